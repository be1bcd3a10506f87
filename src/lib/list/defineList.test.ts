import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orWord, whole } from '../address/addressCodec';
import { endpoint } from '../contract/endpoint';
import { queryRoot } from '../query/queryRoots';
import { defineList, type StateOf } from './defineList';
import { choiceFilter, dayFilter, idFilter, officeFilter, searchFilter, wordFilter } from './filters';
import { listPalette } from './listPalette';
import { activeFilters, changedState, exportQuery, filtersOff, listQuery, sortAfter } from './listState';

const SORTS = ['name', 'day'] as const;
const STATES = ['OPEN', 'SHUT'] as const;

const LIST = defineList({
  endpoint: endpoint({
    name: 'listThings',
    method: 'GET',
    path: 'things',
    origin: 'angsur',
    guard: 'session',
    summary: 'Things.',
    query: z.object({
      search: z.optional(z.string()),
      state: z.optional(z.enum(STATES)),
      brand: z.optional(z.string()),
      type: z.optional(z.string()),
      helper: z.optional(z.int()),
      age: z.optional(z.int()),
      on: z.optional(z.string()),
      office: z.optional(z.int()),
      page: z.optional(z.int()),
      size: z.optional(z.int()),
      sort: z.optional(z.enum(SORTS)),
      order: z.optional(z.enum(['asc', 'desc'])),
    }),
    data: z.object({ rows: z.array(z.object({ id: z.int() })), count: z.int() }),
  }),
  root: queryRoot('contracts'),
  pageSize: 20,
  sizes: true,
  sorts: { of: SORTS, start: 'name', descending: ['day'] },
  filters: {
    search: searchFilter('Cari', 'Nama'),
    state: choiceFilter({
      label: 'Status',
      start: 'OPEN',
      options: STATES.map((value) => ({ value, label: value })),
    }),
    brand: wordFilter('Merek', 'Semua merek'),
    type: wordFilter('Tipe', 'Semua tipe', { within: 'brand', onlyWithin: true }),
    office: officeFilter(),
    helper: idFilter('Penolong', 'Semua', { within: 'office' }),
    age: idFilter('Umur', 'Semua', { kind: 'own', field: orWord(whole(1, 99), 'all') }),
    on: dayFilter('Per tanggal'),
  },
  names: { on: 'tanggal' },
});
type State = StateOf<typeof LIST>;

const id = fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 99 }));
const word = fc.string({ maxLength: 60, unit: 'grapheme-ascii' });
const states: fc.Arbitrary<State> = fc
  .record({
    search: word,
    state: fc.constantFrom('all' as const, ...STATES),
    brand: word,
    type: word,
    office: id,
    helper: id,
    age: id,
    on: fc.constantFrom('', '2026-11-20', '2024-02-29'),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    size: fc.integer({ min: 1, max: 100 }),
    sort: fc.constantFrom(...SORTS),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  })
  .map((state) => (state.brand === '' ? { ...state, type: '' } : state));
const base = fc.option(fc.integer({ min: 1, max: 9 }));
const start = LIST.startFor(1);
const read = (text: string, office: number | null = 1) =>
  LIST.codec.read(new URLSearchParams(text), LIST.startFor(office));

describe('a list in its address', () => {
  it('comes back as it was written, whatever its state', () => {
    fc.assert(
      fc.property(states, base, (state, office) => {
        expect(read(LIST.codec.search(state, LIST.startFor(office)), office)).toEqual(state);
      }),
    );
  });

  it('is bare at its start, whose office is the one that is kept', () => {
    expect(LIST.codec.search(start, start)).toBe('');
    expect(start).toMatchObject({ office: 1, state: 'OPEN', page: 1, size: 20, sort: 'name', order: 'asc' });
    expect(LIST.startFor(null).office).toBe('all');
  });

  it('has filters first, then page and order, then the office', () => {
    const state: State = { ...start, search: 'dewi', on: '2026-11-20', page: 2, sort: 'day', office: 'all' };
    expect(LIST.codec.search(state, start)).toBe(
      '?search=dewi&tanggal=2026-11-20&page=2&sort=day&office=all',
    );
  });

  it('reads nonsense as its start', () => {
    expect(read('state=HALF&helper=x&age=0&tanggal=2026-02-30&page=0&size=1e9&sort=nik&order=up')).toEqual(
      start,
    );
    expect(read('type=Beat').type).toBe('');
    expect(read('brand=Honda&type=Beat').type).toBe('Beat');
  });
});

describe('what a list asks for', () => {
  it('leaves out what is not narrowed, and the size that the server has', () => {
    const all = { ...start, state: 'all', office: 'all' } as const;
    expect(listQuery(LIST, all)).toEqual({ page: 1, sort: 'name', order: 'asc' });
    expect(listQuery(LIST, { ...start, size: 50, helper: 3, on: '2026-11-20' })).toEqual({
      ...{ state: 'OPEN', office: 1, helper: 3, on: '2026-11-20' },
      ...{ page: 1, size: 50, sort: 'name', order: 'asc' },
    });
  });

  it('has no pages in an export', () => {
    expect(exportQuery(LIST, { ...start, page: 4, size: 50 })).toEqual({
      ...{ state: 'OPEN', office: 1, sort: 'name', order: 'asc' },
    });
  });
});

describe('a change', () => {
  it('begins at the first page, and drops what was chosen within a filter that changed', () => {
    const at: State = { ...start, brand: 'Honda', type: 'Beat', helper: 3, page: 4 };
    expect(changedState(LIST, at, { page: 5 })).toEqual({ ...at, page: 5 });
    expect(changedState(LIST, at, { brand: 'Yamaha' })).toEqual({
      ...at,
      brand: 'Yamaha',
      type: '',
      page: 1,
    });
    expect(changedState(LIST, at, { office: 2 })).toMatchObject({ office: 2, helper: 'all', type: 'Beat' });
    expect(changedState(LIST, at, { brand: 'Honda' }).type).toBe('Beat');
    expect(changedState(LIST, at, { office: 2, helper: 7 }).helper).toBe(7);
  });

  it('starts a sort at its useful end and then turns it round', () => {
    expect(sortAfter(LIST, start, 'day')).toEqual({ sort: 'day', order: 'desc' });
    expect(sortAfter(LIST, { ...start, sort: 'day', order: 'desc' }, 'day').order).toBe('asc');
    expect(sortAfter(LIST, start, 'name').order).toBe('desc');
  });

  it('takes every filter away but the place and the order', () => {
    fc.assert(
      fc.property(states, (state) => {
        const off = changedState(LIST, state, filtersOff(LIST));
        expect(activeFilters(LIST, off)).toBe(0);
        expect(off).toMatchObject({ office: state.office, sort: state.sort, order: state.order, page: 1 });
      }),
    );
    expect(activeFilters(LIST, { ...start, search: 'x', state: 'all', office: 2, on: '2026-11-20' })).toBe(3);
  });
});

it('leads the palette to every office and past what the list starts with', () => {
  const palette = listPalette(LIST, {
    ...{ key: 'things', title: 'Benda', isFor: () => true, listHref: '/thing' },
    wide: { state: 'all' },
    hitOf: (row) => ({ href: `/thing/${row.id}`, title: String(row.id) }),
  });
  expect(palette.allHref?.('dewi')).toBe('/thing?search=dewi&state=all&office=all');
  expect(palette.options('dewi').queryKey).toEqual(['contracts', 'palette', 'dewi']);
});
