import { EventList } from '@/components/EventList/EventList';
import { Link } from '@/components/Link/Link';
import type { ContractEvent } from '@/lib/contract/contractDetail';

export interface ContractHistoryProps {
  /** Newest first. */
  events: readonly ContractEvent[];
  /** Address of a receipt's page; left out for those who may not open one. */
  hrefOfReceipt?: ((id: number) => string) | undefined;
}

/** What was done to a contract and its receipts, newest first. */
export function ContractHistory({ events, hrefOfReceipt }: ContractHistoryProps) {
  return (
    <EventList
      empty="Belum ada catatan pada kontrak ini."
      events={events.map(({ receipt_id, summary, ...event }) => ({
        ...event,
        summary:
          receipt_id !== null && hrefOfReceipt ? (
            <Link href={hrefOfReceipt(receipt_id)}>{summary}</Link>
          ) : (
            summary
          ),
      }))}
    />
  );
}
