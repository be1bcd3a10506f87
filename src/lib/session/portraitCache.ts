/** Where the service worker keeps the own portrait; the server lets nobody else keep it. */
export const PORTRAIT_CACHE = 'angsur-portraits';

/** Forgets the portrait on this device; without a service worker there was none. */
export function forgetPortraits(): void {
  if (!('caches' in globalThis)) return;
  // What cannot be forgotten now goes with the next session's picture, which takes its place.
  caches.delete(PORTRAIT_CACHE).catch(() => false);
}
