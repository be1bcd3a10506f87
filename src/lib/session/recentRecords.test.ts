import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRecent, rememberOpened, type RecentRecord } from './recentRecords';

const tab = new Map<string, string>();
let owner = '7';

beforeEach(() => {
  tab.clear();
  owner = '7';
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, value: string) => tab.set(name, value),
  });
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'id' ? owner : null) });
});
afterEach(() => vi.unstubAllGlobals());

const contract = (id: string): RecentRecord => ({ kind: 'contract', id, number: id, customer: 'Siti' });

it('has the last first, each once, and eight at most', () => {
  for (const id of ['a', 'b', 'a']) rememberOpened(contract(id));
  expect(readRecent().map(({ id }) => id)).toEqual(['a', 'b']);
  for (let n = 0; n < 20; n++) rememberOpened(contract(String(n)));
  expect(readRecent().map(({ id }) => id)).toEqual(['19', '18', '17', '16', '15', '14', '13', '12']);
});

it('tells a contract from the payment on it', () => {
  rememberOpened(contract('a'));
  rememberOpened({ ...contract('a'), kind: 'payment' });
  expect(readRecent()).toHaveLength(2);
});

it('shows nobody what another opened', () => {
  rememberOpened(contract('a'));
  owner = '8';
  expect(readRecent()).toEqual([]);
});

it.each(['', '{', 'null', '[{"kind":"x"}]', '[1]'])('reads nothing from %s', (text) => {
  tab.set('angsur.7.terakhir', text);
  expect(readRecent()).toEqual([]);
});
