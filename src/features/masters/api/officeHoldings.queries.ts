import { queryOptions } from '@tanstack/react-query';
import { getOfficeHoldings } from '@/lib/contract/officeClosing';
import { call } from '@/lib/http/request';
import { masterKeys } from './masters.queries';

/** What is still in an office; always asked for again, for it is looked at before the office is switched off. */
export function officeHoldingsOptions(id: number) {
  return queryOptions({
    queryKey: [...masterKeys.holdings, id] as const,
    queryFn: ({ signal }) => call(getOfficeHoldings, { params: { id: String(id) }, signal }),
    staleTime: 0,
  });
}
