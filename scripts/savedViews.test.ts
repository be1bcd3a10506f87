import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VIEWED_LISTS } from '../src/lib/contract/viewedLists';
import { MAX_VIEW_ADDRESS } from '../src/lib/contract/savedViews';
import { namedParts, partsText, readView, viewAddress, withoutParts } from '../src/lib/list/savedView';
import { exportPlace } from '../src/features/exports/domain/exportPlace';
import { CONTRACTS, RECEIPTS, type PeriodExport } from '../src/features/exports/domain/periodExports';
import { bpkbPlaceKind } from '../src/features/masters/kinds/bpkbPlace';
import type { Viewed } from '../src/lib/list/viewed';

/* Every screen of which views can be saved, as the features define it (docs/decisions/0175). */

const modules = import.meta.glob<Record<string, unknown>>(
  ['../src/features/**/{domain,kinds}/*.ts', '!**/*.test.ts'],
  { eager: true },
);

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' && value !== null && 'codec' in value && 'startFor' in value && 'parts' in value;

/** Exported as it is, as the `viewed` of a list, or in a record of several. */
function viewedIn(value: unknown): Viewed[] {
  if (isViewed(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('viewed' in value) return viewedIn(value.viewed);
  const isRecord = Object.getPrototypeOf(value) === Object.prototype;
  return isRecord
    ? Object.values(value)
        .filter(Boolean)
        .flatMap((one) => (isPlain(one) ? viewedIn(one) : []))
    : [];
}
const isPlain = (one: unknown) =>
  typeof one === 'object' && one !== null && ('viewed' in one || isViewed(one));

const exportsOf = [RECEIPTS, CONTRACTS].map((of) => exportPlace(of as unknown as PeriodExport).viewed);
const ALL = [
  ...exportsOf,
  bpkbPlaceKind([]).viewed,
  ...new Set(
    Object.entries(modules)
      .filter(([file]) => !file.endsWith('.test.ts'))
      .flatMap(([, module]) => Object.values(module).flatMap(viewedIn)),
  ),
];

const START = 1;
const values = fc.oneof(
  fc.constantFrom(
    ...[
      'all',
      'none',
      '',
      '0',
      '1',
      '2',
      '7',
      '31',
      '3174',
      '3174050001',
      '2026-11',
      '2026-11-20',
      '1-30',
      'late',
    ],
    ...['asc', 'desc', 'name', 'waiting', 'day', 'week', 'month', 'all', 'register', 'running', 'under_way'],
  ),
  fc.string({ unit: 'binary', maxLength: 120 }),
);
/** States that an address can lead to, from the start of any office. */
const statesOf = ({ codec, startFor }: Viewed) =>
  fc
    .tuple(
      fc.option(fc.integer({ min: 1, max: 9 })),
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(startFor(START))), values), { maxLength: 12 }),
    )
    .map(([office, pairs]) => codec.read(new URLSearchParams(pairs), startFor(office)));
const columns = fc.option(fc.array(fc.stringMatching(/^[a-z_]{1,12}$/), { maxLength: 8 }));

describe('a saved view', () => {
  it('has a key of its own for each screen', () => {
    expect(ALL.map(({ key }) => key).toSorted()).toEqual([...VIEWED_LISTS].toSorted());
  });

  it.each(ALL.map((viewed) => [viewed.key, viewed] as const))(
    'of %s opens as the same state and columns, at the first page, whoever opens it',
    (_key, viewed) => {
      fc.assert(
        fc.property(statesOf(viewed), columns, (state, chosen) => {
          const address = viewAddress(viewed, state, chosen);
          const { at = 'page' } = viewed;
          const first = at in state ? { ...state, [at]: viewed.startFor(null)[at] } : state;
          expect(readView(viewed, address)).toEqual({ state: first, columns: chosen });
          // Kept as it was written, so that an open view is not "changed" by being read.
          expect(withoutParts(viewed, address, [])).toBe(address);
          expect(address.length).toBeLessThanOrEqual(MAX_VIEW_ADDRESS);
        }),
        { numRuns: 60 },
      );
    },
  );

  it.each(ALL.map((viewed) => [viewed.key, viewed] as const))(
    'of %s names its records in words, and loses those that are gone alone',
    (_key, viewed) => {
      const named = Object.entries(viewed.parts).filter(([, part]) => part.names !== undefined);
      const state = { ...viewed.startFor(null) };
      for (const [part, { label, names }] of named) {
        expect(label, part).not.toBe('');
        state[part] = names === 'region' ? '3174' : 7;
      }
      const address = viewAddress(viewed, state, null);
      expect(namedParts(viewed, readView(viewed, address).state)).toEqual(
        named.map(([part, { names }]) => ({ part, kind: names, id: String(state[part]) })),
      );
      for (const [gone] of named) {
        const left = readView(viewed, withoutParts(viewed, address, [gone])).state;
        expect(left[gone]).toBe(viewed.startFor(null)[gone]);
        expect(namedParts(viewed, left).map(({ part }) => part)).toEqual(
          named.map(([part]) => part).filter((part) => part !== gone),
        );
      }
    },
  );

  /* Filters that hold a number name a record by its id, or say days. */
  it('knows of every filter by number what it names', () => {
    const numbers = ALL.flatMap(({ key, parts }) =>
      Object.entries(parts).flatMap(([name, part]) => {
        const takesIds =
          'field' in part &&
          (part as { field: { parse: (text: string) => unknown } }).field.parse('2147483647') ===
            2_147_483_647;
        return takesIds && part.names === undefined ? [`${key}.${name}`] : [];
      }),
    );
    expect(numbers).toEqual([]);
  });

  it('calls what is gone by its words', () => {
    const overdue = ALL.find(({ key }) => key === 'overdue')!;
    expect(partsText(overdue, ['collector'])).toBe('Kolektor');
    expect(partsText(overdue, ['collector', 'region'])).toBe('Kolektor dan Wilayah');
  });
});
