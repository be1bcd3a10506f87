import { describe, expect, it } from 'vitest';
import { ACCESS_FLAGS, accessOf, NO_ACCESS } from '@/lib/contract/access';
import { accessSentences } from './accessSentences';

describe('accessSentences', () => {
  it.each(ACCESS_FLAGS)('has a sentence for %s alone', (flag) => {
    expect(accessSentences(accessOf(flag), 1).length).toBeGreaterThan(0);
  });

  it('says nothing for nothing', () => {
    expect(accessSentences(NO_ACCESS, 1)).toEqual([]);
  });

  it('tells the surveyor that registrations cannot be added (SPEC 2, title id 4)', () => {
    expect(accessSentences(accessOf('is_customer'), 4)).toEqual([
      'Melihat Form Registrasi, tanpa menambah yang baru',
    ]);
    expect(accessSentences(accessOf('is_customer'), 3)).toEqual(['Melihat dan menambah Form Registrasi']);
  });

  it('tells Bayar Cicilan from Kartu Piutang (SPEC 6)', () => {
    expect(accessSentences(accessOf('is_credit'), 1)).toEqual([
      'Melihat Kartu Piutang, tanpa mencatat pembayaran',
    ]);
    expect(accessSentences(accessOf('is_credit', 'is_credit_add'), 1)).toEqual([
      'Mencatat Bayar Cicilan, juga yang lewat transfer',
      'Melihat Nota Cicilan',
    ]);
  });

  it('joins what may be done with receipts', () => {
    expect(accessSentences(accessOf('is_credit_update', 'is_credit_approval'), 1)).toEqual([
      'Melihat Nota Cicilan, meminta perubahannya, dan menyetujui perubahan yang diminta orang lain',
    ]);
    expect(accessSentences(accessOf('is_credit_update'), 1)).toEqual([
      'Melihat Nota Cicilan dan meminta perubahannya',
    ]);
  });
});
