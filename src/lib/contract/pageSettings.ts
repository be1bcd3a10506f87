/*
 * What the page must know of where it runs. The build has these from its environment; a server that serves the page
 * writes its own into it, so that one build serves every environment (decision 84).
 */

/** Names as in `.env.example`. */
export const PAGE_SETTINGS = [
  'VITE_API_URL',
  'VITE_STORAGE_URL',
  'VITE_STORE_URL',
  'VITE_PUSHER_KEY',
  'VITE_PUSHER_HOST',
  'VITE_PUSHER_PORT',
  'VITE_PUSHER_CLUSTER',
  'VITE_PUSHER_TLS',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_SENDER_ID',
  'VITE_FIREBASE_VAPID_KEY',
] as const;

export type PageSettingName = (typeof PAGE_SETTINGS)[number];
/** Empty: not set, also where the build has a value. Absent: the build's value. */
export type PageSettings = Readonly<Partial<Record<PageSettingName, string>>>;

/** Id of the page's element that holds them as JSON; a block of data, which no script policy concerns. */
export const PAGE_SETTINGS_ID = 'settings';
