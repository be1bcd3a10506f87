import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { PaperSize } from '@/lib/paper/papers';
import { PaperChoice } from './PaperChoice';
import { PaperPreview } from './PaperPreview';
import { PaperSelect } from './PaperSelect';
import styles from './PrintDialog.module.css';

export interface PrintDialogProps {
  /** What it is, in words. */
  title: string;
  /** The paper of this device; null: it was never chosen, so that is asked first. */
  size: PaperSize | null;
  /** Another paper was chosen. */
  onSize: (size: PaperSize) => void;
  /** What comes out on a paper; null: it is not known yet. */
  papers: ((size: PaperSize) => ReactNode) | null;
  /** Stands beside the paper: what was saved, what printing means, what went wrong. */
  children?: ReactNode;
  /** It is being prepared for the printer. */
  busy?: boolean;
  /** It was given to the printer already. */
  printed?: boolean;
  /** In the place of the paper: it can't be shown. */
  instead?: ReactNode;
  /** Asked to be printed. */
  onPrint: () => void;
  /** Asked to be closed. */
  onClose: () => void;
  /** What comes next once it was given to the printer; it then has the focus, so that Enter goes on. */
  next?: { label: string; onPress: () => void } | undefined;
}

/**
 * The paper is seen before it is printed, and chosen once for the device before the first print; another can be chosen
 * here at any time. Enter prints.
 */
export function PrintDialog(props: PrintDialogProps) {
  const { title, size, onSize, papers, children, busy = false, printed = false, instead } = props;
  const { onPrint, onClose, next } = props;
  const [wanted, setWanted] = useState<PaperSize | null>(null);
  const whyNot = useId();
  const close = <Button onClick={onClose}>{printed ? 'Selesai' : 'Tutup'}</Button>;
  if (size === null) {
    return (
      <Dialog
        open
        title={title}
        // The choice is no text that could be lost.
        changed={false}
        onClose={onClose}
        actions={
          <>
            {close}
            <Button
              kind="primary"
              disabled={!wanted}
              aria-describedby={wanted ? undefined : whyNot}
              onClick={() => wanted && onSize(wanted)}
            >
              Lihat cetakan
            </Button>
          </>
        }
      >
        <div className={styles.root} data-step="choice">
          {children}
          <PaperChoice size={wanted} onSize={setWanted} />
          {!wanted && (
            <WhyNot id={whyNot} action="Lihat cetakan">
              pilih dahulu kertasnya.
            </WhyNot>
          )}
          <p>
            Ditanyakan sekali untuk perangkat ini. Kertas lain dapat dipilih kapan saja di pratinjau cetak.
          </p>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="large"
      title={title}
      changed={false}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          {close}
          <Button
            key={papers ? 'ready' : 'waiting'}
            kind={printed ? 'secondary' : 'primary'}
            autoFocus
            busy={busy || (!papers && !instead)}
            busyLabel="Menyiapkan…"
            disabled={!papers && Boolean(instead)}
            onClick={onPrint}
          >
            {printed ? 'Cetak lagi' : 'Cetak'}
          </Button>
          {printed && !busy && next && (
            <Button kind="primary" autoFocus onClick={next.onPress}>
              {next.label}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.root}>
        <div>
          {children}
          <PaperSelect size={size} onSize={onSize} />
        </div>
        {papers ? (
          <PaperPreview size={size}>{papers(size)}</PaperPreview>
        ) : (
          (instead ?? <SkeletonLines lines={12} />)
        )}
      </div>
    </Dialog>
  );
}
