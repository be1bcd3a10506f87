import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { formOwner, readKeptForm } from './keptForm';

const kept = { form: buildRegistrationForm(), server: null, unanswered: null };
const device = new Map<string, string>();
const tab = new Map<string, string>();

beforeEach(() => {
  device.clear();
  tab.clear();
  vi.stubGlobal('localStorage', { getItem: (name: string) => device.get(name) ?? null });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  device.set('id', '7');
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a form for whoever typed it', () => {
  formOwner().keep(null, kept);
  expect(readKeptForm(null)).toEqual(kept);
});

it('neither writes nor drops anything, and sends nothing, once somebody else is signed in', () => {
  const { keep, isOwners } = formOwner();
  expect(isOwners()).toBe(true);
  device.set('id', '8');
  expect(isOwners()).toBe(false);
  keep(null, kept);
  expect(readKeptForm(null)).toBeNull();
  formOwner().keep(null, kept);
  keep(null, null);
  expect(readKeptForm(null)).toEqual(kept);
  device.delete('id');
  expect(isOwners()).toBe(false);
  keep(null, kept);
  expect(tab.size).toBe(1);
});
