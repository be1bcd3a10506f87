import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInterruption, REST } from './interruption';

/** When somebody worked last; null: they work all the time. */
let worked: number | null;
const make = () => createInterruption(() => worked ?? performance.now());
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  worked = -Infinity;
});
afterEach(() => vi.useRealTimers());

describe('something that opens by itself', () => {
  test('opens at once where nobody works, also where the work ended long enough ago', () => {
    const modal = make();
    modal.want(true);
    expect(modal.read()).toBe('shown');
    modal.want(false);
    worked = performance.now();
    pass(REST);
    modal.want(true);
    expect(modal.read()).toBe('shown');
  });

  test('waits while somebody works, and opens 5 s after the end, not before', () => {
    const modal = make();
    worked = null;
    modal.want(true);
    pass(60_000);
    expect(modal.read()).toBe('held');
    worked = performance.now();
    pass(REST - 1);
    expect(modal.read()).toBe('held');
    pass(251);
    expect(modal.read()).toBe('shown');
  });

  test('work that goes on meanwhile puts it off', () => {
    const modal = make();
    worked = performance.now();
    modal.want(true);
    pass(4000);
    worked = performance.now();
    pass(4000);
    expect(modal.read()).toBe('held');
    pass(1250);
    expect(modal.read()).toBe('shown');
  });

  test('an end between two looks counts from the last look', () => {
    const modal = make();
    worked = null;
    modal.want(true);
    pass(1000);
    worked = -Infinity;
    pass(REST - 500);
    expect(modal.read()).toBe('held');
    pass(500);
    expect(modal.read()).toBe('shown');
  });

  test('opens at once when it is asked for; what is open is not put away by work', () => {
    const modal = make();
    worked = null;
    modal.want(true);
    modal.show();
    expect(modal.read()).toBe('shown');
    pass(10_000);
    modal.want(true);
    expect(modal.read()).toBe('shown');
  });

  test('is forgotten when there is nothing left to show, and asked for in vain then', () => {
    const modal = make();
    worked = performance.now();
    modal.want(true);
    modal.want(false);
    modal.show();
    pass(20_000);
    expect(modal.read()).toBe('none');
    worked = null;
    modal.want(true);
    expect(modal.read()).toBe('held');
  });

  test('tells each change once', () => {
    const modal = make();
    const heard = vi.fn();
    const stop = modal.subscribe(heard);
    worked = performance.now();
    modal.want(true);
    modal.want(true);
    pass(20_000);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    modal.want(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
