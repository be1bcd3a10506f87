import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until it is so. @throws after `timeout` ms */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  timeout = 20_000,
): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not within ${timeout / 1000} s: ${what}`);
    await sleep(50);
  }
}
