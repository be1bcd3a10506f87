import { activeWorker } from './activeWorker';
import { PushError } from './PushError';
import type { PushConfig } from './pushConfig';
import { registerServiceWorker } from './serviceWorker';

/** True when the browser has what push needs. Firebase checks more, once it is here. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/**
 * Registers this device for push (SPEC 5, 7): only with granted permission; asks while it is undecided, which
 * browsers allow only from a press of a button. Firebase is fetched by this call.
 * @returns the device's token
 * @throws PushError
 */
export async function registerPush(config: PushConfig): Promise<string> {
  if (!isPushSupported()) throw new PushError('unsupported');
  if (Notification.permission === 'default') await Notification.requestPermission();
  if (Notification.permission !== 'granted') throw new PushError('blocked');
  const [{ askToken }, worker] = await Promise.all([import('./firebaseMessaging'), readyWorker()]);
  return askToken(config, worker);
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerServiceWorker().catch((cause: unknown) => {
    throw new PushError('worker-failed', cause instanceof Error ? cause.message : '', { cause });
  });
  return activeWorker(registration);
}

/**
 * Ends this device's registration, on sign-out. Does nothing where there never was one.
 * @throws PushError `unsubscribe-failed` when the push service could not be told
 */
export async function unregisterPush(config: PushConfig): Promise<void> {
  if (!isPushSupported() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker?.active || !(await worker.pushManager.getSubscription())) return;
  const { dropToken } = await import('./firebaseMessaging');
  await dropToken(config, worker);
}
