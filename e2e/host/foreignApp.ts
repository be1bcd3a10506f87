import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Names under which the app looks for the company's own host; the browser of the tests finds it there. */
export const API_HOST = 'layanan-backoffice.pembiayaan-nusantara-sejahtera-abadi.example.co.id';
export const SOCKET_HOST = 'soket-waktu-nyata.pembiayaan-nusantara-sejahtera-abadi.example.co.id';
/** Application key of the host's socket. */
export const SOCKET_KEY = 'c2f7a1d4e9b84f0a96d3e5170b8c6f42';

/** Every setting that a build can have (`.env.example`), each as long as a company's own may be. */
const SETTINGS = {
  VITE_API_URL: `http://${API_HOST}:8443/api`,
  VITE_STORAGE_URL: `http://${API_HOST}:8443/storage/images/pembiayaan-nusantara-sejahtera-abadi`,
  VITE_STORE_URL:
    'https://play.google.com/store/apps/details?id=id.co.example.pembiayaan.nusantara.sejahtera.abadi.backoffice&hl=id',
  VITE_PUSHER_KEY: SOCKET_KEY,
  VITE_PUSHER_HOST: SOCKET_HOST,
  VITE_PUSHER_PORT: '16003',
  VITE_PUSHER_CLUSTER: 'asia-southeast2-jakarta',
  VITE_PUSHER_TLS: '0',
  VITE_FIREBASE_PROJECT_ID: 'pembiayaan-nusantara-sejahtera-abadi-backoffice',
  VITE_FIREBASE_API_KEY: 'AIzaSyD-pembiayaan-nusantara-sejahtera0',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:c2f7a1d4e9b84f0a96d3e5',
  VITE_FIREBASE_SENDER_ID: '123456789012',
  VITE_FIREBASE_VAPID_KEY:
    'BDbRl3vS0QyLmQnE1oGqk8m4hT6vXcZ2uYw9pJf7aKdNsRrTtUuVvWwXxYyZz0123456789AbCdEfGhIjKlMnOpQ',
};

const FOLDER = 'test-results/foreign-app';

/** Builds the app for a web server of the company's own; returns its folder. About 15 s. */
export async function buildForeignApp(): Promise<string> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', FOLDER, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, vite, { env: { ...process.env, ...SETTINGS } });
  return FOLDER;
}
