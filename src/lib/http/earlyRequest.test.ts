import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countNotifications } from '../contract/notifications';
import { askEarly, earlyAnswersHere, takeEarly } from './earlyRequest';
import { call, earlyData } from './request';

const ADDRESS = '/api/notifs/count';
const answer = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ status, title: 'Sukses!', data, message: '', version: '1' }), { status });
const fetched = vi.fn<typeof fetch>();
const entries = new Map<string, string>();

beforeEach(() => {
  globalThis.__early = undefined;
  entries.clear();
  entries.set('password', 'token');
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: 'http://app.test' });
  vi.stubGlobal('localStorage', { getItem: (name: string) => entries.get(name) ?? null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an early request', () => {
  it('is taken once by the identical call, with the same headers', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(7)));
    askEarly(ADDRESS, 'token');
    expect(await call(countNotifications, {})).toBe(7);
    expect(fetched).toHaveBeenCalledOnce();
    const early = fetched.mock.calls[0]?.[1]?.headers;
    expect(await call(countNotifications, {})).toBe(7);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(fetched.mock.calls[1]?.[1]?.headers).toEqual(early);
  });

  it('is not taken by somebody else, nor after 10 s', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(1)));
    askEarly(ADDRESS, 'another');
    await call(countNotifications, {});
    expect(fetched).toHaveBeenCalledTimes(2);

    vi.useFakeTimers({ toFake: ['performance'] });
    askEarly(ADDRESS, 'token');
    vi.advanceTimersByTime(10_001);
    expect(takeEarly(ADDRESS, 'token', new AbortController().signal)).toBeNull();
  });

  it('fails like any other call', async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    askEarly(ADDRESS, 'token');
    await expect(call(countNotifications, {})).rejects.toMatchObject({ kind: 'offline' });
    fetched.mockImplementationOnce(() => Promise.resolve(answer(null, 401)));
    askEarly(ADDRESS, 'token');
    await expect(call(countNotifications, {})).rejects.toMatchObject({ kind: 'refused', status: 401 });
  });

  it('ends with the signal and the time limit of whoever took it', async () => {
    fetched.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    );
    askEarly(ADDRESS, 'token');
    const controller = new AbortController();
    const pending = call(countNotifications, { signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(pending).rejects.toThrow('left the page');

    askEarly(ADDRESS, 'token');
    await expect(call(countNotifications, { timeLimit: 20 })).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('an early answer that is here already', () => {
  const arrive = async (response: () => Promise<Response>, token = 'token') => {
    fetched.mockImplementation(response);
    askEarly(ADDRESS, token);
    await earlyAnswersHere();
  };

  it('is read at once, and once', async () => {
    await arrive(() => Promise.resolve(answer(7)));
    expect(earlyData(countNotifications, {})).toBe(7);
    expect(earlyData(countNotifications, {})).toBeUndefined();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is not read before it is here; the call waits for it', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(7)));
    askEarly(ADDRESS, 'token');
    expect(earlyData(countNotifications, {})).toBeUndefined();
    expect(await call(countNotifications, {})).toBe(7);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    ['a refusal', () => Promise.resolve(answer(null, 401)), { kind: 'refused', status: 401 }],
    ['what cannot be read', () => Promise.resolve(new Response('<html>')), { kind: 'unreadable' }],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
  ])('leaves %s to the call', async (_name, response, failure) => {
    await arrive(response);
    expect(earlyData(countNotifications, {})).toBeUndefined();
    await expect(call(countNotifications, {})).rejects.toMatchObject(failure);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is not read by somebody else', async () => {
    await arrive(() => Promise.resolve(answer(7)), 'another');
    expect(earlyData(countNotifications, {})).toBeUndefined();
  });
});
