import { PushError } from './PushError';

/** What Firebase needs to know; all four values are required (SPEC 5). */
export interface PushConfig {
  projectId: string;
  apiKey: string;
  appId: string;
  messagingSenderId: string;
  /** Public key of one's own push certificate; Firebase's default otherwise. */
  vapidKey: string | undefined;
}

type PushEnv = Pick<
  ImportMetaEnv,
  | 'VITE_FIREBASE_PROJECT_ID'
  | 'VITE_FIREBASE_API_KEY'
  | 'VITE_FIREBASE_APP_ID'
  | 'VITE_FIREBASE_SENDER_ID'
  | 'VITE_FIREBASE_VAPID_KEY'
>;

const REQUIRED = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_SENDER_ID',
] as const;

/**
 * The build's push settings. None given: null, push is off.
 * @throws PushError `missing-config` with the names of what is missing, when only a part is given
 */
export function readPushConfig(env: PushEnv): PushConfig | null {
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length === REQUIRED.length && !env.VITE_FIREBASE_VAPID_KEY) return null;
  if (missing.length > 0) throw new PushError('missing-config', missing.join(', '));
  return {
    projectId: env.VITE_FIREBASE_PROJECT_ID ?? '',
    apiKey: env.VITE_FIREBASE_API_KEY ?? '',
    appId: env.VITE_FIREBASE_APP_ID ?? '',
    messagingSenderId: env.VITE_FIREBASE_SENDER_ID ?? '',
    vapidKey: env.VITE_FIREBASE_VAPID_KEY || undefined,
  };
}
