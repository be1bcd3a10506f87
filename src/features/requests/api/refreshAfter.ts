import type { QueryClient } from '@tanstack/react-query';
import { requestKeys } from './requests.queries';

/** Keys of what a decision on a contract changes elsewhere: receipts, contracts, payment cards. */
const ELSEWHERE = [['credits'], ['contracts'], ['payments']];

/** What was asked or decided shows everywhere. */
export function refreshAfter(client: QueryClient): void {
  for (const queryKey of [requestKeys.all, ...ELSEWHERE]) void client.invalidateQueries({ queryKey });
}
