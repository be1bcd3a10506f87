import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `found` gives something. @throws in words after `ms` */
export async function until<T>(
  what: string,
  found: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  ms = 20_000,
): Promise<T> {
  const end = Date.now() + ms;
  let last = '';
  for (;;) {
    try {
      const value = await found();
      if (value !== null && value !== undefined && value !== false) return value;
    } catch (error) {
      last = error instanceof Error ? ` (${error.message})` : '';
    }
    if (Date.now() > end) throw new Error(`not within ${ms / 1000} s: ${what}${last}`);
    await sleep(50);
  }
}
