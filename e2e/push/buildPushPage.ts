import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const alias = { '@': path.join(ROOT, 'src') };

/** Firebase settings of the test build; no such project exists. */
export const FIREBASE_ENV = {
  VITE_FIREBASE_PROJECT_ID: 'angsur-test',
  VITE_FIREBASE_API_KEY: 'test-api-key',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_FIREBASE_SENDER_ID: '2',
};

export interface PushPage {
  folder: string;
  remove: () => Promise<void>;
}

/** Builds a page around the product's push code, and the product's service worker, into a folder of their own. */
export async function buildPushPage(env: Record<string, string>): Promise<PushPage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'angsur-push-'));
  const define = Object.fromEntries(
    [...Object.keys(FIREBASE_ENV), 'VITE_FIREBASE_VAPID_KEY'].map((name) => [
      `import.meta.env.${name}`,
      JSON.stringify(env[name] ?? ''),
    ]),
  );
  const bundle = (entry: string, name: string, extra: Record<string, string> = {}) =>
    build({
      configFile: false,
      root: ROOT,
      envDir: false,
      logLevel: 'error',
      publicDir: false,
      resolve: { alias },
      define: { ...define, ...extra },
      build: {
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        target: 'es2022',
        rollupOptions: { input: path.join(ROOT, entry), output: { entryFileNames: name } },
      },
    });
  // `import.meta.env` as a whole is read by readPushConfig; Vite fills it from these.
  await bundle('e2e/push/pushPage.ts', 'assets/page.js', {
    'import.meta.env': JSON.stringify({ ...env, PROD: true }),
  });
  const page = { url: '/index.html', revision: 'one' };
  await bundle('src/sw/sw.ts', 'sw.js', { 'self.__WB_MANIFEST': JSON.stringify([page]) });
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><title>Push</title><script type="module" src="/assets/page.js"></script>',
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
