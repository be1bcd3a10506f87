import { isRealDate } from '@/lib/arithmetic/calendar';
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

/** Reads the state from an address; what makes no sense there is the default. */
export function readListState(address: URLSearchParams): PriceListState {
  const text = (key: string, most: number) => (address.get(key) ?? '').slice(0, most);
  const year = text('year', 4);
  const on = text('on', 10);
  const page = Number(address.get('page'));
  const brand = text('brand', 60);
  return {
    search: text('search', 100),
    region: text('region', 60),
    kind: oneOf(['R2', 'R4'] as const, address.get('kind')) ?? '',
    brand,
    // A type says something only within its brand.
    type: brand === '' ? '' : text('type', 60),
    year: /^\d{4}$/.test(year) ? year : '',
    on: isRealDate(on) ? on : '',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    sort: oneOf(PRICE_SORTS, address.get('sort')) ?? START.sort,
    order: oneOf(['asc', 'desc'] as const, address.get('order')) ?? START.order,
  };
}

/** Writes the state as an address. */
export function writeListState(state: PriceListState): URLSearchParams {
  const address = new URLSearchParams();
  for (const key of Object.keys(START) as (keyof PriceListState)[]) {
    if (state[key] !== START[key]) address.set(key, String(state[key]));
  }
  return address;
}

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

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | undefined {
  return choices.find((choice) => choice === text);
}
