import { pageSetting } from '../settings/pageSetting';
import { createListeners } from '../store/createListeners';
import { PushError } from './PushError';
import { readPushConfig, type PushConfig } from './pushConfig';
import { isPushSupported, registerPush, unregisterPush } from './registerPush';

/**
 * - `off`: there are no push settings
 * - `unsupported`, `blocked`: the browser cannot, or may not
 * - `undecided`: nobody was asked yet; `allowed`: permission is there, registration is not
 * - `registering`, `on`
 * - `failed`: see `error`
 */
export type PushState =
  | { kind: 'off' | 'unsupported' | 'blocked' | 'undecided' | 'allowed' | 'registering' | 'on' }
  | { kind: 'failed'; error: PushError };

/*
 * One state for the whole tab: whoever shows push shows the same. Push is an extra: nothing here ever throws into
 * the app.
 */
let state: PushState | null = null;
let config: PushConfig | null = null;
let running: Promise<void> | null = null;
const listeners = createListeners();
export const onPushStateChange = listeners.subscribe;

function set(next: PushState): void {
  state = next;
  listeners.tell();
}

function failed(error: unknown): PushState {
  const known =
    error instanceof PushError ? error : new PushError('subscribe-failed', String(error), { cause: error });
  if (known.code === 'unsupported') return { kind: 'unsupported' };
  if (known.code === 'blocked') {
    console.info(known.message);
    // Closing the browser's question decides nothing.
    return { kind: Notification.permission === 'default' ? 'undecided' : 'blocked' };
  }
  console.warn(known);
  return { kind: 'failed', error: known };
}

/** Where this device stands before anything was tried. */
function firstState(): PushState {
  try {
    config = readPushConfig(pageSetting);
  } catch (error) {
    return failed(error);
  }
  if (!config) {
    console.info('Push is off: no VITE_FIREBASE_* settings here.');
    return { kind: 'off' };
  }
  if (!isPushSupported()) return { kind: 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'blocked' };
  return { kind: Notification.permission === 'granted' ? 'allowed' : 'undecided' };
}

export function getPushState(): PushState {
  return (state ??= firstState());
}

/** Registers, asking for permission while undecided. Calls that overlap are one. */
export function enablePush(): Promise<void> {
  getPushState();
  const settings = config;
  if (!settings) return Promise.resolve();
  running ??= (async () => {
    set({ kind: 'registering' });
    try {
      await registerPush(settings);
      set({ kind: 'on' });
    } catch (error) {
      set(failed(error));
    }
    running = null;
  })();
  return running;
}

/** Ends the registration on sign-out; resolves also when that failed. */
export async function disablePush(): Promise<void> {
  getPushState();
  if (!config) return;
  await running;
  try {
    await unregisterPush(config);
  } catch (error) {
    console.warn(error);
  }
  set(firstState());
}

/** Starts over; for tests and stories. */
export function resetPushState(next: PushState | null = null): void {
  state = next;
  running = null;
}
