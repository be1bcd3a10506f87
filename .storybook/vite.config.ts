import { defineConfig } from 'vite';
import { aliases } from '../scripts/vite/aliases.ts';
import { storyPictures } from '../scripts/vite/storyPictures.ts';

/** Storybook's own: the app's service worker plugin has no place here. */
export default defineConfig({
  plugins: [storyPictures()],
  resolve: { alias: aliases },
  // Imported inside a worker, where the dev server does not look for them beforehand.
  optimizeDeps: {
    include: ['comlink', 'papaparse', 'hucre/xlsx', '@noble/hashes/sha2.js', '@noble/hashes/utils.js'],
    // Their shapes are drawn by our own code (aliases), which is not bundled ahead.
    exclude: ['@mui/icons-material'],
  },
  define: { __APP_VERSION__: JSON.stringify('1.0.0') },
});
