import { describe, expect, it } from 'vitest';
import { stillRefused, stillRefusedPaths } from './stillRefused';

const refused = { code: 'Sudah dipakai.', name: 'Terlalu panjang.' };
const sent = { code: 'R2', name: 'Roda dua' };

describe('stillRefused', () => {
  it('stands while nothing was changed', () => {
    expect(stillRefused(refused, sent, { ...sent })).toEqual(refused);
  });

  it('goes field by field as they are changed, and comes back with the same value', () => {
    expect(stillRefused(refused, sent, { ...sent, code: 'R3' })).toEqual({ name: 'Terlalu panjang.' });
    expect(stillRefused(refused, sent, { code: 'R3', name: 'Roda tiga' })).toEqual({});
    expect(stillRefused(refused, sent, { code: 'R2', name: 'Roda tiga' })).toEqual({
      code: 'Sudah dipakai.',
    });
  });

  it('stands where it is not known what was sent', () => {
    expect(stillRefused(refused, null, sent)).toEqual(refused);
  });

  it('keeps words about what has no field', () => {
    expect(stillRefused({ body: 'Belum ada yang diubah.' }, sent, { ...sent, code: 'R3' })).toEqual({
      body: 'Belum ada yang diubah.',
    });
  });

  it('finds the field of a path; of two for one field the first words count', () => {
    const fieldOf = (path: string) => (path === 'bank' ? 'cash' : path.replace('update.', ''));
    expect(stillRefused({ 'update.cash': 'Lebih.', bank: 'Kurang.' }, null, {}, fieldOf)).toEqual({
      cash: 'Lebih.',
    });
    expect(stillRefused({ 'update.cash': 'Lebih.' }, { cash: 1 }, { cash: 2 }, fieldOf)).toEqual({});
  });
});

describe('stillRefusedPaths', () => {
  const parts = { 'bucket_to.1': 'Salah.', valid_from: 'Terlalu awal.' };
  const lists = { valid_from: '2026-01-01', bucket_to: ['7', '3'] };

  it('keeps words about a part while its list holds the same', () => {
    expect(stillRefusedPaths(parts, lists, { ...lists, bucket_to: ['7', '3'] })).toEqual(parts);
    expect(stillRefusedPaths(parts, lists, { ...lists, bucket_to: ['7', '4'] })).toEqual({
      valid_from: 'Terlalu awal.',
    });
  });

  it('says them by the path in the call where the field has another name', () => {
    const fieldOf = (path: string) => (path === 'title_id' ? 'title' : path);
    const words = { title_id: 'Pilih jabatan.' };
    expect(stillRefusedPaths(words, { title: '1' }, { title: '1' }, fieldOf)).toEqual(words);
    expect(stillRefusedPaths(words, { title: '1' }, { title: '2' }, fieldOf)).toEqual({});
  });
});
