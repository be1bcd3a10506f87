import type { QueryClient } from '@tanstack/react-query';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { RecordId } from '@/lib/contract/fields';
import { markAffected } from '@/lib/query/markAffected';
import { creditKeys } from './credits.queries';

/** Keeps what an answer says of a receipt; the lists that show it are fetched again. */
export function keepDetail(client: QueryClient, id: RecordId, detail: CreditDetail): void {
  client.setQueryData(creditKeys.detail(id), detail);
  void client.invalidateQueries({ queryKey: creditKeys.lists() });
  void client.invalidateQueries({ queryKey: creditKeys.approvals() });
  markAffected(client, 'waitingChanged');
}
