import { beforeEach, expect, it, vi } from 'vitest';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { readKept, writeKept } from './keptDraft';
import { emptyDraft } from './paymentDraft';

const shown = buildPaymentCard();
const typed = { ...emptyDraft(shown), amount: 500_000, note: 'Titipan istri', received: 600_000 };
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

it('brings back what was typed, but asks again what was agreed to', () => {
  writeKept(shown, { ...typed, agreedLater: 'JKT/2611/00058 penalty 0 1' });
  expect(readKept(shown)).toEqual(typed);
});

it.each([
  ['another contract', { ...shown, contract: { ...shown.contract, code: 'JKT-2604-00119' } }],
  ['a card that changed', { ...shown, contract: { ...shown.contract, version: 7 } }],
  ['another day', { ...shown, as_of: '2026-11-21' }],
])('brings nothing to %s', (_what, other) => {
  writeKept(shown, typed);
  expect(readKept(other)).toBeNull();
});

it('brings nothing to another person', () => {
  writeKept(shown, typed);
  person = '8';
  expect(readKept(shown)).toBeNull();
});

it('keeps nothing of an untouched form', () => {
  writeKept(shown, typed);
  writeKept(shown, emptyDraft(shown));
  expect(tab.size).toBe(0);
});

it.each([{ amount: '500000' }, { cash: 0.5 }, { lines: ['6'] }, { note: null }, { keepsRest: 1 }])(
  'is none that does not fit the form: %o',
  (odd) => {
    writeKept(shown, typed);
    for (const [key, value] of tab) {
      const { card, draft } = JSON.parse(value) as { card: string; draft: object };
      tab.set(key, JSON.stringify({ card, draft: { ...draft, ...odd } }));
    }
    expect(readKept(shown)).toBeNull();
  },
);
