import { expect, test } from 'vitest';
import { paths } from '../paths';
import { backAddress } from './backAddress';

const after = (address: string) => backAddress(new URL(paths.login(address), 'http://localhost').search);

test('comes back to the page and its filters', () => {
  expect(after('/credit?page=2&search=a%20b')).toBe('/credit?page=2&search=a%20b');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'credit'])(
  'never leaves the app: %s',
  (address) => {
    expect(after(address)).toBe('/');
  },
);

test.each(['/login', '/login/otp', '/logout', '/logout?alasan=sesi'])('never comes back to %s', (address) => {
  expect(after(address)).toBe('/');
});

test('goes home when nothing is asked', () => {
  expect(backAddress('')).toBe('/');
});
