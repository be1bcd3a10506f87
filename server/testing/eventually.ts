import { vi } from 'vitest';

/** Asks again until `seen` no longer throws: work after an answer (`later`) may take its time on a busy machine, 15 s at most. */
export const eventually = <T>(seen: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(seen, { timeout: 15_000 });
