import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenKeys, exportPlace, exportQueryOf, withColumn } from './exportPlace';
import { CONTRACTS, RECEIPTS } from './periodExports';

const period = { from: '2026-11-01', to: '2026-11-30' };

describe('chosen columns', () => {
  it('are all but those of identity where nothing is chosen, and no others twice or in another order', () => {
    expect(chosenKeys(CONTRACTS, '')).not.toContain('nik');
    expect(chosenKeys(CONTRACTS, 'nik,code,nik')).toEqual(['code', 'nik']);
    expect(chosenKeys(RECEIPTS, '')).toEqual(Object.keys(RECEIPTS.columns));
  });

  it('hold what was ticked last, whatever was before', () => {
    const key = fc.constantFrom(...Object.keys(CONTRACTS.columns));
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean())), key, fc.boolean(), (steps, last, ticked) => {
        const before = steps.reduce((chosen, [one, on]) => withColumn(CONTRACTS, chosen, one, on), '');
        // The screen keeps the last one: none chosen would say all.
        if (!ticked && chosenKeys(CONTRACTS, before).length === 1) return;
        const after = withColumn(CONTRACTS, before, last, ticked);
        expect(chosenKeys(CONTRACTS, after).includes(last)).toBe(ticked);
      }),
    );
  });

  it('back at the start leave the address as it was', () => {
    const without = withColumn(CONTRACTS, '', 'otr', false);
    expect(without).not.toContain('otr');
    expect(withColumn(CONTRACTS, without, 'otr', true)).toBe('');
  });
});

describe('the page of an export', () => {
  it('reads its address, and nonsense as its start', () => {
    const { codec, startFor } = exportPlace(CONTRACTS);
    const read = (text: string) => codec.read(new URLSearchParams(text), startFor(1));
    expect(read('status=HALF&from=2026-02-30&columns=nonsense,code')).toEqual({
      ...startFor(1),
      columns: 'code',
    });
    expect(read('status=SETTLED&office=all')).toMatchObject({ narrowed: 'SETTLED', office: 'all' });
  });

  it('asks for what differs from all', () => {
    const start = exportPlace(CONTRACTS).startFor(null);
    expect(exportQueryOf(CONTRACTS, start, period)).toEqual(period);
    expect(exportQueryOf(CONTRACTS, { narrowed: 'SETTLED', columns: 'code', office: 2 }, period)).toEqual({
      ...period,
      ...{ status: 'SETTLED', columns: 'code', office: 2 },
    });
  });
});
