import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Storybook's own: the app's service worker plugin has no place here. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  // Imported inside a worker, where the dev server does not look for them beforehand.
  optimizeDeps: {
    include: ['comlink', 'papaparse', 'hucre/xlsx', '@noble/hashes/sha2.js', '@noble/hashes/utils.js'],
  },
  define: { __APP_VERSION__: JSON.stringify('1.0.0') },
});
