/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerAsset, dropOldAssets, isLateAsset } from './lateAssets';
import { openPage } from './openPage';
import { answerPortrait, isPortrait } from './portraits';
import { answerNavigation } from './navigation';
import { readPush } from './pushMessage';

/*
 * The one service worker: offline start and push. It never touches /api: data comes from the server or not at all. Of
 * people it keeps the own portrait, until sign-out.
 * A new version waits until the page asks for it (`TAKE_OVER`), or until no page of the old one is open.
 */
declare const self: ServiceWorkerGlobalScope;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(answerNavigation, { denylist: [/^\/(api|storage|docs)(\/|$)/] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && isLateAsset(url.pathname), answerAsset);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPortrait(url.pathname), answerPortrait);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldAssets(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if (event.data === 'TAKE_OVER') void self.skipWaiting();
  if (event.data === 'TAKE_OVER_IF_ALONE') event.waitUntil(takeOverIfAlone());
});

self.addEventListener('push', (event) => event.waitUntil(handlePush(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: string };
  event.waitUntil(openPage(self.clients, path ?? '/'));
});

/** The subscription was changed by the browser: an open page makes the token again, else the next start does. */
self.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(tellPages({ type: 'PUSH_SUBSCRIPTION_CHANGED' }));
});

async function handlePush(data: PushMessageData | null): Promise<void> {
  const payload = parse(data);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Somebody looks at the app: realtime shows it there. Firebase's own page code hears it in its own form.
  if (pages.some((page) => page.visibilityState === 'visible')) {
    const message = { ...(payload ?? {}), isFirebaseMessaging: true, messageType: 'push-received' };
    for (const page of pages) page.postMessage(message);
    return;
  }
  const notice = readPush(payload, self.location.origin);
  if (!notice) return;
  await self.registration.showNotification(notice.title, {
    body: notice.body,
    icon: '/icons/icon-192.png',
    ...(notice.tag ? { tag: notice.tag } : {}),
    data: { path: notice.path },
  });
}

function parse(data: PushMessageData | null): object | null {
  try {
    return data?.json() as object | null;
  } catch {
    return null;
  }
}

async function tellPages(message: object): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    page.postMessage(message);
  }
}

async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
