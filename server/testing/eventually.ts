import { vi } from 'vitest';

/** Looks again until `check` holds; fails after 15 s, which is long on a machine that does other work too. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });
