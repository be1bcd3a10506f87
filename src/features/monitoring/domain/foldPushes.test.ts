import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foldPushes } from './foldPushes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once for a thousand pushes, after the server would read again; the last is never lost', () => {
  const refetch = vi.fn<() => void>();
  const { pushed } = foldPushes(refetch);
  for (let at = 0; at < 1000; at++) {
    pushed();
    vi.advanceTimersByTime(15);
  }
  expect(refetch).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1000);
  expect(refetch).toHaveBeenCalledTimes(1);
  pushed();
  vi.advanceTimersByTime(15_999);
  expect(refetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(refetch).toHaveBeenCalledTimes(2);
});

it('asks no more once nobody looks', () => {
  const refetch = vi.fn<() => void>();
  const { pushed, cancel } = foldPushes(refetch);
  pushed();
  cancel();
  vi.advanceTimersByTime(60_000);
  expect(refetch).not.toHaveBeenCalled();
});
