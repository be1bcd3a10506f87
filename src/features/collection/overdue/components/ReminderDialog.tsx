import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { OverdueReminder } from '@/lib/contract/overdue';
import { ReminderText } from '@/components/ReminderText/ReminderText';
import { formatRupiah } from '@/lib/format/rupiah';
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

/** The text for WhatsApp, shown and changed before it is sent: it tells what is to be paid and since when, nothing else. */
export function ReminderDialog({ name, reminder, error, retrying, onRetry, onClose }: ReminderDialogProps) {
  const owes = reminder !== undefined && reminder.total > reminder.deposit;
  return (
    <ReminderText
      title={`Ingatkan ${name}`}
      phone={reminder?.phone ?? ''}
      hours={reminder?.hours}
      proposed={owes ? reminderText(reminder) : null}
      onClose={onClose}
    >
      {reminder ? (
        <p>
          {reminder.total > 0
            ? `Titipan ${formatRupiah(reminder.deposit)} sudah menutupnya. Pakai dulu titipan itu di Pembayaran.`
            : 'Semua angsuran kontrak ini sudah tertutup. Tidak ada yang perlu diingatkan.'}
        </p>
      ) : error ? (
        <ErrorState {...{ error, retrying, onRetry }} />
      ) : (
        <SkeletonLines lines={4} />
      )}
    </ReminderText>
  );
}
