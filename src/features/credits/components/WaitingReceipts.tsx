import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { Approval } from '@/lib/contract/approvals';
import { formatInstant } from '@/lib/format/tanggal';
import { requestKey } from '../domain/approvalQueue';
import { kindOf, REQUEST_LABELS } from '../domain/requestText';
import styles from './WaitingReceipts.module.css';

export interface WaitingReceiptsProps {
  /** What waits, oldest first; nothing is shown for nothing. */
  waiting: readonly Approval[];
  /** Asked to see one. */
  onReview: (approval: Approval) => void;
}

/** Says on a contract or its card which changes and voids of its receipts wait for the reader, and opens them. */
export function WaitingReceipts({ waiting, onReview }: WaitingReceiptsProps) {
  if (waiting.length === 0) return null;
  return (
    <div className={styles.root}>
      {waiting.map((approval) => (
        <InlineAlert
          key={requestKey(approval)}
          tone="warning"
          title="Menunggu persetujuan"
          action={<Button onClick={() => onReview(approval)}>Tinjau</Button>}
        >
          {sentenceOf(approval)} {approval.reason}
        </InlineAlert>
      ))}
    </div>
  );
}

function sentenceOf(approval: Approval): string {
  const { credit, request_by, requested_at } = approval;
  const who = request_by.name || request_by.username || 'Seseorang';
  const what = `${who} meminta ${REQUEST_LABELS[kindOf(approval)].noun} nota ${credit.invoice ?? credit.id}`;
  return requested_at ? `${what} pada ${formatInstant(requested_at)}.` : `${what}.`;
}
