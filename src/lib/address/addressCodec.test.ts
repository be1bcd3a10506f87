import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addressCodec,
  day,
  flag,
  oneOf,
  orEmpty,
  orNull,
  orWord,
  page,
  rowId,
  shaped,
  text,
  whole,
} from './addressCodec';

interface State {
  search: string;
  sort: 'name' | 'date';
  page: number;
  office: number | 'all';
  on: string;
  kind: '' | 'R2' | 'R4';
  year: string;
  amount: number | null;
  ended: boolean;
  inAdvance: boolean | null;
}

const codec = addressCodec<State>(
  {
    search: text(100),
    sort: oneOf(['name', 'date']),
    page,
    office: orWord(rowId, 'all'),
    on: orEmpty(day),
    kind: orEmpty(oneOf(['R2', 'R4'])),
    year: orEmpty(shaped(/^\d{4}$/)),
    amount: orNull(whole(0, Number.MAX_SAFE_INTEGER)),
    ended: flag,
    inAdvance: orNull(flag),
  },
  { inAdvance: 'in_advance' },
);

const START: State = {
  search: '',
  sort: 'date',
  page: 1,
  office: 2,
  on: '',
  kind: '',
  year: '',
  amount: null,
  ended: false,
  inAdvance: null,
};

/** Any text that is whole: half characters can't be in an address, and `text` never makes one. */
const anyText = fc.string({ unit: 'binary', maxLength: 50 });

const states: fc.Arbitrary<State> = fc.record({
  search: anyText,
  sort: fc.constantFrom('name', 'date'),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  office: fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 2_147_483_647 })),
  on: fc.constantFrom('', '2026-11-20', '2024-02-29', '9999-12-31'),
  kind: fc.constantFrom('', 'R2', 'R4'),
  year: fc.constantFrom('', '2024', '0000'),
  amount: fc.option(fc.maxSafeNat()),
  ended: fc.boolean(),
  inAdvance: fc.option(fc.boolean()),
});
/** A start that can be one: what null stands for is never written. */
const starts = states.map((state) => ({ ...state, amount: null, inAdvance: null }));

const reload = (address: URLSearchParams) => new URLSearchParams(address.toString());

describe('a state in the address', () => {
  test('survives a reload, whatever its start', () =>
    fc.assert(
      fc.property(states, starts, (state, start) => {
        expect(codec.read(reload(codec.write(state, start)), start)).toEqual(state);
      }),
    ));

  test('is read from any rubbish, and then stays as it was read', () => {
    const names = fc.constantFrom(
      'search',
      'sort',
      'page',
      'office',
      'on',
      'kind',
      'year',
      'amount',
      'ended',
      'in_advance',
      'x',
    );
    const rubbish = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string(),
      fc.constantFrom(
        '1e3',
        '-1',
        '0',
        '01',
        ' 1',
        '1 ',
        'NaN',
        'null',
        '99999999999999999999',
        '2026-02-30',
        '\u{1F600}'.repeat(60),
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, rubbish)), (pairs) => {
        const state = codec.read(reload(new URLSearchParams(pairs)), START);
        expect(codec.read(reload(codec.write(state, START)), START)).toEqual(state);
      }),
    );
  });

  test('any query string is read without a throw', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(Object.keys(codec.read(new URLSearchParams(query), START))).toEqual(Object.keys(START));
      }),
    ));

  it('falls back to the start, one part at a time', () => {
    const address = new URLSearchParams(
      'search=budi&sort=up&page=0&office=-1&on=2026-02-30&kind=R6&year=24&amount=1e9&ended=yes&in_advance=2',
    );
    expect(codec.read(address, START)).toEqual({ ...START, search: 'budi' });
  });

  it('writes nothing of a start, and nothing twice', () => {
    expect(codec.write(START, START).toString()).toBe('');
    const over = new URLSearchParams('page=3&open=7&page=4');
    expect(codec.write({ ...START, page: 2 }, START, over).toString()).toBe('page=2&open=7');
    expect(codec.write(START, START, over).toString()).toBe('open=7');
    expect(over.toString()).toBe('page=3&open=7&page=4');
  });

  it('makes the query part of a link', () => {
    expect(codec.search(START, START)).toBe('');
    expect(codec.search({ ...START, search: 'a&b', page: 2 }, START)).toBe('?search=a%26b&page=2');
  });

  it('never cuts a character in half', () => {
    const { search } = codec.read(new URLSearchParams({ search: `x${'\u{1F600}'.repeat(60)}` }), START);
    expect(search).toBe(`x${'\u{1F600}'.repeat(49)}`);
  });
});
