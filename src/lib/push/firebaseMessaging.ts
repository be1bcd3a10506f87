import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, type Messaging } from 'firebase/messaging';
import { PushError, type PushErrorCode } from './PushError';
import type { PushConfig } from './pushConfig';

/*
 * The only file that knows Firebase; imported late. The SDK keeps the token record of SPEC 3 in IndexedDB (token,
 * createTime, subscription options), reuses an unchanged subscription, refreshes after 7 days and makes a new token
 * when the subscription changed (docs/decisions/0030). Nothing of that is done again here.
 */

let current: Messaging | null = null;

async function messagingFor(config: PushConfig): Promise<Messaging> {
  if (!(await isSupported())) throw new PushError('unsupported', 'Firebase messaging');
  current ??= open(config);
  return current;
}

function open({ projectId, apiKey, appId, messagingSenderId }: PushConfig) {
  return getMessaging(initializeApp({ projectId, apiKey, appId, messagingSenderId }, 'angsur'));
}

/** The device's token; from the SDK's record where that is still good. */
export async function askToken(config: PushConfig, worker: ServiceWorkerRegistration): Promise<string> {
  const messaging = await messagingFor(config);
  try {
    return await getToken(messaging, {
      serviceWorkerRegistration: worker,
      ...(config.vapidKey ? { vapidKey: config.vapidKey } : {}),
    });
  } catch (cause) {
    throw asPushError(cause, 'subscribe-failed');
  }
}

/** Ends the subscription at the push service and forgets the record. Without a record nothing is sent. */
export async function dropToken(config: PushConfig, worker: ServiceWorkerRegistration): Promise<void> {
  const messaging = await messagingFor(config);
  // deleteToken takes no registration; without one it would look for a worker file of its own that we do not have.
  Object.assign(messaging, { swRegistration: worker });
  try {
    await deleteToken(messaging);
  } catch (cause) {
    // The service was not told, but this browser stops listening: the person who signed out is not shown anything.
    await (await worker.pushManager.getSubscription())?.unsubscribe().catch(() => false);
    throw asPushError(cause, 'unsubscribe-failed');
  }
}

const CODES: Record<string, PushErrorCode> = {
  'messaging/permission-blocked': 'blocked',
  'messaging/permission-default': 'blocked',
  'messaging/unsupported-browser': 'unsupported',
  'messaging/indexed-db-unsupported': 'unsupported',
  'messaging/failed-service-worker-registration': 'worker-failed',
  'messaging/token-subscribe-failed': 'subscribe-failed',
  'messaging/token-subscribe-no-token': 'subscribe-failed',
  'messaging/token-update-failed': 'update-failed',
  'messaging/token-update-no-token': 'update-failed',
  'messaging/token-unsubscribe-failed': 'unsubscribe-failed',
};

function asPushError(cause: unknown, fallback: PushErrorCode): PushError {
  if (cause instanceof PushError) return cause;
  const said = cause instanceof Error ? cause.message : String(cause);
  const code = typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : '';
  return new PushError(CODES[code] ?? fallback, said, { cause });
}
