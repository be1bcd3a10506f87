import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { PhotoDialog } from '@/components/PhotoDialog/PhotoDialog';
import { useToast } from '@/components/Toast/useToast';
import { PORTRAIT_SIDE } from '@/lib/contract/portrait';
import type { StaffPerson } from '@/lib/contract/staff';
import { useStaffPhoto } from './api/useStaffPhoto';

export interface StaffPhotoProps {
  /** Whose photo it is. */
  person: StaffPerson;
  /** The photo is taken away, instead of another chosen. */
  removes: boolean;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Another photo of somebody, or the end of the one they have. */
export function StaffPhoto({ person: { id, name }, removes, onClose }: StaffPhotoProps) {
  const toast = useToast();
  const { send, isPending, problem } = useStaffPhoto(id);
  const save = (photo: Blob | null) =>
    send(photo, {
      onSuccess: () => {
        toast.show({ tone: 'success', message: photo ? 'Foto sudah diganti.' : 'Foto sudah dihapus.' });
        onClose();
      },
    });
  if (!removes) {
    const sending = { busy: isPending, problem, onSave: save, onClose };
    return <PhotoDialog name={name} side={PORTRAIT_SIDE} {...sending} />;
  }
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={`Hapus foto ${name}?`}
      confirmLabel="Hapus foto"
      busy={isPending}
      error={problem}
      onCancel={onClose}
      onConfirm={() => save(null)}
    >
      Inisial namanya yang tampil.
    </ConfirmDialog>
  );
}
