import { useEffect, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { FileField } from '@/components/FileField/FileField';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { Crop } from '@/components/PhotoCropper/crop';
import { cropPhoto } from '@/components/PhotoCropper/cropPhoto';
import { PhotoCropper } from '@/components/PhotoCropper/PhotoCropper';
import styles from './PhotoDialog.module.css';

export interface PhotoDialogProps {
  /** Whose photo it is. */
  name: string;
  /** Side of the square that is handed on at most, px. */
  side: number;
  /** It is being sent. */
  busy?: boolean;
  /** Why it was not kept. */
  problem?: string | null | undefined;
  /** The square that was cut. */
  onSave: (photo: Blob) => void;
  /** Asked to be closed. */
  onClose: () => void;
}

interface Chosen {
  name: string;
  address: string;
}

const UNREADABLE = 'Foto ini tidak dapat dibaca di peramban ini. Pilih JPEG, PNG, atau WebP.';

/** Chooses a photo from a file or the phone's camera, cuts a square of it, and hands that on. */
export function PhotoDialog({ name, side, busy = false, problem, onSave, onClose }: PhotoDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [cut, setCut] = useState<{ crop: Crop; picture: HTMLImageElement } | null>(null);
  const [fault, setFault] = useState<string>();
  const address = chosen?.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  const handleFile = (file: File) => {
    setCut(null);
    setFault(undefined);
    setChosen({ name: file.name, address: URL.createObjectURL(file) });
  };
  const handleSave = async () => {
    if (!cut) return setFault((now) => now ?? 'Pilih foto dahulu.');
    const photo = await cropPhoto(cut.picture, cut.crop, side).catch(() => null);
    if (!photo) return setFault(UNREADABLE);
    onSave(photo);
  };
  return (
    <Dialog
      open
      title={`Foto ${name}`.trim()}
      busy={busy}
      changed={cut !== null}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button kind="primary" busy={busy} busyLabel="Mengirim…" onClick={() => void handleSave()}>
            Simpan foto
          </Button>
        </>
      }
    >
      <div className={styles.change}>
        {problem && (
          <InlineAlert tone="danger" title="Foto belum tersimpan">
            {problem}
          </InlineAlert>
        )}
        <FileField
          label="Foto"
          fileName={chosen?.name ?? null}
          accept="image/*"
          hint="Dari berkas atau kamera. Foto dikecilkan di perangkat ini sebelum dikirim."
          error={fault}
          busy={busy}
          onFile={handleFile}
        />
        {chosen && fault === undefined && (
          <PhotoCropper
            key={chosen.address}
            src={chosen.address}
            crop={cut?.crop ?? null}
            onCrop={(crop, picture) => setCut({ crop, picture })}
            onUnreadable={() => setFault(UNREADABLE)}
          />
        )}
      </div>
    </Dialog>
  );
}
