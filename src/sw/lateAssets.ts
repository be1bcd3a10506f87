/// <reference lib="webworker" />
import type { RouteHandlerCallbackOptions } from 'workbox-core';

/*
 * Built files that are not kept from the start (other alphabets of the font, Firebase): kept when first used. Their
 * names carry a hash, so a kept file is never old.
 */
const CACHE = 'angsur-assets';
/** More files than one version has: the oldest go. */
const MAX_ASSETS = 60;

export const isLateAsset = (pathname: string) => pathname.startsWith('/assets/');

export async function answerAsset({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  const isFile = answer.ok && !answer.headers.get('Content-Type')?.includes('text/html');
  if (isFile) await cache.put(request, answer.clone()).catch(() => {});
  return answer;
}

/** Keeps the cache from growing with every version. */
export async function dropOldAssets(): Promise<void> {
  const cache = await caches.open(CACHE);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ASSETS)).map((key) => cache.delete(key)));
}
