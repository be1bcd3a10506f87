import WhatsApp from '@mui/icons-material/WhatsApp';
import { useState } from 'react';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { TextArea } from '@/components/TextArea/TextArea';
import type { BorrowerPromise } from '@/lib/contract/calls';
import { whatsAppHref, whatsAppNumber } from '@/lib/format/whatsApp';
import { promiseReminder } from '../domain/callText';

export interface PromiseReminderProps {
  /** Whose promise it is. */
  contract: { code: string; name: string; phone: string };
  /** What is reminded of. */
  promise: BorrowerPromise;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The text for WhatsApp that reminds of a promise, shown and changed before it is sent. */
export function PromiseReminder({ contract, promise, onClose }: PromiseReminderProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { code, name, phone } = contract;
  const text = typed ?? promiseReminder(name, code, promise);
  return (
    <Dialog
      open
      title={`Ingatkan ${name}`}
      onClose={onClose}
      changed={typed !== null}
      actions={
        <>
          <CancelButton>Tutup</CancelButton>
          <LinkButton
            kind="primary"
            icon={<WhatsApp aria-hidden />}
            href={whatsAppHref(text, phone)}
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
        hint={
          whatsAppNumber(phone) !== null
            ? 'Sebut hanya jumlah dan tanggal: orang lain mungkin ikut membaca.'
            : `Nomor telepon nasabah (${phone || 'kosong'}) bukan nomor WhatsApp: pilih penerimanya di sana.`
        }
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  );
}
