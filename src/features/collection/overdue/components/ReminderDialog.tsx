import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { OverdueReminder } from '@/lib/contract/overdue';
import { ReminderText } from '../../reminder/ReminderText';
import { reminderText } from '../domain/reminderText';

export interface ReminderDialogProps {
  /** Whom it is for. */
  name: string;
  /** What is owed now; undefined: not read yet. */
  reminder: OverdueReminder | undefined;
  /** Why it could not be read. */
  error: Error | null;
  /** Another try is under way. */
  retrying: boolean;
  /** Reads it once more. */
  onRetry: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The text for WhatsApp, shown and changed before it is sent: it tells amount and due day, nothing else. */
export function ReminderDialog({ name, reminder, error, retrying, onRetry, onClose }: ReminderDialogProps) {
  const title = `Ingatkan ${name}`;
  if (!reminder) {
    return (
      <Dialog open title={title} onClose={onClose} actions={<CancelButton>Tutup</CancelButton>}>
        {error ? <ErrorState {...{ error, retrying, onRetry }} /> : <SkeletonLines lines={4} />}
      </Dialog>
    );
  }
  if (reminder.next_due === null) {
    return (
      <Dialog open title={title} onClose={onClose} actions={<CancelButton>Tutup</CancelButton>}>
        <p>Semua angsuran kontrak ini sudah tertutup. Tidak ada yang perlu diingatkan.</p>
      </Dialog>
    );
  }
  return (
    <ReminderText name={name} phone={reminder.phone} proposed={reminderText(reminder)} onClose={onClose} />
  );
}
