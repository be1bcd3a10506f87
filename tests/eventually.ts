import { vi } from 'vitest';

/** Longest wait for what has to come, ms. How long a busy machine may take is no check, so there is one limit for all. */
const LIMIT = 60_000;

/**
 * Tries again until a check holds: until it neither throws nor says `false`.
 * @returns what it said
 * @throws what it threw last, or that it still said `false`
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<Exclude<T, false>> =>
  vi.waitFor(
    async () => {
      const said = await check();
      if (said === false) throw new Error('It never came.');
      return said as Exclude<T, false>;
    },
    { timeout: LIMIT, interval: 20 },
  );
