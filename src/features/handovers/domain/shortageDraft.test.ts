import { describe, expect, it } from 'vitest';
import { buildShortage, buildShortages } from '../mocks/buildShortage';
import {
  checkShortagePay,
  checkWriteOff,
  shortageChanges,
  shortageState,
  toShortagePay,
  toWriteOff,
} from './shortageDraft';

const shortage = buildShortage({ settled: 20_000 });

describe('a Kurang setor', () => {
  it('takes what is counted, up to what is owed', () => {
    expect(checkShortagePay({ counts: {} }, shortage)).toEqual({ '100000': 'Hitung uangnya dulu.' });
    expect(checkShortagePay({ counts: { '50000': '1' } }, shortage)).toEqual({
      '100000': 'Lebih dari yang terutang, Rp30.000. Kembalikan lebihnya.',
    });
    expect(checkShortagePay({ counts: { '10000': '3' } }, shortage)).toEqual({});
    expect(checkShortagePay({ counts: { '10000': '1', '5000': 'x' } }, shortage)).toEqual({
      '5000': 'Tulis angka saja.',
    });
    expect(toShortagePay({ counts: { '10000': '3' } }, shortage)).toEqual({
      ...{ denominations: { '10000': 3 }, settled: 20_000 },
    });
  });
  it('is written off up to what is owed, with a reason', () => {
    expect(Object.keys(checkWriteOff({ amount: null, reason: '' }, shortage))).toEqual(['amount', 'reason']);
    expect(checkWriteOff({ amount: 40_000, reason: 'Uang palsu' }, shortage)).toEqual({
      amount: 'Yang terutang hanya Rp30.000.',
    });
    expect(toWriteOff({ amount: 30_000, reason: ' Uang palsu ' }, shortage)).toEqual({
      ...{ amount: 30_000, settled: 20_000, reason: 'Uang palsu' },
    });
  });
  it('says how it stands and what became of it', () => {
    expect(buildShortages().map((one) => shortageState(one).label)).toEqual([
      'Penghapusan menunggu',
      'Belum dibayar',
      'Selesai',
    ]);
    expect(shortageChanges(buildShortage(), shortage)).toEqual([
      { label: 'Terutang', before: 'Rp50.000', after: 'Rp30.000' },
    ]);
    expect(shortageChanges(shortage, shortage)).toEqual([]);
  });
});
