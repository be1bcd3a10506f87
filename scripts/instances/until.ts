import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until it is so. @throws after `patience` ms */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patience = 20_000,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not within ${patience / 1000} s: ${what}`);
    await sleep(50);
  }
}
