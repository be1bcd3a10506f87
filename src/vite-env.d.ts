/// <reference types="vite/client" />

/** Version of the app, from package.json. */
declare const __APP_VERSION__: string;

/** Build-time settings; `.env.example` explains each. */
interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_STORAGE_URL?: string;
  readonly VITE_STORE_URL?: string;
  readonly VITE_PUSHER_KEY?: string;
  readonly VITE_PUSHER_HOST?: string;
  readonly VITE_PUSHER_PORT?: string;
  readonly VITE_PUSHER_CLUSTER?: string;
  readonly VITE_PUSHER_TLS?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_SENDER_ID?: string;
  readonly VITE_FIREBASE_VAPID_KEY?: string;
  /** Only there where stories run as tests. */
  readonly VITEST_STORYBOOK?: string;
}
