import { matchPrecache } from 'workbox-precaching';
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { keepSettings } from './keptPage';

/** How long a page may take to come from the network before the kept one is shown, ms. */
const NETWORK_TIMEOUT = 4_000;

/**
 * A page opened by address: the network's, so that a new version is there at once; the kept one where nothing answers,
 * or too slowly, or only a proxy's error page.
 */
export async function answerNavigation({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const preload = (event as FetchEvent).preloadResponse as Promise<Response | undefined> | undefined;
  const fresh = fromNetwork(request, preload);
  event.waitUntil(fresh.then((answer) => keepSettings(answer.clone())).catch(() => undefined));
  const kept = () => matchPrecache('/index.html');
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), NETWORK_TIMEOUT));
  const first = await Promise.race([fresh.catch(() => null), late]);
  if (first && first.status < 500) return first;
  return (await kept()) ?? first ?? fresh;
}

async function fromNetwork(request: Request, preload: Promise<Response | undefined> | undefined) {
  return (await preload) ?? fetch(request);
}
