import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCallBasis, listCalls, listPromises } from '@/lib/contract/calls';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** What lists of collecting share: a call or a payment makes all of it old. */
export const collectingRoot = queryRoot('collector');

const ofContract = (code: string) => [...collectingRoot, 'contract', code] as const;

/** From general to special. */
export const contractCollectingKeys = {
  all: ofContract,
  part: (code: string, part: string, page?: number) => [...ofContract(code), part, page] as const,
};

/** Whom a call is made to and what can be promised; asked anew each time, for the hour is in it. */
export const callBasisOptions = (code: string) =>
  queryOptions({
    queryKey: contractCollectingKeys.part(code, 'basis'),
    queryFn: ({ signal }) => call(getCallBasis, { params: { id: code }, signal }),
    gcTime: 0,
    // What is being typed is measured by what was shown.
    staleTime: Infinity,
  });

/** A page of a contract's calls. */
export const callsOptions = (code: string, page: number) =>
  queryOptions({
    queryKey: contractCollectingKeys.part(code, 'calls', page),
    queryFn: ({ signal }) => call(listCalls, { params: { id: code }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of a contract's promises. */
export const promisesOptions = (code: string, page: number) =>
  queryOptions({
    queryKey: contractCollectingKeys.part(code, 'promises', page),
    queryFn: ({ signal }) => call(listPromises, { params: { id: code }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
