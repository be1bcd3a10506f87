import { PushError } from './PushError';

/** How long a service worker may take to become active, ms (SPEC 9). */
export const ACTIVATION_LIMIT = 10_000;

/**
 * Resolves with the registration once its worker is active; push subscriptions need that.
 * @throws PushError `worker-timeout` after 10 s, `worker-failed` when the worker dies on the way
 */
export async function activeWorker(
  registration: ServiceWorkerRegistration,
  limit = ACTIVATION_LIMIT,
): Promise<ServiceWorkerRegistration> {
  if (registration.active) return registration;
  const worker = registration.installing ?? registration.waiting;
  if (!worker) throw new PushError('worker-failed', 'no worker is being installed');
  return new Promise((resolve, reject) => {
    const end = (act: () => void) => {
      clearTimeout(timer);
      worker.removeEventListener('statechange', follow);
      act();
    };
    const follow = () => {
      if (worker.state === 'activated') end(() => resolve(registration));
      if (worker.state === 'redundant')
        end(() => reject(new PushError('worker-failed', 'its installation failed')));
    };
    const timer = setTimeout(() => end(() => reject(new PushError('worker-timeout'))), limit);
    worker.addEventListener('statechange', follow);
    follow();
  });
}
