import { scanStore } from './countDevice';

/** Puts into the queue what is left half filled: by a tab that was closed, or a phone that ran out. */
export async function finishLeft(owner: string): Promise<void> {
  for (const kept of await scanStore().list(owner))
    // Another tab did it first.
    if (kept.step === 'draft')
      await scanStore()
        .finish(kept, () => kept)
        .catch(() => undefined);
}
