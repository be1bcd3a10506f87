import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/ApiError';
import { retrying } from './retrying';

let connected: () => unknown;
beforeEach(() => {
  vi.useFakeTimers();
  const device = new EventTarget();
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
  connected = () => device.dispatchEvent(new Event('online'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offline = () => new ApiError({ kind: 'offline', status: 0 });
const refused = (status: number) => new ApiError({ kind: 'refused', status });

function start(failures: Error[]) {
  const stop = new AbortController();
  const onWaiting = vi.fn();
  const work = vi.fn(() => {
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve('sampai');
  });
  const result = retrying(work, { signal: stop.signal, onWaiting }).catch((error: unknown) => error);
  return { stop, onWaiting, work, result };
}

describe('what may work later', () => {
  it('is tried for as long as there is no connection, and says so', async () => {
    const { result, onWaiting, work } = start(Array.from({ length: 30 }, offline));
    await vi.advanceTimersByTimeAsync(30 * 15_000);
    expect(await result).toBe('sampai');
    expect(work).toHaveBeenCalledTimes(31);
    expect(onWaiting.mock.calls[0]).toEqual([true]);
    expect(onWaiting).toHaveBeenLastCalledWith(false);
  });

  it('is given up where the server answers no six times', async () => {
    const { result, work } = start(Array.from({ length: 30 }, () => refused(503)));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await result).toMatchObject({ status: 503 });
    expect(work).toHaveBeenCalledTimes(6);
  });

  it('waits as long as the server asks, and tells who waits where that is long', async () => {
    const tooOften = (retryAfter: number) => new ApiError({ kind: 'refused', status: 429, retryAfter });
    const soon = start([tooOften(60)]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(soon.work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await soon.result).toBe('sampai');
    const tomorrow = start([tooOften(80_000)]);
    expect(await tomorrow.result).toMatchObject({ status: 429 });
  });

  it('is tried at once when the device is connected again', async () => {
    const { result, work } = start([offline()]);
    await vi.advanceTimersByTimeAsync(10);
    connected();
    expect(await result).toBe('sampai');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is tried at once when the connection came back while a try was failing', async () => {
    let fail: (error: Error) => void = () => undefined;
    const work = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
      .mockResolvedValue('sampai');
    const { signal } = new AbortController();
    const result = retrying(work, { signal, onWaiting: vi.fn() });
    connected();
    fail(offline());
    await vi.advanceTimersByTimeAsync(10);
    expect(work).toHaveBeenCalledTimes(2);
    expect(await result).toBe('sampai');
  });

  it('ends at once when it is given up', async () => {
    const { result, stop, work } = start([offline(), offline()]);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toMatchObject({ name: 'AbortError' });
    expect(work).toHaveBeenCalledTimes(1);
  });
});

it('what was refused for good is not tried again', async () => {
  const { result, work } = start([refused(422)]);
  expect(await result).toMatchObject({ status: 422 });
  expect(work).toHaveBeenCalledTimes(1);
});
