import { queryOptions } from '@tanstack/react-query';
import { countCreditExport } from '@/lib/contract/creditExport';
import { call } from '@/lib/http/request';
import { listQuery, type CreditListState } from '../domain/creditListState';
import { creditKeys } from './credits.queries';

/** What an export asks for: the list's filters and order, without its page. */
export function exportQuery(state: CreditListState) {
  const query = listQuery(state);
  delete query.page;
  delete query.size;
  return query;
}

/** How many rows an export would hold; asked again each time, because it is a promise. */
export function creditExportOptions(state: CreditListState) {
  return queryOptions({
    queryKey: [...creditKeys.all, 'export', exportQuery(state)],
    queryFn: ({ signal }) => call(countCreditExport, { query: exportQuery(state), signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
