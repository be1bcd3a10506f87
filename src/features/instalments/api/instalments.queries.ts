import { queryOptions } from '@tanstack/react-query';
import { listCalculations } from '@/lib/contract/calculations';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

const calculationKeys = {
  /** Below the shared root: a write of the master screens marks them. */
  inForce: () => [...queryRoot('calculations'), 'inForce'] as const,
};

/** The Perhitungan that are in force today. */
export function calculationsOptions() {
  return queryOptions({
    queryKey: calculationKeys.inForce(),
    queryFn: ({ signal }) => call(listCalculations, { signal }),
    staleTime: 60_000,
  });
}
