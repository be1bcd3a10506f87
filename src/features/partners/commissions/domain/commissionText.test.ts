import { describe, expect, it } from 'vitest';
import { buildCommission, buildCommissions } from '../../mocks/buildCommission';
import { changesOf, computedBy, dueText, effectText, reasonOf, remarkOf, stateOf } from './commissionText';

const inState = (id: number) => buildCommissions().find((one) => one.id === id) ?? buildCommission();

describe('how a commission stands', () => {
  it('says first that its scheme takes it back', () => {
    expect(stateOf(inState(6)).label).toBe('Perlu disetujui');
    expect(stateOf(inState(2)).label).toBe('Dibayar');
    expect(stateOf(inState(3))).toEqual({ label: 'Perlu ditarik kembali', tone: 'overdue' });
    expect(dueText(inState(3))).toBe('Skema menariknya kembali: angsuran pertama tidak dibayar.');
    expect(dueText(inState(2))).toBeNull();
  });

  it.each([
    [6, ''],
    [2, 'JKT/KA2611/00005'],
    [3, 'Sudah dibayar dalam JKT/KA2611/00005; skema menariknya kembali: angsuran pertama tidak dibayar'],
    [1, 'Kontraknya dibatalkan; dipotong dalam JKT/KA2611/00005'],
  ])('commission %i: "%s"', (id, remark) => expect(remarkOf(inState(id))).toBe(remark));

  it('tells a remark for what was taken back before and after it was paid', () => {
    expect(remarkOf({ ...inState(1), recovered: null })).toMatch(/dipotong dari pembayaran berikutnya$/);
    expect(remarkOf({ ...inState(1), recovered: null, batch: null })).toBe('Kontraknya dibatalkan');
    expect(remarkOf(buildCommission({ due_back: 'CANCELLED' }))).toBe(
      'Skema menariknya kembali: kontraknya dibatalkan',
    );
  });

  it.each([
    [6, ''],
    [2, 'JKT/KA2611/00005'],
    [3, 'Angsuran pertama tidak dibayar'],
    [1, 'Kontraknya dibatalkan'],
  ])('commission %i, in a narrow column: "%s"', (id, reason) => expect(reasonOf(inState(id))).toBe(reason));

  it('is computed by a line of a scheme', () => {
    expect(computedBy(inState(6))).toBe('Skema ke-2: 15‰ dari pokok');
    expect(computedBy(inState(4))).toBe('Skema ke-2: Rp300.000 per kontrak');
  });
});

describe('what a decision leads to', () => {
  it('is another one for what was paid already', () => {
    expect(effectText(inState(3), 'Agen')).toMatch(/dipotong dari pembayaran Agen ini/);
    expect(effectText(buildCommission({ due_back: 'CANCELLED' }), 'Agen')).toMatch(/tidak dibayarkan\.$/);
    expect(effectText(inState(6), 'Agen')).toMatch(/^Sesudah disetujui/);
    expect(effectText(inState(2), 'Agen')).toBeNull();
  });
});

describe('what changed since it was opened', () => {
  it('is state, who approved, and what there is to say', () => {
    const seen = inState(6);
    expect(changesOf(seen, seen)).toEqual([]);
    expect(changesOf(seen, { ...inState(2), id: 6 })).toEqual([
      'Status: Perlu disetujui → Dibayar',
      'Disetujui oleh Bambang Kusuma',
      'JKT/KA2611/00005',
    ]);
    expect(changesOf(inState(3), { ...inState(3), due_back: null })[0]).toBe(
      'Status: Perlu ditarik kembali → Dibayar',
    );
  });
});
