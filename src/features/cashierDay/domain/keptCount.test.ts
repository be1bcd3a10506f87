import { beforeEach, expect, it, vi } from 'vitest';
import { buildCashierDay, buildClosing } from '../mocks/buildCashierDay';
import { EMPTY_COUNT } from '@/lib/cash/countDraft';
import { forgetCount, keepCount, startCount } from './keptCount';

const shown = buildCashierDay();
const typed = { counts: { '100000': '28', coin_500: '1' }, explanation: 'Koin kurang' };
const closed = buildCashierDay({ closings: [buildClosing({ denominations: { '50000': 3, coin_500: 2 } })] });
const lastCount = { counts: { '50000': '3', coin_500: '2' }, explanation: '' };
const tab = new Map<string, string>();
let person = '7';

beforeEach(() => {
  tab.clear();
  person = '7';
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'id' ? person : null) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('begins empty, and goes on where the page was left', () => {
  expect(startCount(shown)).toEqual(EMPTY_COUNT);
  keepCount(shown, typed);
  expect(startCount(shown)).toEqual(typed);
});

it('begins with the pieces of the last closing, whose difference is explained anew', () => {
  expect(startCount(closed)).toEqual(lastCount);
});

it('is of one day, one person and one closing', () => {
  keepCount(shown, typed);
  expect(startCount({ ...shown, day: '2026-11-21' })).toEqual(EMPTY_COUNT);
  expect(startCount(closed)).toEqual(lastCount);
  person = '8';
  expect(startCount(shown)).toEqual(EMPTY_COUNT);
});

it('is forgotten once it was closed, and never trips over what an older app kept', () => {
  keepCount(shown, typed);
  forgetCount(shown);
  expect(startCount(shown)).toEqual(EMPTY_COUNT);
  for (const broken of ['{', '7', '{"closings":0}', '{"closings":0,"draft":{"counts":{"x":7}}}']) {
    tab.set('angsur.7.kas.draf.2026-11-20', broken);
    expect(startCount(shown)).toEqual(EMPTY_COUNT);
  }
});
