import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createThrottle } from './createThrottle';

describe('createThrottle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('1,000 calls in a second cause at most 3 runs, the last one after the last call', async () => {
    const runs: number[] = [];
    const fold = createThrottle(() => Promise.resolve(runs.push(Date.now())), 1000);
    const start = Date.now();
    for (let call = 0; call < 1000; call += 1) {
      fold();
      await vi.advanceTimersByTimeAsync(1);
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs.length).toBeGreaterThanOrEqual(2);
    expect(runs.length).toBeLessThanOrEqual(3);
    expect(runs[0]).toBe(start);
    expect(runs.at(-1)).toBeGreaterThanOrEqual(start + 999);
  });

  test('never runs twice at the same time, even when a run takes long', async () => {
    let now = 0;
    let most = 0;
    const fold = createThrottle(async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 5000));
      now -= 1;
    }, 1000);
    for (let call = 0; call < 200; call += 1) {
      fold();
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect(most).toBe(1);
    expect(now).toBe(0);
  });

  test('a failed run does not stop the next', async () => {
    const run = vi.fn(() => Promise.reject(new Error('500')));
    const fold = createThrottle(run, 1000);
    fold();
    await vi.advanceTimersByTimeAsync(1500);
    fold();
    await vi.advanceTimersByTimeAsync(1500);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('drops what is due when cancelled', async () => {
    const run = vi.fn(() => Promise.resolve());
    const fold = createThrottle(run, 1000);
    fold();
    fold();
    fold.cancel();
    await vi.advanceTimersByTimeAsync(5000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
