import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listRegions } from '@/lib/contract/regions';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { listQuery, type PartnerListState } from '../domain/partnerListState';
import type { PartnerSide } from '../domain/partnerSide';

/** From general to special; every write about a kind marks `side`. */
export const partnerKeys = {
  all: queryRoot('partners'),
  side: ({ kind }: PartnerSide) => [...partnerKeys.all, kind] as const,
  list: (side: PartnerSide, state: PartnerListState) =>
    [...partnerKeys.side(side), 'list', listQuery(state)] as const,
  detail: (side: PartnerSide, id: string) => [...partnerKeys.side(side), 'detail', id] as const,
  applications: (side: PartnerSide, id: string, page: number) =>
    [...partnerKeys.side(side), 'applications', id, page] as const,
  regions: (below: string) => [...partnerKeys.all, 'regions', below] as const,
};

/** One page of partners; while another is fetched the one before stays on screen. */
export const partnerListOptions = (side: PartnerSide, state: PartnerListState) =>
  queryOptions({
    queryKey: partnerKeys.list(side, state),
    queryFn: ({ signal }) => call(side.calls.list, { query: listQuery(state), signal }),
    placeholderData: keepPreviousData,
  });

/** One partner. */
export const partnerOptions = (side: PartnerSide, id: string) =>
  queryOptions({
    queryKey: partnerKeys.detail(side, id),
    queryFn: ({ signal }) => call(side.calls.get, { params: { id }, signal }),
  });

/** One page of the registrations that name a partner. */
export const applicationOptions = (side: PartnerSide, id: string, page: number) =>
  queryOptions({
    queryKey: partnerKeys.applications(side, id, page),
    queryFn: ({ signal }) => call(side.calls.applications, { params: { id }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** Provinces, or what lies in one. */
export const regionOptions = (below: string) =>
  queryOptions({
    queryKey: partnerKeys.regions(below),
    queryFn: ({ signal }) => call(listRegions, { query: below === '' ? {} : { below }, signal }),
    staleTime: 60 * 60_000,
  });
