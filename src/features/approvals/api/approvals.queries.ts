import { queryOptions } from '@tanstack/react-query';
import type { ReadEvidence } from '@/lib/approvals/Evidence';
import { countApprovalInbox, type ApprovalRow } from '@/lib/contract/approvalInbox';
import { nullWithoutCall } from '@/lib/http/nullWithoutCall';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { keyOf } from '../domain/chosenTogether';

/** How much waits for this person, and of theirs; null where the host has no such call. */
export const approvalCountOptions = () =>
  queryOptions({
    queryKey: [...queryRoot('approvals'), 'count'] as const,
    queryFn: ({ signal }) => nullWithoutCall(call(countApprovalInbox, { signal })),
    retry: false,
    staleTime: 0,
  });

/** What somebody decides on, read once: it stays as it was shown until they ask for it again. */
export const evidenceOptions = (row: ApprovalRow, read: ReadEvidence) =>
  queryOptions({
    queryKey: [...queryRoot('approval-evidence'), keyOf(row)] as const,
    queryFn: ({ signal }) => read(row, signal),
    retry: false,
    staleTime: Infinity,
    // Yesterday's figures are no figures to decide on.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
