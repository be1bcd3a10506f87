import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { aliases } from './scripts/vite/aliases.ts';
import { earlyStart } from './scripts/vite/earlyStart.ts';
import { favicon } from './scripts/vite/favicon.ts';
import { earlyRoutes, pageModules } from './scripts/vite/pageModules.ts';
import { webManifest } from './scripts/vite/webManifest.ts';
import { ROUTES } from './src/app/routes.ts';

/** Where the build finds the pages. */
const PAGES = { pages: pageModules(ROUTES, 'src/app/pages'), shell: 'src/app/layouts/Shell.tsx' };

/** What the groups take along with their modules, the first first; see docs/decisions/0033. */
const CHUNKS = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const], priority: 4 },
  { name: 'app', test: /\/index\.html$|\/src\/app\/pages\/Log(in|out)Page\.tsx$/, priority: 3 },
  { name: 'shell', test: /\/src\/app\/(layouts\/Shell|pages\/CreditPage)\.tsx$/, priority: 2 },
  { name: 'pages', test: /\/(src|node_modules)\//, minShareCount: 3, priority: 1 },
];

export default defineConfig({
  plugins: [
    react(),
    favicon(),
    earlyStart({
      script: 'src/app/early/earlyStart.ts',
      font: /inter-latin-wght-normal-.*\.woff2$/,
      routes: earlyRoutes(ROUTES),
      ...PAGES,
    }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      // The app registers it when it is idle: lib/push/serviceWorker.
      injectRegister: null,
      manifest: webManifest,
      includeManifestIcons: false,
      injectManifest: {
        // A worker's script is no module; as one the plugin builds it with an option that Vite has deprecated.
        rollupFormat: 'iife',
        // Kept for offline start: the page, every page's code, the Latin letters. Firebase and the reader of files are kept when first used.
        globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/inter-latin-wght-normal-*.woff2'],
        globIgnores: ['**/firebase*', '**/tableWorker*', '**/read{Csv,Workbook}*'],
      },
    }),
  ],
  resolve: { alias: aliases },
  define: { __APP_VERSION__: JSON.stringify(process.env.npm_package_version ?? '1.0.0') },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:8080', '/storage': 'http://127.0.0.1:8080' },
  },
  // The reader of files fetches its workbook part when a workbook comes.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    manifest: true,
    // One file for all pages: it is small, it is asked for with the page, and its order is always the same.
    cssCodeSplit: false,
    rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    // Nested rules are written out for the browsers that `target` names.
    cssTarget: ['chrome94', 'safari15.4', 'firefox93'],
  },
});
