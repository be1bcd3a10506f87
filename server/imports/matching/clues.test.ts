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

  it('a plate that the bank glued to the amount', () => {
    expect(cluesIn('TRSF E-BANKING CR 2511/FTSCY/WS95031 714000.00B 4452 AIU').plates).toEqual(['B4452AIU']);
    expect(cluesIn('TRSF E-BANKING CR 2511/FTSCY/WS95031 713000.00RIZKY MAHENDRA').plates).toEqual([]);
  });

  it.each(['B 1234 XYZ', 'b1234xyz', 'MOTOR B-1234-XYZ NOV', 'AN 12 B 1234 XYZ'])('a plate: %s', (text) => {
    expect(cluesIn(text).plates).toContain('B1234XYZ');
  });

  it.each(['TRF 1234 TRANSFER', 'CR 2011/FTSCY/WS95031', 'ABC1234XYZ'])('no plate: %s', (text) => {
    expect(cluesIn(text).plates).toEqual([]);
  });

  it.each([
    '\u202a+62\u00a0812-3456-7890\u202c',
    '(0812) 3456-7890',
    '+62 (0)812 3456 7890',
    '0812.3456.7890',
    '0812-3456-7890',
    '+6281234567890',
    '62 812 3456 7890',
    'VA 88088081234567890',
  ])('a phone: %s', (text) => {
    expect(cluesIn(text).phones).toContain('081234567890');
  });

  it('no phone in an account that begins with 8', () => {
    expect(cluesIn('REK 84155502556').phones).toEqual([]);
  });

  it('a NIK, which is sixteen digits and no more', () => {
    expect(cluesIn('NIK 3171010101900001.').niks).toEqual(['3171010101900001']);
    expect(cluesIn('31710101019000012').niks).toEqual([]);
  });

  it('names, but not what banks and payers write around them', () => {
    const { names } = cluesIn('TRSF E-BANKING CR 2011/FTSCY/WS95031 1500000.00 BUDI SANTOSO angsuran motor');
    expect(names).toEqual(['budi santoso']);
    const glued = cluesIn('TRSF E-BANKING CR 2511/FTSCY/WS95031 713000.00RIZKY MAHENDRA');
    expect(glued.names).toEqual(['rizky mahendra']);
    expect(cluesIn("TRF HJ. SITI MA'RUFAH, S.PD").names).toEqual(['siti marufah']);
    expect(cluesIn('BI-FAST CR BCA BUNGA').names).toEqual([]);
  });
});
