import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './SendingDialog.module.css';

export interface SendingDialogProps {
  /** Nothing to show while idle. */
  phase: 'idle' | 'sending' | 'failed' | 'done';
  /** Lines that have arrived, of `total`. */
  sent: number;
  /** How many lines there are. */
  total: number;
  /** Why it stopped. */
  problem?: string | undefined;
  /** Where the same file already is; then there is nothing to send. */
  takenHref?: string | undefined;
  /** Asked to send the rest. */
  onContinue: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** How far a statement has been sent; after a failure it goes on where it was. */
export function SendingDialog(props: SendingDialogProps) {
  const { phase, sent, total, problem, takenHref, onContinue, onClose } = props;
  const failed = phase === 'failed';
  if (phase === 'idle') return null;
  return (
    <Dialog
      open
      title={failed ? (takenHref ? 'Sudah pernah diunggah' : 'Pengiriman terhenti') : 'Mengirim mutasi'}
      busy={!failed}
      onClose={failed ? onClose : undefined}
      actions={
        failed && (
          <>
            <Button onClick={onClose}>Tutup</Button>
            {takenHref ? (
              <LinkButton kind="primary" href={takenHref}>
                Buka mutasi itu
              </LinkButton>
            ) : (
              <Button kind="primary" onClick={onContinue}>
                Lanjutkan
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.root}>
        {!takenHref && (
          <ProgressBar
            label="Mengirim mutasi"
            value={sent}
            max={total}
            valueText={`${formatNumber(sent)} dari ${formatNumber(total)} baris`}
          />
        )}
        {failed ? (
          <InlineAlert tone={takenHref ? 'info' : 'danger'}>{problem}</InlineAlert>
        ) : (
          <p>Setiap baris langsung dicocokkan dengan kontraknya. Belum ada uang yang tercatat.</p>
        )}
      </div>
    </Dialog>
  );
}
