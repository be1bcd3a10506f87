/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { PAGE_SETTINGS_ID } from '@/lib/contract/pageSettings';

const PAGE = '/index.html';
const BLOCK = new RegExp(`(<script[^>]*id="${PAGE_SETTINGS_ID}"[^>]*>)[^<]*`);
const withoutSettings = (html: string) => html.replace(BLOCK, '$1');

/**
 * The kept page was fetched when this version was installed, with the settings of that day. Where the server's page has
 * others since, that page is kept instead; a page of another version is left to that version's own worker.
 */
export async function keepSettings(fresh: Response): Promise<void> {
  const key = getCacheKeyForURL(PAGE);
  if (!key || !fresh.ok || fresh.redirected) return;
  const cache = await caches.open(cacheNames.precache);
  const kept = await cache.match(key);
  if (!kept) return;
  const page = fresh.clone();
  const [now, before] = await Promise.all([fresh.text(), kept.text()]);
  if (now !== before && withoutSettings(now) === withoutSettings(before)) await cache.put(key, page);
}
