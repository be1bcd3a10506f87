/*
 * Settings fixed when the app is built. The API's address and the images' stand in src/lib/http/config.ts, realtime's
 * in src/lib/realtime, push's in src/lib/push; .env.example lists them all.
 */
declare global {
  const __APP_VERSION__: string;
}

/** The app's own version, compared with the API's (SPEC 2, Update modal). */
export const APP_VERSION: string = __APP_VERSION__;

/** The app store's page (`VITE_STORE_URL`), or null where there is none. */
export const STORE_URL: string | null = import.meta.env.VITE_STORE_URL || null;
