import { expect, it } from 'vitest';
import { inTurns } from './inTurns';

it('does every item in its order, and others have the process in between', async () => {
  let isDone = false;
  let others = 0;
  const other = () => {
    others++;
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  const made = await inTurns([1, 2, 3, 4], (item) => {
    const until = performance.now() + 6;
    while (performance.now() < until);
    return item * 2;
  });
  isDone = true;
  expect(made).toEqual([2, 4, 6, 8]);
  expect(others).toBeGreaterThanOrEqual(3);
});
