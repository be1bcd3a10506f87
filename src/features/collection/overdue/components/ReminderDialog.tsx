import WhatsApp from '@mui/icons-material/WhatsApp';
import { useState } from 'react';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { TextArea } from '@/components/TextArea/TextArea';
import type { OverdueReminder } from '@/lib/contract/overdue';
import { whatsAppHref, whatsAppNumber } from '@/lib/format/whatsApp';
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
  const [typed, setTyped] = useState<string | null>(null);
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
  const text = typed ?? reminderText(reminder);
  const isKnown = whatsAppNumber(reminder.phone) !== null;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      changed={typed !== null}
      actions={
        <>
          <CancelButton>Tutup</CancelButton>
          <LinkButton
            kind="primary"
            icon={<WhatsApp aria-hidden />}
            href={whatsAppHref(text, reminder.phone)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
          >
            Buka WhatsApp
          </LinkButton>
        </>
      }
    >
      <TextArea
        label="Teks untuk WhatsApp"
        rows={6}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        hint={
          isKnown
            ? 'Sebut hanya jumlah dan tanggal: orang lain mungkin ikut membaca.'
            : `Nomor telepon nasabah (${reminder.phone || 'kosong'}) bukan nomor WhatsApp: pilih penerimanya di sana.`
        }
      />
    </Dialog>
  );
}
