import { describe, expect, it } from 'vitest';
import { CONTRACT_TYPE } from '../kinds/contractType';
import { FINANCE } from '../kinds/finance';
import { OFFICE } from '../kinds/office';
import { buildContractType, buildFinance, buildOffice } from '../mocks/buildMasters';
import { factChanges } from './masterFacts';
import { checkValues, formValues, writeOf } from './masterForm';

const office = formValues(OFFICE, buildOffice(), '2026-11-20');
const wrong = (over: Record<string, string>) => checkValues(OFFICE, { ...office, ...over });

describe('the form of a master', () => {
  it.each([
    [FINANCE, buildFinance({ valid_to: '2030-12-31' })],
    [CONTRACT_TYPE, buildContractType()],
    [OFFICE, buildOffice()],
  ])('writes back what it was filled with', (kind, row) => {
    const values = formValues(kind, row, '2026-11-20');
    expect(row).toMatchObject(writeOf(kind, values));
    expect(checkValues(kind, values)).toEqual({});
  });

  it('begins a new record today, without end', () => {
    expect(formValues(OFFICE, null, '2026-11-20')).toMatchObject({
      code: '',
      valid_from: '2026-11-20',
      valid_to: '',
      zone: 'Asia/Jakarta',
    });
  });

  it('takes spaces away around what is typed', () => {
    expect(writeOf(OFFICE, { ...office, name: '  Jakarta ', address: ' ' })).toMatchObject({
      name: 'Jakarta',
      address: '',
    });
  });

  it.each([
    ['code', 'JKT-1', /2 sampai 5/],
    ['code', 'TERLALU', /2 sampai 5/],
    ['name', ' A ', /3 sampai 80/],
    ['phone', 'telepon', /angka/],
    ['phone', '08415550 0812555101', /^Dua nomor di satu kolom\./],
    ['address', 'x'.repeat(201), /200/],
    ['zone', 'Asia/Singapore', /WIB/],
    ['valid_from', '', /mulai/],
    ['valid_from', '2026-02-30', /mulai/],
    ['valid_to', '2019-12-31', /sebelum tanggal mulai/],
    ['valid_to', '2030-02-30', /tidak ada/],
  ])('says beside %s what is wrong with %s', (field, value, words) => {
    expect(wrong({ [field]: value })).toEqual({ [field]: expect.stringMatching(words) as string });
  });
});

it('tells in words what somebody else changed', () => {
  const after = buildOffice({ zone: 'Asia/Makassar', phone: '', active: false, staff: 9 });
  expect(factChanges(OFFICE, buildOffice(), after)).toEqual([
    { label: 'Zona waktu', before: 'WIB', after: 'WITA' },
    { label: 'Telepon', before: '021-555-0118', after: '—' },
    { label: 'Aktif', before: 'Ya', after: 'Tidak' },
  ]);
});
