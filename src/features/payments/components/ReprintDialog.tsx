import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PaperSelect, type PaperSelectProps } from '@/components/PrintSheet/PaperSelect';
import styles from './ReprintDialog.module.css';

export interface ReprintDialogProps extends PaperSelectProps {
  /** Number of the receipt. */
  invoice: string;
  /** The print is being counted. */
  printing?: boolean;
  /** How often the receipt was printed, once a paper was given to the printer; null before. */
  printed?: number | null;
  /** What went wrong, as a sentence. */
  problem?: string | undefined;
  /** Asked for the print. */
  onPrint: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints a receipt that is written already. Every print is counted, and the paper says which one it is. */
export function ReprintDialog(props: ReprintDialogProps) {
  const { invoice, size, onSize, printing = false, printed = null, problem, onPrint, onClose } = props;
  return (
    <Dialog
      open
      busy={printing}
      title={`Cetak nota ${invoice}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{printed ? 'Selesai' : 'Tutup'}</Button>
          <Button
            kind={printed ? 'secondary' : 'primary'}
            busy={printing}
            busyLabel="Menyiapkan…"
            onClick={onPrint}
          >
            {printed ? 'Cetak lagi' : 'Cetak'}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <p>Setiap cetakan dihitung dan dicatat. Cetakan kedua dan seterusnya bertanda “Cetak ulang”.</p>
        <PaperSelect size={size} onSize={onSize} />
        {printed !== null && (
          <InlineAlert tone="success">
            {printed > 1
              ? `Diberikan ke pencetak sebagai cetak ulang ke-${printed - 1}.`
              : 'Diberikan ke pencetak.'}
          </InlineAlert>
        )}
        {problem && (
          <InlineAlert tone="danger" title="Belum tercetak">
            {problem} Tekan Cetak untuk mencoba lagi; cetakan ini hanya dihitung sekali.
          </InlineAlert>
        )}
      </div>
    </Dialog>
  );
}
