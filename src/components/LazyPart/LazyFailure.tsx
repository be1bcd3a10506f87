import Close from '@mui/icons-material/CloseRounded';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import styles from './LazyFailure.module.css';

/** `missing`: the code did not arrive. `outdated`: it does not arrive although there is a network. `broken`: it failed. */
export type LazyProblem = 'missing' | 'outdated' | 'broken';

export interface LazyFailureProps {
  /** Why the part did not come. */
  problem: LazyProblem;
  /** `overlay`: a card above the page, for what opens above it. `section`: in its place. */
  shape: 'overlay' | 'section';
  /** Another try is under way. */
  retrying?: boolean;
  /** Asked to try again. */
  onRetry: () => void;
  /** For `overlay`: leave it. */
  onClose?: (() => void) | undefined;
  /** For `outdated`: load the whole page again. */
  onReload: () => void;
}

const PROBLEM_TEXTS: Record<LazyProblem, string> = {
  missing: 'Bagian ini belum dapat dimuat. Periksa jaringan, lalu coba lagi.',
  outdated: 'Bagian ini masih belum dapat dimuat. Mungkin ada versi baru: muat ulang halaman.',
  broken: 'Bagian ini tidak dapat ditampilkan. Coba lagi, atau muat ulang halaman.',
};

/** In the place of a part of the page that could not be shown; the rest of the page goes on. */
export function LazyFailure({
  problem,
  shape,
  retrying = false,
  onRetry,
  onClose,
  onReload,
}: LazyFailureProps) {
  return (
    <div className={styles.root} data-shape={shape}>
      <InlineAlert
        tone="danger"
        action={
          <>
            <Button kind="quiet" busy={retrying} busyLabel="Mencoba…" onClick={onRetry}>
              Coba lagi
            </Button>
            {problem === 'outdated' && (
              <Button kind="quiet" onClick={onReload}>
                Muat ulang
              </Button>
            )}
          </>
        }
      >
        {PROBLEM_TEXTS[problem]}
      </InlineAlert>
      {onClose && (
        <IconButton label="Tutup" onClick={onClose}>
          <Close aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
