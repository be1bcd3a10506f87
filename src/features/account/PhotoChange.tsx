import { PhotoDialog } from '@/components/PhotoDialog/PhotoDialog';
import { useToast } from '@/components/Toast/useToast';
import { PORTRAIT_SIDE } from '@/lib/contract/portrait';
import { useSavePhoto } from './api/useSavePhoto';

export interface PhotoChangeProps {
  /** Whose photo it is. */
  name: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Another photo of one's own. */
export function PhotoChange({ name, onClose }: PhotoChangeProps) {
  const toast = useToast();
  const { send, isPending, problem } = useSavePhoto();
  const handleSave = (photo: Blob) =>
    send(photo, {
      onSuccess: () => {
        toast.show({ tone: 'success', message: 'Foto sudah diganti.' });
        onClose();
      },
    });
  return (
    <PhotoDialog
      name={name}
      side={PORTRAIT_SIDE}
      busy={isPending}
      problem={problem}
      onSave={handleSave}
      onClose={onClose}
    />
  );
}
