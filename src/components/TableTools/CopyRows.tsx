import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import { Button } from '@/components/Button/Button';
import { useToast } from '@/components/Toast/useToast';

export interface CopyRowsProps {
  /** Made when the button is pressed; cells between tabs. */
  textOf: () => string;
  /** What was copied: '3 nota'. */
  what: string;
}

/** Puts the chosen rows on the clipboard, as a spreadsheet takes them. */
export function CopyRows({ textOf, what }: CopyRowsProps) {
  const toast = useToast();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(textOf());
      toast.show({ tone: 'success', message: `${what} tersalin. Tempelkan di lembar kerja.` });
    } catch {
      toast.show({
        tone: 'danger',
        message: `${what} belum tersalin: peramban tidak mengizinkan. Izinkan papan klip, lalu tekan Salin lagi.`,
      });
    }
  };
  return (
    <Button kind="quiet" icon={<ContentCopy aria-hidden />} onClick={() => void handleCopy()}>
      Salin
    </Button>
  );
}
