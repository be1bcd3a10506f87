import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { Approval } from '@/lib/contract/approvals';
import { asSentence } from '@/lib/format/sentence';
import { formatInstant } from '@/lib/format/tanggal';
import { kindOf, REQUEST_LABELS } from '../domain/requestText';
import styles from './PendingNotice.module.css';

export interface PendingNoticeProps {
  /** The request that waits. */
  waiting: Approval;
  /** The reader asked for it: somebody else decides. */
  mine: boolean;
  /** The reader may approve or reject it. */
  canDecide: boolean;
  /** Asked to see the request. */
  onReview: () => void;
  /** Refused, with the reason that was given. */
  onReject: () => void;
  /** Takes one's own request back; left out where the host can't. */
  onWithdraw?: (() => void) | undefined;
}

/** Says on the receipt itself that a request waits, who asked, when and why. */
export function PendingNotice({
  waiting,
  mine,
  canDecide,
  onReview,
  onReject,
  onWithdraw,
}: PendingNoticeProps) {
  const who = mine ? 'Anda' : waiting.request_by.name || waiting.request_by.username;
  const when = waiting.requested_at ? ` pada ${formatInstant(waiting.requested_at)}` : '';
  return (
    <InlineAlert
      tone="warning"
      title="Menunggu persetujuan"
      action={
        canDecide ? (
          <div className={styles.root}>
            <Button onClick={onReview}>Tinjau</Button>
            <Button kind="danger" onClick={onReject}>
              Tolak
            </Button>
          </div>
        ) : (
          mine && onWithdraw && <Button onClick={onWithdraw}>Tarik permintaan</Button>
        )
      }
    >
      {who}
      {` meminta ${REQUEST_LABELS[kindOf(waiting)].noun}`}
      {when}. {asSentence(waiting.reason)} {decidedBy(mine, canDecide)}
    </InlineAlert>
  );
}

/** Who decides, and what has to wait for it. */
function decidedBy(mine: boolean, canDecide: boolean): string {
  if (mine)
    return 'Penyetuju lain yang akan memutuskannya. Permintaan lain dapat dibuat sesudah itu, atau sesudah yang ini ditarik.';
  if (canDecide) return '';
  return 'Diputuskan oleh penyetuju kantor ini; permintaan lain dapat dibuat sesudah itu.';
}
