import { useQuery } from '@tanstack/react-query';
import type { Approval } from '@/lib/contract/approvals';
import { errorMessage } from '@/lib/http/ApiError';
import { consequencesOptions } from './api/receipt.queries';
import type { ApprovalEffect } from './domain/approvalEffect';

const OTHER_WAITS = 'Yang menunggu pada nota ini sekarang permintaan lain. Tutup, lalu buka lagi.';

/** What approving a request would do, calculated by the server; `asking` false: as it was known last. */
export function useApprovalEffect(approval: Approval, asking: boolean): ApprovalEffect {
  const { request_id, credit } = approval;
  const canSay = request_id !== undefined;
  const { data, error, refetch, isFetching } = useQuery({
    ...consequencesOptions(credit.id, request_id),
    enabled: canSay && asking,
  });
  if (!canSay || data === null) return { state: 'unknown' };
  const onRetry = () => void refetch();
  if (error) {
    return isFetching ? { state: 'loading' } : { state: 'failed', message: errorMessage(error), onRetry };
  }
  if (!data) return { state: 'loading' };
  return data.request_id === request_id
    ? { state: 'ready', found: data }
    : { state: 'failed', message: OTHER_WAITS, onRetry };
}
