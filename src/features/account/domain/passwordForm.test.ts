import { expect, it } from 'vitest';
import { checkPasswords } from './passwordForm';

const OWNER = { username: 'kasir.jkt', name: 'Eka Pratiwi' };
const GOOD = 'kuda lumping makan beling';
const check = (current_password: string, new_password: string, repeat: string) =>
  checkPasswords({ current_password, new_password, repeat }, OWNER);

it('is content with the present one and a strong one typed twice', () => {
  expect(check('lama', GOOD, GOOD)).toEqual({});
});

it('asks for each that is missing', () => {
  expect(check('', '', '')).toEqual({
    current_password: 'Isi kata sandi saat ini.',
    new_password: 'Isi paling sedikit 12 karakter.',
  });
  expect(check('lama', GOOD, '')).toEqual({ repeat: 'Ketik kata sandi baru sekali lagi.' });
});

it('says which field is wrong, and the repetition last', () => {
  expect(check('lama', GOOD, `${GOOD}s`)).toEqual({ repeat: 'Belum sama dengan kata sandi baru.' });
  expect(check(GOOD, GOOD, GOOD)).toEqual({
    new_password: 'Sama dengan kata sandi saat ini. Pilih yang lain.',
  });
  expect(check('lama', 'eka.pratiwi.1990', 'x')).toEqual({
    new_password: 'Terlalu mirip nama Anda. Pakai beberapa kata yang tidak berhubungan.',
  });
});
