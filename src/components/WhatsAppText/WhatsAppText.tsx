import WhatsApp from '@mui/icons-material/WhatsApp';
import { useState, type ReactNode } from 'react';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { TextArea } from '@/components/TextArea/TextArea';
import { whatsAppHref, whatsAppNumber } from '@/lib/format/whatsApp';

export interface WhatsAppTextProps {
  /** What it is, and to whom. */
  title: string;
  /** The receiver's, as it was recorded. */
  phone: string;
  /** What is proposed to be sent; null: nothing is, `children` say why. */
  proposed: string | null;
  /** Stands above the text: what is to be known before it is sent. */
  warning?: ReactNode;
  /** It is not to be sent yet. */
  held?: boolean;
  /** Stands in the text's place while there is none. */
  children?: ReactNode;
  /** Asked to be closed. */
  onClose: () => void;
}

/** A text for WhatsApp, shown and changed before it is sent. */
export function WhatsAppText({
  title,
  phone,
  proposed,
  warning,
  held = false,
  children,
  onClose,
}: WhatsAppTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? proposed;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      changed={typed !== null}
      actions={
        <>
          <CancelButton>Tutup</CancelButton>
          {text !== null && !held && (
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
          )}
        </>
      }
    >
      {text === null ? (
        children
      ) : (
        <>
          {warning}
          <TextArea
            label="Teks untuk WhatsApp"
            rows={6}
            value={text}
            hint={
              whatsAppNumber(phone) !== null
                ? 'Sebut hanya jumlah dan tanggal: orang lain mungkin ikut membaca.'
                : `Nomor telepon nasabah (${phone || 'kosong'}) bukan nomor WhatsApp. Pilih nasabah sendiri di sana: orang lain tidak boleh ditagih.`
            }
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
    </Dialog>
  );
}
