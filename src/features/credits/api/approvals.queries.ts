import { queryOptions } from '@tanstack/react-query';
import { listApprovals, type Approval } from '@/lib/contract/approvals';
import { call } from '@/lib/http/request';
import { creditKeys } from './credits.queries';
import { nullWithoutCall } from './nullWithoutCall';

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
