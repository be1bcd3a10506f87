import { expect, it } from 'vitest';
import { activeFilters, changed, listQuery, PRICE_ADDRESS, sortAfter, START } from './priceListState';

const read = (text: string) => PRICE_ADDRESS.read(new URLSearchParams(text), START);

it('comes back from the address as it was written', () => {
  const text =
    'search=beat&region=Papua&kind=R2&brand=Honda&type=Beat&year=2024&on=2027-01-01&page=2&sort=otr&order=desc';
  const state = read(text);
  expect(PRICE_ADDRESS.write(state, START).toString()).toBe(text);
  expect(activeFilters(state)).toBe(7);
  expect(listQuery(state)).toEqual({
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
  expect(PRICE_ADDRESS.write(START, START).toString()).toBe('');
  expect(listQuery(START)).toEqual({ page: 1, sort: 'vehicle', order: 'asc' });
  expect(activeFilters(START)).toBe(0);
});

it.each(['kind=R6', 'year=24', 'on=2026-02-30', 'page=0', 'page=x', 'sort=name', 'order=up', 'type=Beat'])(
  'reads the default for %s',
  (text) => expect(read(text)).toEqual(START),
);

it('goes to the first page with another filter, and drops the type with its brand', () => {
  const state = { ...START, brand: 'Honda', type: 'Beat', page: 3 };
  expect(changed(state, { year: '2024' })).toMatchObject({ page: 1, type: 'Beat' });
  expect(changed(state, { brand: 'Yamaha' })).toMatchObject({ brand: 'Yamaha', type: '' });
  expect(changed(state, { page: 4 })).toMatchObject({ page: 4, type: 'Beat' });
});

it('starts a sort at its useful end and then turns it round', () => {
  expect(sortAfter(START, 'otr')).toEqual({ sort: 'otr', order: 'desc' });
  expect(sortAfter({ ...START, sort: 'otr', order: 'desc' }, 'otr').order).toBe('asc');
  expect(sortAfter(START, 'vehicle')).toEqual({ sort: 'vehicle', order: 'desc' });
});
