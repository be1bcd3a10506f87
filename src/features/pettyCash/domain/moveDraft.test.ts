import { describe, expect, it } from 'vitest';
import type { PettyMove } from '@/lib/contract/pettyTerms';
import { buildFund } from '../mocks/buildFund';
import { buildVoucher, buildVouchers, PROOF } from '../mocks/buildVoucher';
import { checkMove, startMove, toMove, topsUpBy, topUpTotal, type MoveDraft } from './moveDraft';

const fund = buildFund();
const filled = (over: Partial<MoveDraft> = {}): MoveDraft => ({
  ...startMove(),
  ...{ amount: 1_000_000, bank: 'BCA', reason: 'Isi kembali pekan ini', holder: '4' },
  ...over,
});
const wrong = (kind: PettyMove, over: Partial<MoveDraft> = {}, total = 0) =>
  Object.keys(checkMove(kind, filled(over), fund, total));

describe('a top-up', () => {
  const rows = buildVouchers().filter(({ state }) => state === 'NOT_REPLENISHED');

  it('is what was spent, less what came back, with what was missing', () => {
    expect(rows.map(topsUpBy)).toEqual([185_000, -15_000, 50_000, 65_000]);
    expect(topUpTotal(rows, [412, 411])).toBe(170_000);
  });

  it('counts of a settlement what was spent, not what moved', () =>
    expect(topsUpBy(buildVoucher({ kind: 'SETTLEMENT', spent: 340_000, debit: 60_000, credit: 0 }))).toBe(
      340_000,
    ));

  it('counts of a surplus that it needs less', () =>
    expect(topsUpBy(buildVoucher({ kind: 'DIFFERENCE', spent: -5000, debit: 5000, credit: 0 }))).toBe(-5000));

  it('names one voucher at least, and comes to something', () => {
    expect(wrong('TOP_UP', { chosen: [] })).toEqual(['voucher_ids']);
    expect(wrong('TOP_UP', { chosen: [411] }, -15_000)).toEqual(['voucher_ids']);
    expect(wrong('TOP_UP', { chosen: [412] }, 185_000)).toEqual([]);
  });
});

describe('a move', () => {
  it.each<[PettyMove, Partial<MoveDraft>, string[]]>([
    ['RAISE', {}, []],
    ['RAISE', { amount: null }, ['amount']],
    ['RAISE', { bank: '' }, ['bank']],
    ['RAISE', { place: 'HEAD_OFFICE', bank: '' }, []],
    ['RAISE', { place: 'DRAWER' }, ['drawer_staff_id']],
    ['RAISE', { reason: 'ok' }, ['reason']],
    ['FUNDING', { holder: '' }, ['holder_id']],
    ['LOWER', { amount: 2_815_001, place: 'DRAWER', drawer: '7' }, ['amount']],
    // What leaves to a bank brings its slip along.
    ['LOWER', {}, ['reference', 'file_id']],
    ['END', { amount: null, reference: '88120', file: PROOF }, []],
  ])('%s with %o lacks %o', (kind, over, fields) => expect(wrong(kind, over)).toEqual(fields));

  it('sends what was on screen, and nothing of another place', () => {
    expect(toMove('END', filled({ place: 'DRAWER', drawer: '7' }), fund, 0)).toMatchObject({
      ...{ amount: 2_815_000, drawer_staff_id: 7, bank: '', reference: '', file_id: null },
    });
    expect(toMove('TOP_UP', filled({ chosen: [412] }), fund, 185_000)).toMatchObject({
      ...{ amount: 185_000, voucher_ids: [412], holder_id: null, bank: 'BCA' },
    });
  });
});
