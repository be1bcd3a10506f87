import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPrice, listPriceChoices, listPrices } from '@/lib/contract/prices';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { listQuery, type PriceListState } from '../domain/priceListState';

/** From general to special; an import marks `all`. */
export const priceKeys = {
  all: queryRoot('prices'),
  list: (state: PriceListState) => [...priceKeys.all, 'list', listQuery(state)] as const,
  choices: () => [...priceKeys.all, 'choices'] as const,
  detail: (id: string) => [...priceKeys.all, 'detail', id] as const,
};

/** One page of prices; while another is fetched the one before stays on screen. */
export function priceListOptions(state: PriceListState) {
  return queryOptions({
    queryKey: priceKeys.list(state),
    queryFn: ({ signal }) => call(listPrices, { query: listQuery(state), signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the filters can be set to; without it they offer only what is set. */
export function priceChoicesOptions() {
  return queryOptions({
    queryKey: priceKeys.choices(),
    queryFn: ({ signal }) => call(listPriceChoices, { signal }),
    staleTime: 10 * 60_000,
  });
}

/** One price by its id, with its vehicle's prices over time. */
export function priceDetailOptions(id: string) {
  return queryOptions({
    queryKey: priceKeys.detail(id),
    queryFn: ({ signal }) => call(getPrice, { params: { id }, signal }),
  });
}
