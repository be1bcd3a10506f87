import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { newPasswordFault } from './stolenPasswords';

const SOMEBODY = { username: 'kasir.jkt', name: 'Sri Wahyuni' };

it('refuses every one of the 49,233 passwords that are stolen most often', () => {
  const stolen = dictionary['passwords-common'].map(String);
  expect(stolen.length).toBeGreaterThan(49_000);
  expect(stolen.filter((password) => newPasswordFault(password, SOMEBODY) === null)).toEqual([]);
});

it('says that it was stolen, however it is spelled, and takes unrelated words', () => {
  expect(newPasswordFault('SuperNatural', SOMEBODY)).toMatch(/daftar kata sandi yang bocor/);
  expect(newPasswordFault('kuda lumping makan beling', SOMEBODY)).toBeNull();
});
