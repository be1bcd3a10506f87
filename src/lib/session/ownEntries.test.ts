import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOwn, readOwn, writeOwn } from './ownEntries';

let tab: Record<string, string>;
const device = new Map<string, string>();

beforeEach(() => {
  device.clear();
  // Keys of Storage are its own properties, as in a browser.
  tab = {};
  const methods = {
    getItem: { value: (key: string) => tab[key] ?? null },
    setItem: { value: (key: string, value: string) => void (tab[key] = value) },
    removeItem: { value: (key: string) => void delete tab[key] },
  };
  Object.defineProperties(tab, methods);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', { getItem: (name: string) => device.get(name) ?? null });
  device.set('id', '7');
});
afterEach(() => vi.unstubAllGlobals());

it('keeps an entry for its owner alone', () => {
  writeOwn('nota.draf.42', 'diketik');
  expect(Object.keys(tab)).toEqual(['angsur.7.nota.draf.42']);
  expect(readOwn('nota.draf.42')).toBe('diketik');
  device.set('id', '8');
  expect(readOwn('nota.draf.42')).toBeNull();
  device.delete('id');
  expect(readOwn('nota.draf.42')).toBeNull();
  writeOwn('nota.daftar', '?search=Budi');
  expect(Object.keys(tab)).toHaveLength(1);
});

it('forgets everybody, or everybody else, and nothing that is not its own', () => {
  writeOwn('nota.draf.42', 'diketik');
  device.set('id', '77');
  writeOwn('kontrak.daftar', '?search=Budi');
  tab.lain = 'tetap';
  forgetOwn('7');
  expect(Object.keys(tab)).toEqual(['angsur.7.nota.draf.42', 'lain']);
  forgetOwn();
  expect(Object.keys(tab)).toEqual(['lain']);
});

it('drops an entry', () => {
  writeOwn('nota.draf.42', 'diketik');
  writeOwn('nota.draf.42', null);
  expect(readOwn('nota.draf.42')).toBeNull();
});

it('works on where storage is refused', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => writeOwn('nota.daftar', '?page=2')).not.toThrow();
  expect(readOwn('nota.daftar')).toBeNull();
  expect(() => forgetOwn()).not.toThrow();
});
