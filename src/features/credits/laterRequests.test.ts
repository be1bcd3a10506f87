import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestKey } from './domain/approvalQueue';
import { keepFromOtherTabs, keepLater, readLater, subscribeLater } from './laterRequests';
import { buildApproval, buildApprovals } from './mocks/buildApproval';

const ENTRY = 'persetujuan_nanti';
const entries = new Map<string, string>();
const events = new EventTarget();

beforeEach(() => {
  entries.clear();
  entries.set('id', '7');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => void vi.unstubAllGlobals());

/** What `happens` writes in another tab, as this one hears of it. */
function inAnotherTab(happens: () => void) {
  const oldValue = entries.get(ENTRY) ?? null;
  happens();
  events.dispatchEvent(Object.assign(new Event('storage'), { key: ENTRY, oldValue }));
}

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
    entries.set(ENTRY, odd);
    expect(readLater()).toEqual([]);
  }
});

test('no more than two hundred are kept', () => {
  for (let id = 1; id <= 205; id += 1) keepLater(buildApproval({ request_id: id }));
  expect(readLater()).toHaveLength(200);
});

test('what was left here is told here; what is kept from other tabs is not', () => {
  const heard = vi.fn();
  const stop = subscribeLater(heard);
  const [first, ...rest] = buildApprovals();
  keepFromOtherTabs(rest);
  expect(heard).not.toHaveBeenCalled();
  if (first) keepLater(first);
  expect(heard.mock.calls).toEqual([[[first && requestKey(first)]]]);
  expect(readLater()).toHaveLength(3);
  stop();
});

test('of another tab only what it left just now is told: what this one kept from it stays on screen here', () => {
  const [first, second, third] = buildApprovals().map((one) => ({ one, key: requestKey(one) }));
  if (!first || !second || !third) throw new Error('Three wait.');
  const heard: string[][] = [];
  keepFromOtherTabs([first.one, second.one]);
  const stop = subscribeLater((keys) => heard.push(keys));
  inAnotherTab(() => keepFromOtherTabs([third.one]));
  inAnotherTab(() => keepFromOtherTabs([first.one]));
  expect(heard).toEqual([[third.key], [first.key]]);
  stop();
  inAnotherTab(() => keepLater(second.one));
  expect(heard).toHaveLength(2);
});
