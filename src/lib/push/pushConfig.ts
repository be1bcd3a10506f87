import type { PageSettingName } from '../contract/pageSettings';
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

type PushSetting = Extract<PageSettingName, `VITE_FIREBASE_${string}`>;

const REQUIRED = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_SENDER_ID',
] as const;

/**
 * The page's push settings. None given: null, push is off.
 * @throws PushError `missing-config` with the names of what is missing, when only a part is given
 */
export function readPushConfig(setting: (name: PushSetting) => string | undefined): PushConfig | null {
  const missing = REQUIRED.filter((name) => !setting(name));
  if (missing.length === REQUIRED.length && !setting('VITE_FIREBASE_VAPID_KEY')) return null;
  if (missing.length > 0) throw new PushError('missing-config', missing.join(', '));
  return {
    projectId: setting('VITE_FIREBASE_PROJECT_ID') ?? '',
    apiKey: setting('VITE_FIREBASE_API_KEY') ?? '',
    appId: setting('VITE_FIREBASE_APP_ID') ?? '',
    messagingSenderId: setting('VITE_FIREBASE_SENDER_ID') ?? '',
    vapidKey: setting('VITE_FIREBASE_VAPID_KEY') || undefined,
  };
}
