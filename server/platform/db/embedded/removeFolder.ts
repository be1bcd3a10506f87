import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a process takes to end whose files are gone, ms. */
const REMOVE_TIMEOUT = 10_000;

/** Removes a folder, or a file, also while a process that was left behind still writes there for a moment. */
export async function removeFolder(folder: string): Promise<void> {
  const end = Date.now() + REMOVE_TIMEOUT;
  for (;;) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      // Something was written between the listing of a folder and its removal.
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY' || Date.now() > end) throw error;
    }
    await sleep(50);
  }
}
