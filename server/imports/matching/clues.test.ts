import { describe, expect, it } from 'vitest';
import { cluesIn } from './clues';

describe('what the text of a line may name', () => {
  it.each([
    'JKT-2501-00012',
    'jkt 2501 00012 angsuran',
    'BAYAR/JKT/2501/00012/NOV',
    'JKT250100012',
    'ANGSURANJKT250100012',
    'TRSF JKT-2501-00012 20/11/2026',
    'TRSF JKT-2501-0001220112026',
  ])('a contract code: %s', (text) => {
    expect(cluesIn(text).codes).toContain('JKT250100012');
  });

  it.each(['B 1234 XYZ', 'b1234xyz', 'MOTOR B-1234-XYZ NOV', 'AN 12 B 1234 XYZ'])('a plate: %s', (text) => {
    expect(cluesIn(text).plates).toContain('B1234XYZ');
  });

  it.each(['TRF 1234 TRANSFER', 'CR 2011/FTSCY/WS95031', 'ABC1234XYZ'])('no plate: %s', (text) => {
    expect(cluesIn(text).plates).toEqual([]);
  });

  it.each(['0812-3456-7890', '+6281234567890', '62 812 3456 7890', 'VA 88088081234567890'])(
    'a phone: %s',
    (text) => {
      expect(cluesIn(text).phones).toContain('081234567890');
    },
  );

  it('a NIK, which is sixteen digits and no more', () => {
    expect(cluesIn('NIK 3171010101900001.').niks).toEqual(['3171010101900001']);
    expect(cluesIn('31710101019000012').niks).toEqual([]);
  });

  it('names, but not what banks and payers write around them', () => {
    const { names } = cluesIn('TRSF E-BANKING CR 2011/FTSCY/WS95031 1500000.00 BUDI SANTOSO angsuran motor');
    expect(names).toEqual(['budi santoso']);
    expect(cluesIn('BI-FAST CR BCA BUNGA').names).toEqual([]);
  });
});
