import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listApprovals, type Approval } from '@/lib/contract/approvals';
import { call } from '@/lib/http/request';
import { creditKeys } from './credits.queries';
import { nullWithoutCall } from '@/lib/http/nullWithoutCall';

/**
 * What waits for this approver, oldest first; null where the host has no such list, for then only the push
 * says what waits.
 */
export function approvalsOptions() {
  return queryOptions({
    queryKey: creditKeys.approvals(),
    queryFn: ({ signal }): Promise<Approval[] | null> => nullWithoutCall(call(listApprovals, { signal })),
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: (query) => query.state.data !== null,
  });
}

/**
 * A request was pushed: a list that is on its way may have been read before it, and would take it away again, so it is
 * asked for once more.
 */
export async function dropOlderApprovals(client: QueryClient): Promise<void> {
  const queryKey = creditKeys.approvals();
  if (client.isFetching({ queryKey }) === 0) return;
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
