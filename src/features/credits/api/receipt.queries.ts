import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getChangeBasis, type ChangeBasis } from '@/lib/contract/changeBasis';
import { getCredit, type CreditDetail } from '@/lib/contract/creditDetail';
import { getCreditConsequences, type RequestConsequences } from '@/lib/contract/creditRequests';
import type { CreditPage } from '@/lib/contract/creditList';
import type { RecordId } from '@/lib/contract/fields';
import { call, earlyData } from '@/lib/http/request';
import { creditKeys } from './credits.queries';
import { nullWithoutCall } from '@/lib/http/nullWithoutCall';

/** One receipt with its history; opened from a list it shows the row's values at once. */
export function creditDetailOptions(client: QueryClient, id: RecordId) {
  return queryOptions<CreditDetail>({
    queryKey: creditKeys.detail(id),
    queryFn: ({ signal }) => call(getCredit, { params: { id: String(id) }, signal }),
    initialData: () => earlyData(getCredit, { params: { id: String(id) } }),
    placeholderData: () => rowAsDetail(client, id),
  });
}

function rowAsDetail(client: QueryClient, id: RecordId): CreditDetail | undefined {
  const pages = client.getQueriesData<CreditPage>({ queryKey: creditKeys.lists() });
  for (const [, page] of pages) {
    const row = page?.rows.find((one) => String(one.id) === String(id));
    if (row) return { credit: row, statement_line: null, waiting: null, events: [] };
  }
  return undefined;
}

/** What approving the request on a receipt would do now; null where the host can't say. */
export function consequencesOptions(id: RecordId, requestId: number | undefined) {
  return queryOptions({
    queryKey: creditKeys.consequences(id, requestId),
    queryFn: ({ signal }): Promise<RequestConsequences | null> =>
      nullWithoutCall(call(getCreditConsequences, { params: { id: String(id) }, signal })),
    retry: false,
    staleTime: 0,
    // Yesterday's figures are no figures to decide on.
    gcTime: 0,
  });
}

/** What a change of a receipt is calculated from; null where the host can't say. */
export function changeBasisOptions(id: RecordId) {
  return queryOptions({
    queryKey: creditKeys.basis(id),
    queryFn: ({ signal }): Promise<ChangeBasis | null> =>
      nullWithoutCall(call(getChangeBasis, { params: { id: String(id) }, signal })),
    retry: false,
    staleTime: 0,
  });
}
