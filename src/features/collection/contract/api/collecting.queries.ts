import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { getCollecting } from '@/lib/contract/collecting';
import { listConsents } from '@/lib/contract/consents';
import { getFiduciary } from '@/lib/contract/fiduciaries';
import { findRegions } from '@/lib/contract/regions';
import { call } from '@/lib/http/request';
import { collectingRoot, contractCollectingKeys } from '../../calls/api/calls.queries';

/** Where a borrower is called on, and who collects. */
export const collectingOptions = (code: string) =>
  queryOptions({
    queryKey: contractCollectingKeys.part(code, 'collecting'),
    queryFn: ({ signal }) => call(getCollecting, { params: { id: code }, signal }),
  });

/** A page of a contract's consents. */
export const consentsOptions = (code: string, page: number) =>
  queryOptions({
    queryKey: contractCollectingKeys.part(code, 'consents', page),
    queryFn: ({ signal }) => call(listConsents, { params: { id: code }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** A contract's fiduciary. */
export const fiduciaryOptions = (code: string) =>
  queryOptions({
    queryKey: contractCollectingKeys.part(code, 'fiduciary'),
    queryFn: ({ signal }) => call(getFiduciary, { params: { id: code }, signal }),
  });

/** Kelurahan by name; '' asks nothing. */
export const villageSearchOptions = (search: string) =>
  queryOptions({
    queryKey: [...collectingRoot, 'villages', search],
    queryFn: search === '' ? skipToken : ({ signal }) => call(findRegions, { query: { search }, signal }),
    staleTime: 60_000,
  });
