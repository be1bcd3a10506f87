import { pageSetting } from '@/lib/settings/pageSetting';

/*
 * Settings of the app itself. The API's and the images' address stand in src/lib/http/config.ts,
 * realtime's in src/lib/realtime, push's in src/lib/push; .env.example lists them all.
 */

/** The app's own version, compared with the API's (SPEC 2, Update modal). */
export const APP_VERSION = __APP_VERSION__;

/** The app store's page (`VITE_STORE_URL`); without one an update means loading the newest web app. */
export const STORE_URL: string | null = pageSetting('VITE_STORE_URL') ?? null;
