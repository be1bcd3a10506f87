import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { DateText } from '@/components/DateText/DateText';
import { useToast } from '@/components/Toast/useToast';
import type { ShareLink } from '@/lib/contract/shares';
import { useRevokeLink } from './api/useRevokeLink';

export interface LinkRevokingProps {
  /** The contract code. */
  code: string;
  /** The link that is to end; null: nothing is asked. */
  link: ShareLink | null;
  /** Done, or left. */
  onClose: () => void;
}

/** Asks once before a link ends: nobody can make it open again. */
export function LinkRevoking({ code, link, onClose }: LinkRevokingProps) {
  const toast = useToast();
  const { send, isPending, problem, reset } = useRevokeLink(code);
  const handleConfirm = () => {
    if (!link) return;
    send(link.id, {
      onSuccess: () =>
        toast.tell({ message: 'Tautan dicabut.', next: 'Buat yang baru bila masih diperlukan.' }, onClose),
    });
  };
  return (
    <ConfirmDialog
      open={link !== null}
      kind="danger"
      title="Cabut tautan ini?"
      confirmLabel="Cabut"
      busy={isPending}
      error={problem}
      onConfirm={handleConfirm}
      onCancel={() => {
        onClose();
        reset();
      }}
    >
      <p>
        Siapa pun yang memegangnya tidak dapat membuka kartu lagi. Tautan ini seharusnya berlaku sampai{' '}
        <DateText kind="instant" value={link?.ends_at} />.
      </p>
    </ConfirmDialog>
  );
}
