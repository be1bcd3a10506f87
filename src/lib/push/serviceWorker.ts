/** Where the build puts the worker; its scope is the whole app. */
const WORKER_PATH = '/sw.js';

let registration: Promise<ServiceWorkerRegistration> | null = null;

/**
 * Registers the app's one service worker, once. In development there is none.
 * @throws what the browser says
 */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  registration ??= navigator.serviceWorker.register(WORKER_PATH).catch((error: unknown) => {
    // The next caller may try again.
    registration = null;
    throw error;
  });
  return registration;
}

export interface ServiceWorkerOptions {
  /** A new version is ready; `apply` reloads every tab into it. */
  onUpdate?: (apply: () => void) => void;
}

/**
 * Call once at start. Waits until the page is loaded and idle, so that it costs nothing at first paint; then offline
 * start works, and a new version is noticed. Failing changes nothing for the page.
 */
export function startServiceWorker({ onUpdate }: ServiceWorkerOptions = {}): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void whenIdle()
    .then(registerServiceWorker)
    .then((one) => followUpdates(one, onUpdate))
    .catch((error: unknown) => console.info('No service worker:', error));
}

function followUpdates(one: ServiceWorkerRegistration, onUpdate: ServiceWorkerOptions['onUpdate']): void {
  // This page was loaded just now, so it is the new version already.
  one.waiting?.postMessage('TAKE_OVER_IF_ALONE');
  one.addEventListener('updatefound', () => {
    const worker = one.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller)
        onUpdate?.(() => applyUpdate(worker));
    });
  });
}

function applyUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('TAKE_OVER');
}

async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 3_000);
  });
}
