import { describe, expect, it } from 'vitest';
import { buildBasis, buildLateLine, buildLine, buildLines } from '../mocks/buildBasis';
import { basisChanges, lineText, outcomeLines, shareText } from './handoverText';

describe('what a TTS becomes, in words', () => {
  it('names each nota with its penalty', () => {
    const [first, second] = buildLine().shares;
    expect(first && shareText(first)).toBe('Angsuran ke-5 Rp720.000, denda 10 hari Rp20.000');
    expect(second && shareText(second)).toBe('Angsuran ke-6 Rp720.000');
    expect(first && shareText({ ...first, credit_payment: 0 })).toBe('Denda 10 hari Rp20.000 angsuran ke-5');
  });
  it('is one line of a kind each', () => {
    expect(buildLines().map(lineText)).toEqual([
      'Angsuran ke-5 Rp720.000, denda 8 hari Rp35.000, pada JKT-2604-00106 tanggal 18 November 2026, menunggu orang kedua',
      'Angsuran ke-5 Rp720.000, denda 10 hari Rp20.000, angsuran ke-6 Rp720.000, pada JKT-2603-00118 tanggal 20 November 2026',
      'Titipan Rp300.000, pada JKT-2602-00077 tanggal 20 November 2026',
      'Angsuran ke-1 Rp500.000, pada JKT-2611-00031 tanggal 20 November 2026',
      'Rp400.000 dikembalikan',
    ]);
  });
});

describe('what one press will do', () => {
  it('adds up to what was brought', () => {
    expect(outcomeLines(buildBasis(), -50_000)).toEqual([
      '3 tanda terima langsung dibukukan, Rp2.260.000.',
      '1 tanda terima menunggu penyetuju, Rp755.000.',
      '1 tanda terima akan dikembalikan, Rp400.000.',
      'Rp50.000 menjadi kurang setor Agus Firmansyah.',
    ]);
    expect(outcomeLines(buildBasis({ rows: [buildLine()] }), 0)).toEqual([
      '1 tanda terima langsung dibukukan, Rp1.460.000.',
    ]);
  });
});

describe('what changed since it was shown', () => {
  const base = buildBasis({ rows: [buildLateLine(), buildLine()] });
  it('is said by TTS: gone, new, split otherwise', () => {
    const now = buildBasis({
      rows: [buildLine({ deposit: 5_000 }), buildLine({ tts_id: 300, number: 'JKT/K2611/00300' })],
    });
    expect(basisChanges(base, now).map(({ label, before, after }) => [label, before === after])).toEqual([
      ['JKT/K2611/00226', false],
      ['JKT/K2611/00227', false],
      ['JKT/K2611/00300', false],
    ]);
    expect(basisChanges(base, now)[0]?.after).toBe('tidak dibawa kolektor ini lagi');
  });
  it('always names something, or there would be no way on', () => {
    expect(basisChanges(base, { ...base, digest: 'other' })).toHaveLength(1);
  });
});
