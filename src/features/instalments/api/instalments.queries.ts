import { queryOptions } from '@tanstack/react-query';
import { listCalculations } from '@/lib/contract/calculations';
import { call } from '@/lib/http/request';

/** The Perhitungan that are in force today; a write of the master screens marks them. */
export function calculationsOptions() {
  return queryOptions({
    queryKey: ['calculations', 'inForce'] as const,
    queryFn: ({ signal }) => call(listCalculations, { signal }),
    staleTime: 60_000,
  });
}
