/// <reference lib="webworker" />

/** Brings an open page of the app to the front and leads it to a path, or opens a new one. */
export async function openPage(clients: Clients, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await clients.openWindow(path);
    return;
  }
  // Refused where no click stands behind it; the page is led there all the same.
  await page.focus().catch(() => page);
  // The app goes there by itself, so that nothing typed elsewhere is lost; see lib/push/onPushOpened.
  page.postMessage({ type: 'OPEN_PATH', path });
}
