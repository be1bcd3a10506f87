import AddPhoto from '@mui/icons-material/AddAPhotoRounded';
import Collections from '@mui/icons-material/CollectionsRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Button } from '@/components/Button/Button';
import { formatFileSize } from '@/lib/format/fileSize';
import styles from './PhotoField.module.css';

/** A photo as it is shown. */
export interface ShownPhoto {
  id: string;
  bytes: number;
  /** Where it can be seen; null: not read from the device yet. */
  address: string | null;
}

export interface PhotoFieldProps {
  /** What they are of, in a word: `survei`. */
  noun: string;
  /** So many there can be. */
  most: number;
  /** In the order in which they were taken. */
  photos: readonly ShownPhoto[];
  /** How many are being made small. */
  adding: number;
  /** Why it cannot be sent so. */
  error: string | undefined;
  /** Photos were taken or chosen. */
  onAdd: (files: readonly File[]) => void;
  /** One is not wanted. */
  onRemove: (id: string) => void;
}

/** The photos of a visit: taken by the camera or chosen, kept on the device. */
export function PhotoField({ noun, most, photos, adding, error, onAdd, onRemove }: PhotoFieldProps) {
  const room = most - photos.length - adding;
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])].slice(0, Math.max(0, room));
    // The same photo can be chosen again after it was removed.
    input.value = '';
    if (files.length > 0) onAdd(files);
  };
  return (
    <div className={styles.root} data-invalid={Boolean(error) || undefined}>
      {photos.length > 0 && (
        <ol>
          {photos.map(({ id, bytes, address }, index) => (
            <li key={id}>
              {address === null ? (
                <ImageOutlined aria-hidden />
              ) : (
                <img src={address} alt={`Foto ${index + 1}`} />
              )}
              <span>{formatFileSize(bytes)}</span>
              <Button kind="quiet" aria-label={`Hapus foto ${index + 1}`} onClick={() => onRemove(id)}>
                Hapus
              </Button>
            </li>
          ))}
        </ol>
      )}
      {room > 0 && (
        <div data-part="acts">
          <label data-part="choice">
            <AddPhoto aria-hidden />
            Ambil foto
            <input
              type="file"
              accept="image/*"
              capture="environment"
              aria-label={`Ambil foto ${noun}`}
              onChange={(event) => take(event.target)}
            />
          </label>
          <label data-part="choice">
            <Collections aria-hidden />
            Pilih dari galeri
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp"
              multiple
              aria-label={`Pilih foto ${noun}`}
              onChange={(event) => take(event.target)}
            />
          </label>
        </div>
      )}
      <p role={error ? 'alert' : 'status'} data-part="note">
        {error ?? (adding > 0 ? `Memperkecil ${adding} foto …` : `${photos.length} dari ${most} foto`)}
      </p>
    </div>
  );
}
