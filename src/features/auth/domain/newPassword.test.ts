import { expect, it } from 'vitest';
import { checkNewPassword } from './newPassword';

const OWNER = { username: 'rina.kasir', name: 'Rina Kusuma' };
const GOOD = 'kuda lumping makan beling';

it('takes a good password that was typed twice', () => {
  expect(checkNewPassword({ new_password: GOOD, repeat: GOOD }, OWNER)).toEqual({});
});

it('says first what is wrong with the password, then what is wrong with its repetition', () => {
  expect(checkNewPassword({ new_password: 'pendek', repeat: '' }, OWNER)).toEqual({
    new_password: 'Isi paling sedikit 12 karakter.',
  });
  expect(checkNewPassword({ new_password: 'rina kusuma rina', repeat: '' }, OWNER).new_password).toMatch(
    /Terlalu mirip nama Anda/,
  );
  expect(checkNewPassword({ new_password: GOOD, repeat: '' }, OWNER)).toEqual({
    repeat: 'Ketik kata sandi sekali lagi.',
  });
  expect(checkNewPassword({ new_password: GOOD, repeat: `${GOOD}!` }, OWNER)).toEqual({
    repeat: 'Belum sama dengan kata sandi di atas.',
  });
});
