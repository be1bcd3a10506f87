import { expect, it } from 'vitest';
import { activeFilters, changedState, listQuery, sortAfter } from '@/lib/list/listState';
import { PRICES } from './priceList';

const START = PRICES.startFor(null);
const read = (text: string) => PRICES.codec.read(new URLSearchParams(text), START);

it('comes back from the address as it was written', () => {
  const text =
    'search=beat&region=Papua&kind=R2&brand=Honda&type=Beat&year=2024&on=2027-01-01&page=2&sort=otr&order=desc';
  const state = read(text);
  expect(PRICES.codec.write(state, START).toString()).toBe(text);
  expect(activeFilters(PRICES, state)).toBe(7);
  expect(listQuery(PRICES, state)).toEqual({
    search: 'beat',
    region: 'Papua',
    kind: 'R2',
    brand: 'Honda',
    type: 'Beat',
    year: 2024,
    on: '2027-01-01',
    page: 2,
    sort: 'otr',
    order: 'desc',
  });
});

it('writes nothing of a list at its start, and asks for little', () => {
  expect(PRICES.codec.write(START, START).toString()).toBe('');
  expect(listQuery(PRICES, START)).toEqual({ page: 1, sort: 'vehicle', order: 'asc' });
  expect(activeFilters(PRICES, START)).toBe(0);
});

it.each(['kind=R6', 'year=24', 'on=2026-02-30', 'page=0', 'page=x', 'sort=name', 'order=up', 'type=Beat'])(
  'reads the default for %s',
  (text) => expect(read(text)).toEqual(START),
);

it('goes to the first page with another filter, and drops the type with its brand', () => {
  const state = { ...START, brand: 'Honda', type: 'Beat', page: 3 };
  expect(changedState(PRICES, state, { year: '2024' })).toMatchObject({ page: 1, type: 'Beat' });
  expect(changedState(PRICES, state, { brand: 'Yamaha' })).toMatchObject({ brand: 'Yamaha', type: '' });
  expect(changedState(PRICES, state, { page: 4 })).toMatchObject({ page: 4, type: 'Beat' });
});

it('starts a sort at its useful end and then turns it round', () => {
  expect(sortAfter(PRICES, START, 'otr')).toEqual({ sort: 'otr', order: 'desc' });
  expect(sortAfter(PRICES, { ...START, sort: 'otr', order: 'desc' }, 'otr').order).toBe('asc');
  expect(sortAfter(PRICES, START, 'vehicle')).toEqual({ sort: 'vehicle', order: 'desc' });
});
