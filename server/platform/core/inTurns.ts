import { setImmediate } from 'node:timers/promises';

/** So long item follows item before others have the process, ms. */
const TURN = 5;

/** Does the same with each item, in their order, and lets other calls in between. Returns what each gives. */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  work: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  let began = performance.now();
  for (const item of items) {
    made.push(work(item));
    if (performance.now() - began < TURN) continue;
    await setImmediate();
    began = performance.now();
  }
  return made;
}
