import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPortraits, PORTRAIT_CACHE } from '@/lib/session/portraitCache';
import { answerPortrait, isPortrait } from './portraits';

const kept = new Map<string, Map<string, Response>>();
const fetched = vi.fn<typeof fetch>();
const ask = (name: string) =>
  answerPortrait({ request: new Request(`http://app.test/storage/images/${name}`) });

beforeEach(() => {
  kept.clear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('<svg/>')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open: (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, cache);
      return Promise.resolve({
        match: ({ url }: Request) => Promise.resolve(cache.get(url)?.clone()),
        put: ({ url }: Request, answer: Response) => Promise.resolve(void cache.set(url, answer)),
      });
    },
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is fetched once, and the next one takes its place', async () => {
  await ask('1-a');
  expect(await (await ask('1-a')).text()).toBe('<svg/>');
  expect(fetched).toHaveBeenCalledOnce();
  await ask('2-b');
  expect([...(kept.get(PORTRAIT_CACHE)?.keys() ?? [])]).toEqual(['http://app.test/storage/images/2-b']);
});

it('is not kept where there is none, and forgotten at sign-out', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  await ask('1-a');
  expect(kept.get(PORTRAIT_CACHE)?.size).toBe(0);
  await ask('1-a');
  forgetPortraits();
  expect(kept.has(PORTRAIT_CACHE)).toBe(false);
  await ask('1-a');
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('is what lies below the storage images path', () => {
  expect(['/storage/images/1-a', '/api/x', '/assets/a.js'].map(isPortrait)).toEqual([true, false, false]);
});
