import { queryOptions } from '@tanstack/react-query';
import { listRegions } from '@/lib/contract/regions';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import type { PartnerSide } from '../domain/partnerSide';

/** From general to special; every write about a kind marks `side`. */
export const partnerKeys = {
  all: queryRoot('partners'),
  side: ({ kind }: PartnerSide) => [...partnerKeys.all, kind] as const,
  detail: (side: PartnerSide, id: string) => [...partnerKeys.side(side), 'detail', id] as const,
  regions: (below: string) => [...partnerKeys.all, 'regions', below] as const,
};

/** One partner. */
export const partnerOptions = (side: PartnerSide, id: string) =>
  queryOptions({
    queryKey: partnerKeys.detail(side, id),
    queryFn: ({ signal }) => call(side.calls.get, { params: { id }, signal }),
  });

/** Provinces, or what lies in one. */
export const regionOptions = (below: string) =>
  queryOptions({
    queryKey: partnerKeys.regions(below),
    queryFn: ({ signal }) => call(listRegions, { query: below === '' ? {} : { below }, signal }),
    staleTime: 60 * 60_000,
  });
