import { queryOptions } from '@tanstack/react-query';
import { listCalculationVersions } from '@/lib/contract/calculations';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** `all` is shared by every screen that calculates under a Perhitungan: a write here marks them too. */
export const calculationKeys = {
  all: queryRoot('calculations'),
  versions: () => [...calculationKeys.all, 'versions'] as const,
};

/** Every version of every Perhitungan; a company has a few dozen, so there are no pages. */
export function versionsOptions() {
  return queryOptions({
    queryKey: calculationKeys.versions(),
    queryFn: ({ signal }) => call(listCalculationVersions, { signal }),
  });
}
