import { describe, expect, it } from 'vitest';
import type { FieldErrors } from '../contract/envelope';
import { requiredFields } from './requiredFields';

interface Draft {
  name: string;
  note: string;
  way: string;
  bank: string;
  title: string;
  amount: number | null;
  further: number | null;
  limits: readonly string[];
  access: Readonly<Record<string, 0 | 1>>;
  all: boolean;
}

const FILLED: Draft = {
  ...{ name: 'Budi', note: '', way: 'BANK', bank: 'BCA', title: '3' },
  ...{ amount: 5, further: null, limits: ['30', '60'], access: {}, all: false },
};

function check({ name, way, bank, title, amount, limits, all }: Draft): FieldErrors {
  return {
    ...(name.length < 3 && { name: 'Isi nama.' }),
    ...(way === 'BANK' && bank === '' && { bank: 'Isi bank.' }),
    ...(title === '' && { title_id: 'Pilih jabatan.' }),
    ...(amount === null && { amount: 'Isi jumlah.' }),
    ...Object.fromEntries(limits.flatMap((it, at) => (it === '' ? [[`limits.${at}`, 'Isi.']] : []))),
    ...(!all && { access: 'Pilih satu.' }),
  };
}

const required = (change: Partial<Draft> = {}) => [...requiredFields({ ...FILLED, ...change }, check)];

describe('fields that must be filled', () => {
  it('are those that the check asks for, filled or not', () => {
    const all = ['name', 'bank', 'title_id', 'amount', 'limits.0', 'limits.1'];
    expect(required()).toEqual(all);
    expect(required({ name: '', bank: '', title: '', amount: null, limits: ['', ''] })).toEqual(all);
  });

  it('are told anew where one depends on another', () => {
    expect(required({ way: 'CASH' })).not.toContain('bank');
  });

  it('are not those that are only wrong', () => {
    const short = (draft: Draft): FieldErrors => (draft.note.length === 1 ? { note: 'Terlalu pendek.' } : {});
    expect([...requiredFields({ ...FILLED, note: 'x' }, short)]).toEqual([]);
  });
});
