import { queryOptions } from '@tanstack/react-query';
import { getPrice, listPriceChoices } from '@/lib/contract/prices';
import { call } from '@/lib/http/request';
import { PRICES } from '../domain/priceList';

/** From general to special; an import marks `all`. */
export const priceKeys = {
  all: PRICES.root,
  choices: () => [...priceKeys.all, 'choices'] as const,
  detail: (id: string) => [...priceKeys.all, 'detail', id] as const,
};

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
