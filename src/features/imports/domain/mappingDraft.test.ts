import { describe, expect, it } from 'vitest';
import type { MappingDraft } from '@/lib/tables/statement/guessMapping';
import { asBankCode, checkMapping, mappingOf } from './mappingDraft';

const DRAFT: MappingDraft = {
  header_line: 6,
  date: 'Tanggal',
  date_format: 'DD/MM',
  amount: 'Jumlah',
  direction: null,
  description: ['Keterangan'],
  reference: '',
  decimal: '.',
};

describe('mappingDraft', () => {
  it('is complete with day, amount and description', () => {
    expect(checkMapping(DRAFT)).toEqual({});
    expect(mappingOf(DRAFT)).toEqual({ ...DRAFT, reference: null });
  });

  it('says what is missing and is no mapping until then', () => {
    const draft = {
      ...DRAFT,
      date: '',
      amount: '',
      description: [],
      direction: { column: 'Arah', credit: ' ' },
    };
    expect(Object.keys(checkMapping(draft))).toEqual(['date', 'amount', 'description', 'direction']);
    expect(mappingOf({ ...DRAFT, amount: '' })).toBeNull();
  });

  it('writes bank codes as they are kept', () =>
    expect(asBankCode('bank dki-syariah 1')).toBe('BANKDKISYARI'));
});
