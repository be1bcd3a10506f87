import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './OwnWaitingNotice.module.css';

/** A request of the cashier's own. */
export type OwnRequest = CashierDay['own_waiting'][number];

export interface OwnWaitingNoticeProps {
  /** What the cashier asked for and nobody decided yet. */
  waiting: readonly OwnRequest[];
  /** Where a request is opened. */
  hrefOf: (request: OwnRequest) => string;
}

/** Before a day is closed: which of the cashier's own requests may still move it; nothing where none waits. */
export function OwnWaitingNotice({ waiting, hrefOf }: OwnWaitingNoticeProps) {
  if (waiting.length === 0) return null;
  return (
    <InlineAlert tone="warning" title={`${formatNumber(waiting.length)} permintaan Anda belum diputuskan`}>
      <ul className={styles.root}>
        {waiting.map((request) => (
          <li key={`${request.on}${request.id}`}>
            <Link href={hrefOf(request)}>{request.summary}</Link>
          </li>
        ))}
      </ul>
      Bila disetujui sesudah kas ditutup, pembayaran tunai ditolak, dan perubahan nota minta kas dihitung
      lagi.
    </InlineAlert>
  );
}
