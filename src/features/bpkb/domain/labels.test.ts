import { describe, expect, it } from 'vitest';
import { labelOfBook, labelOfPlace, sheetsOf } from './labels';

const book = {
  id: 1042,
  number: 'R-04821773',
  contract_code: 'JKT-2603-00118',
  customer_name: 'Siti Rahmawati',
};

describe('labels', () => {
  it('say the code, the number, the contract and a short name', () => {
    expect(labelOfBook(book)).toEqual({
      ...{ id: 1042, code: 'BPKB:1042-76', name: 'R-04821773', line: 'JKT-2603-00118 Siti R.' },
    });
    expect(labelOfBook({ ...book, number: '', customer_name: ' Suharto ' })).toMatchObject({
      ...{ name: 'Belum diketahui', line: 'JKT-2603-00118 Suharto' },
    });
    expect(labelOfPlace({ id: 12, name: 'Brankas 1, rak 2' }).code).toBe('TEMPAT:12-62');
  });

  it('begin on a half used sheet where it is free, and go on at the first of the next', () => {
    const labels = Array.from({ length: 24 }, (_, at) => labelOfPlace({ id: at + 1, name: `Rak ${at + 1}` }));
    const [first, second, ...rest] = sheetsOf(labels, 5);
    expect(rest).toEqual([]);
    expect(first?.slice(0, 5)).toEqual([null, null, null, null, labels[0]]);
    expect(first).toHaveLength(24);
    expect(second).toEqual(labels.slice(20));
    expect(sheetsOf(labels, 1)).toEqual([labels]);
    expect(sheetsOf([], 1)).toEqual([]);
  });
});
