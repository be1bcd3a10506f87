import {
  addressCodec,
  day,
  oneOf,
  orEmpty,
  page,
  shaped,
  text,
  type AddressCodec,
} from '@/lib/address/addressCodec';
import type { QueryOf } from '@/lib/contract/endpoint';
import { PRICE_SORTS, type PriceSort } from '@/lib/contract/priceListDefaults';
import type { listPrices } from '@/lib/contract/prices';

/** The list's state, kept in the address; what is default is not written there. Empty text: all. */
export interface PriceListState {
  search: string;
  region: string;
  kind: '' | 'R2' | 'R4';
  brand: string;
  type: string;
  /** Four digits, or ''. */
  year: string;
  /** `YYYY-MM-DD`; '': today. */
  on: string;
  page: number;
  sort: PriceSort;
  order: 'asc' | 'desc';
}

export const START: PriceListState = {
  search: '',
  region: '',
  kind: '',
  brand: '',
  type: '',
  year: '',
  on: '',
  page: 1,
  sort: 'vehicle',
  order: 'asc',
};

const CODEC = addressCodec<PriceListState>({
  search: text(100),
  region: text(60),
  kind: orEmpty(oneOf(['R2', 'R4'])),
  brand: text(60),
  type: text(60),
  year: orEmpty(shaped(/^\d{4}$/)),
  on: orEmpty(day),
  page,
  sort: oneOf(PRICE_SORTS),
  order: oneOf(['asc', 'desc']),
});

/** The list in its address; what is default is not written there, what makes no sense there is the default. */
export const PRICE_ADDRESS: AddressCodec<PriceListState> = {
  ...CODEC,
  read: (address, start) => {
    const state = CODEC.read(address, start);
    // A type says something only within its brand.
    return state.brand === '' ? { ...state, type: '' } : state;
  },
};

/** Query part of the address of the prices of one day, `YYYY-MM-DD`. */
export const pricesSearch = (on: string): string => PRICE_ADDRESS.search({ ...START, on }, START);

/** What the call asks for. */
export function listQuery({
  year,
  kind,
  page,
  sort,
  order,
  ...texts
}: PriceListState): Partial<QueryOf<typeof listPrices>> {
  const set = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  return {
    ...set,
    ...(kind === '' ? {} : { kind }),
    ...(year === '' ? {} : { year: Number(year) }),
    page,
    sort,
    order,
  };
}

/** The state after a part of it changed: a new list begins at its first page, another brand has other types. */
export function changed(state: PriceListState, part: Partial<PriceListState>): PriceListState {
  const type = part.brand !== undefined && part.brand !== state.brand ? '' : state.type;
  return { ...state, page: 1, type, ...part };
}

/** The next sort after a header was pressed: names begin at A, years and amounts at the highest. */
export function sortAfter(state: PriceListState, sort: PriceSort): Pick<PriceListState, 'sort' | 'order'> {
  if (state.sort !== sort) return { sort, order: sort === 'vehicle' ? 'asc' : 'desc' };
  return { sort, order: state.order === 'desc' ? 'asc' : 'desc' };
}

/** How many filters differ from the start; paging and order are none. */
export function activeFilters(state: PriceListState): number {
  const filters = ['search', 'region', 'kind', 'brand', 'type', 'year', 'on'] as const;
  return filters.filter((key) => state[key] !== '').length;
}
