import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askToKeep, hasRoom, keptAnswer } from './room';

const entries = new Map<string, string>();
beforeEach(() => {
  entries.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());
const storage = (of: object) => vi.stubGlobal('navigator', { storage: of });

it('says before a photo is taken whether it fits', async () => {
  storage({ estimate: () => Promise.resolve({ quota: 10_000_000, usage: 4_000_000 }) });
  expect(await hasRoom(300_000)).toBe(true);
  expect(await hasRoom(2_000_000)).toBe(false);
  storage({ estimate: () => Promise.resolve({}) });
  expect(await hasRoom(300_000)).toBeNull();
  vi.stubGlobal('navigator', {});
  expect(await hasRoom(300_000)).toBeNull();
});

it('asks once, and knows the answer', async () => {
  const persist = vi.fn(() => Promise.resolve(false));
  let isPersisted = false;
  storage({ persist, persisted: () => Promise.resolve(isPersisted) });
  expect(keptAnswer()).toBeNull();
  expect(await askToKeep()).toBe(false);
  expect(await askToKeep()).toBe(false);
  expect(persist).toHaveBeenCalledOnce();
  expect(keptAnswer()).toBe(false);
  // The app was installed meanwhile.
  isPersisted = true;
  expect(await askToKeep()).toBe(true);
  expect(keptAnswer()).toBe(true);
});

it('a browser that knows nothing of it says nothing', async () => {
  vi.stubGlobal('navigator', {});
  expect(await askToKeep()).toBeNull();
  expect(keptAnswer()).toBeNull();
});
