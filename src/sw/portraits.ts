/// <reference lib="webworker" />
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { PORTRAIT_CACHE } from '@/lib/session/portraitCache';

export const isPortrait = (pathname: string) => pathname.startsWith('/storage/images/');

/** The one portrait that was fetched last is kept: its name changes with the day, with the picture and with the person. */
export async function answerPortrait({
  request,
}: Pick<RouteHandlerCallbackOptions, 'request'>): Promise<Response> {
  const kept = await (await caches.open(PORTRAIT_CACHE)).match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await caches.delete(PORTRAIT_CACHE);
    const cache = await caches.open(PORTRAIT_CACHE);
    await cache.put(request, copy).catch(() => {});
  }
  return answer;
}
