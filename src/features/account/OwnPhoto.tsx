import { useState } from 'react';
import { Avatar } from '@/components/Avatar/Avatar';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import { errorMessage } from '@/lib/http/ApiError';
import { useSavePhoto } from './api/useSavePhoto';
import { PhotoChange } from './PhotoChange';
import styles from './OwnPhoto.module.css';

export interface OwnPhotoProps {
  /** Full address, or null: initials stand in. */
  photo: string | null;
  /** Whose it is. */
  name: string;
}

/** One's own photo: chosen, cut to a square, and taken away. */
export function OwnPhoto({ photo, name }: OwnPhotoProps) {
  const toast = useToast();
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const { send, isPending } = useSavePhoto();
  const handleRemove = () => {
    setOpen(null);
    send(null, {
      onSuccess: () => toast.show({ tone: 'success', message: 'Foto sudah dihapus.' }),
      onError: (failure) =>
        toast.show({ tone: 'danger', message: `Foto belum dihapus. ${errorMessage(failure)}` }),
    });
  };
  return (
    <div className={styles.root}>
      <Avatar src={photo} name={name} size={64} />
      <Button onClick={() => setOpen('change')}>{photo ? 'Ganti foto' : 'Pilih foto'}</Button>
      {photo && (
        <Button kind="quiet" busy={isPending} busyLabel="Menghapus…" onClick={() => setOpen('remove')}>
          Hapus foto
        </Button>
      )}
      {open === 'change' && <PhotoChange name={name} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'remove'}
        kind="danger"
        title="Hapus foto?"
        confirmLabel="Hapus"
        onCancel={() => setOpen(null)}
        onConfirm={handleRemove}
      >
        Inisial nama Anda yang tampil.
      </ConfirmDialog>
    </div>
  );
}
