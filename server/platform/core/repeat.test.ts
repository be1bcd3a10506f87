import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job that ends when it is told to, and what came of it, in order. */
function job() {
  const events: string[] = [];
  const ends: (() => void)[] = [];
  const run = async () => {
    events.push('begun');
    await new Promise<void>((resolve) => ends.push(resolve));
    events.push('ended');
  };
  return { events, run, end: () => ends.shift()?.() };
}

it('runs again and again, never two at once', async () => {
  const { events, run, end } = job();
  const stop = repeat(100, run);
  await vi.advanceTimersByTimeAsync(350);
  expect(events).toEqual(['begun']);
  end();
  await vi.advanceTimersByTimeAsync(100);
  expect(events).toEqual(['begun', 'ended', 'begun']);
  end();
  await stop();
});

it('ends after the run under way, and begins none', async () => {
  const { events, run, end } = job();
  const stop = repeat(100, run);
  await vi.advanceTimersByTimeAsync(100);
  const stopped = stop().then(() => events.push('stopped'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(events).toEqual(['begun']);
  end();
  await stopped;
  expect(events).toEqual(['begun', 'ended', 'stopped']);
});

it('ends at once where nothing runs', async () => {
  const { events, run } = job();
  await repeat(100, run)();
  await vi.advanceTimersByTimeAsync(1000);
  expect(events).toEqual([]);
});
