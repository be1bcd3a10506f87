import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { TextArea } from '@/components/TextArea/TextArea';
import { useToast } from '@/components/Toast/useToast';

export interface CopyForWhatsAppProps {
  /** Made when the button is pressed. */
  textOf: () => string;
  /** Default 'Salin untuk WhatsApp'. */
  label?: string;
}

/** Puts a text on the clipboard. Where the browser refuses, the text is shown selected, ready to be copied by hand. */
export function CopyForWhatsApp({ textOf, label = 'Salin untuk WhatsApp' }: CopyForWhatsAppProps) {
  const toast = useToast();
  const [refused, setRefused] = useState<string | null>(null);
  const handleCopy = async () => {
    const text = textOf();
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ tone: 'success', message: 'Tersalin. Tempelkan di WhatsApp.' });
    } catch {
      setRefused(text);
    }
  };
  return (
    <>
      <Button icon={<ContentCopy aria-hidden />} onClick={() => void handleCopy()}>
        {label}
      </Button>
      <Dialog
        open={refused !== null}
        onClose={() => setRefused(null)}
        title="Salin dengan tangan"
        actions={<Button onClick={() => setRefused(null)}>Tutup</Button>}
      >
        <TextArea
          label="Teks untuk WhatsApp"
          readOnly
          autoFocus
          rows={10}
          hint="Peramban menolak penyalinan otomatis. Teks sudah dipilih: tekan Ctrl+C, atau tekan lama lalu Salin."
          value={refused ?? ''}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  );
}
