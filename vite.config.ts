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
  { name: 'app', test: /\/index\.html$|\/src\/app\/pages\/LoginPage\.tsx$/, priority: 3 },
  { name: 'shell', test: /\/src\/app\/(layouts\/Shell|pages\/CreditPage)\.tsx$/, priority: 2 },
  {
    name: 'pages',
    test: /\/(src\/(?!lib\/device\/|features\/surveys\/)|node_modules\/)/,
    minShareCount: 3,
    priority: 1,
  },
  // A feature's modules that two of its pages share: one file each, so that the table of files stays short.
  {
    name: (id: string) => /\/src\/features\/(\w+)\//.exec(id)?.[1] ?? null,
    test: /\/src\/features\/(?!surveys\/)/,
    minShareCount: 2,
    priority: 0,
  },
  // Pages that are nothing but their feature, which several of them share.
  { name: 'partnerPages', test: /\/src\/app\/pages\/(Agent|Marketing)(Detail)?Page\.tsx$/, priority: 0 },
  // What a phone keeps: most people have none of it, and wait for none of it.
  { name: 'device', test: /\/src\/(lib|features\/surveys)\/device\//, priority: 0 },
];

/** Files that the entry imports: they are here before any page is asked for. */
const WITH_ENTRY = /\/(index|vendor|rolldown-runtime)-[^/]*$/;

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
        // Kept for offline start: the page, every page's code, the Latin letters. Firebase, the drawing of figures and the reader of files are kept when first used.
        globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/inter-latin-wght-normal-*.woff2'],
        globIgnores: [
          '**/firebase*',
          '**/ChartDrawing*',
          '**/tableWorker*',
          '**/read{Csv,Workbook}*',
          '**/codeWorker*',
        ],
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
    modulePreload: {
      // The entry carries the names of all that its pages need beside themselves: no more of them than help.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((one) => one !== file && !WITH_ENTRY.test(one)),
    },
    rollupOptions: {
      output: {
        // Each page is sent the names of all files: 42 bits tell versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: CHUNKS },
      },
    },
    // Nested rules are written out for the browsers that `target` names.
    cssTarget: ['chrome94', 'safari15.4', 'firefox93'],
  },
});
