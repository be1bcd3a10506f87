import { describe, expect, it } from 'vitest';
import { buildBasis, buildLine } from '../mocks/buildBasis';
import { checkHandover, EMPTY_HANDOVER, toHandover } from './handoverDraft';

const basis = buildBasis();
const plain = buildBasis({ rows: [buildLine()] });
const counted = { '100000': '34', '10000': '1', '5000': '1' };

describe('a hand-over that is typed', () => {
  it('is counted first, also by a 0', () => {
    expect(checkHandover(EMPTY_HANDOVER, plain)).toEqual({
      '100000': 'Belum dihitung. Tulis 0 bila tidak ada.',
    });
    expect(checkHandover({ ...EMPTY_HANDOVER, counts: { '100000': '0' } }, plain)).toEqual({
      reason: 'Tulis mengapa uangnya kurang Rp1.460.000, paling sedikit 5 karakter.',
    });
  });
  it('says why it differs, and why late TTS come only now', () => {
    const draft = { ...EMPTY_HANDOVER, counts: counted };
    expect(checkHandover(draft, basis)).toEqual({
      late_reason: 'Tulis mengapa uangnya baru disetor sekarang, paling sedikit 5 karakter.',
    });
    expect(checkHandover({ ...draft, late_reason: 'Hujan' }, basis)).toEqual({});
    expect(checkHandover({ ...draft, counts: { '100000': '35' }, reason: 'ya' }, plain)).toMatchObject({
      reason: expect.stringContaining('lebih Rp2.040.000') as string,
    });
  });
  it.each(['1.5', 'x', '-2'])('names the piece with %s', (text) => {
    expect(checkHandover({ ...EMPTY_HANDOVER, counts: { '50000': text } }, plain)).toMatchObject({
      '50000': 'Tulis angka saja.',
    });
  });
  it('sends the TTS and the digest that were shown, and no reason where none is needed', () => {
    const draft = { counts: counted, reason: ' tertinggal ', late_reason: ' Hujan deras ' };
    expect(toHandover(draft, basis)).toEqual({
      ...{ collector_id: 14, tts_ids: [226, 227, 228, 229, 230], digest: basis.digest },
      ...{ denominations: { '100000': 34, '10000': 1, '5000': 1 }, reason: '', late_reason: 'Hujan deras' },
    });
    expect(toHandover(draft, plain)).toMatchObject({ reason: 'tertinggal', late_reason: '' });
  });
});
