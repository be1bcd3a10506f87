import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REPORT_KEYS, REPORTS, type ReportKey } from '@/lib/contract/reportTerms';
import { chosenColumns, definitionOf, withColumn } from './reportColumns';
import { REPORT_GROUPS } from './reportGroups';
import { REPORT_PLACE, type ReportState } from './reportPlace';

const { codec, startFor } = REPORT_PLACE;
const START = startFor(null);
const report = fc.constantFrom(...REPORT_KEYS);
const day = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const orEmpty = <T>(values: fc.Arbitrary<T>) => fc.oneof(fc.constant('' as const), values);

const state: fc.Arbitrary<ReportState> = report.chain((key) =>
  fc.record({
    report: orEmpty(fc.constant(key)),
    ...{ from: orEmpty(day), to: orEmpty(day), day: orEmpty(day) },
    month: orEmpty(day.map((date) => date.slice(0, 7))),
    columns: fc.subarray(Object.keys(REPORTS[key].columns)).map((keys) => keys.join(',')),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    office: fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 2_147_483_647 })),
  }),
);

describe('the address of a report', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(codec.read(codec.write(one, START), START)).toEqual(one);
      }),
    );
  });

  it('is never refused, and what was read of it stays', () => {
    const words = fc.constantFrom(...Object.keys(START), 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(words, fc.string())), (pairs) => {
        const read = codec.read(new URLSearchParams(pairs), START);
        expect(codec.read(codec.write(read, START), START)).toEqual(read);
      }),
    );
  });

  it('takes what makes no sense for its start', () => {
    expect(
      codec.read(new URLSearchParams('report=none&from=2026-02-30&month=2026-13&columns=x'), START),
    ).toEqual(START);
    expect(codec.read(new URLSearchParams('report=aging'), startFor(3))).toMatchObject({
      report: 'aging',
      office: 3,
    });
  });
});

describe('chosen columns', () => {
  it('are all where none of this report is chosen, and stand in its order', () => {
    const aging = definitionOf('aging');
    expect(chosenColumns(aging, '')).toEqual(Object.keys(aging.columns));
    expect(chosenColumns(aging, 'cashier')).toEqual(Object.keys(aging.columns));
    expect(chosenColumns(aging, 'outstanding,office,cashier')).toEqual(['office', 'outstanding']);
  });

  it('hold what was ticked last, whatever was before', () => {
    const step = (key: ReportKey) =>
      fc.tuple(fc.constantFrom(...Object.keys(REPORTS[key].columns)), fc.boolean());
    const steps = report.chain((key) => fc.tuple(fc.constant(key), fc.array(step(key)), step(key)));
    fc.assert(
      fc.property(steps, ([key, before, [last, ticked]]) => {
        const definition = definitionOf(key);
        const chosen = before.reduce((text, [one, on]) => withColumn(definition, text, one, on), '');
        // The screen keeps the last one: none chosen would say all.
        if (!ticked && chosenColumns(definition, chosen).length === 1) return;
        const after = withColumn(definition, chosen, last, ticked);
        expect(chosenColumns(definition, after).includes(last)).toBe(ticked);
      }),
    );
  });

  it('all again leave the address as it was', () => {
    const aging = definitionOf('aging');
    const without = withColumn(aging, '', 'bucket', false);
    expect(without).not.toContain('bucket');
    expect(withColumn(aging, without, 'bucket', true)).toBe('');
  });
});

it('offers every report once', () => {
  expect(REPORT_GROUPS.flatMap(({ reports }) => reports).toSorted()).toEqual(REPORT_KEYS.toSorted());
});
