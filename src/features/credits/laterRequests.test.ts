import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLater, readLater } from './laterRequests';
import { buildApproval } from './mocks/buildApproval';

const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  entries.set('id', '7');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a request that was left is kept once, for the person who left it', () => {
  keepLater(buildApproval());
  keepLater(buildApproval());
  expect(readLater()).toHaveLength(1);
  entries.set('id', '8');
  expect(readLater()).toEqual([]);
  keepLater(buildApproval({ request_id: 43 }));
  entries.set('id', '7');
  expect(readLater()).toEqual([]);
});

test('one that nothing names is not kept, and what cannot be read is nothing', () => {
  keepLater(buildApproval({ request_id: undefined, requested_at: null }));
  expect(readLater()).toEqual([]);
  for (const odd of ['{', '7', 'null', '{"of":"7","keys":"all"}']) {
    entries.set('persetujuan_nanti', odd);
    expect(readLater()).toEqual([]);
  }
});

test('no more than two hundred are kept', () => {
  for (let id = 1; id <= 205; id += 1) keepLater(buildApproval({ request_id: id }));
  expect(readLater()).toHaveLength(200);
});
