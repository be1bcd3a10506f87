import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath, sameBrowserAsBaselines } from './scripts/chromium.mjs';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Rounded corners differ by a few pixels after focus moves without it.
  '--disable-partial-raster',
];

/** Found only when a story starts a worker; a package that is found so late reloads every test of the run. */
const WORKER_PACKAGES = [
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  'comlink',
  'hucre/xlsx',
  'papaparse',
];

const withPictures = process.env.PICTURES !== '0';
const exact = sameBrowserAsBaselines();

/** Every story as a test, in one look; its picture is compared with `__screenshots__/{look}/…`. */
function storyProject(look: 'light' | 'dark' | 'phone', initialGlobals: Record<string, unknown>) {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
    optimizeDeps: { include: WORKER_PACKAGES },
    test: {
      name: look,
      // A story waits for layers and data; on a busy machine that may take a second try.
      retry: process.env.CI ? 2 : 0,
      setupFiles: withPictures ? ['.storybook/visual.setup.ts'] : [],
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        isolate: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
          contextOptions: {
            viewport: { width: 1280, height: 4000 },
            deviceScaleFactor: 1,
            reducedMotion: 'reduce',
            timezoneId: 'Asia/Jakarta',
            locale: 'id-ID',
          },
        }),
        instances: [{ browser: 'chromium' as const }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            // Exact on the browser that drew the baselines; on another one its text rendering differs a little.
            comparatorOptions: exact
              ? { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 }
              : { threshold: 0.2, allowedMismatchedPixelRatio: 0.02 },
            resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
              `${import.meta.dirname}/__screenshots__/${look}/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
              `${import.meta.dirname}/test-results/pictures/${look}/${arg}${ext}`,
          },
        },
      },
    },
  };
}

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { __APP_VERSION__: JSON.stringify('1.0.0') },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      storyProject('light', { theme: 'light' }),
      storyProject('dark', { theme: 'dark' }),
      storyProject('phone', { theme: 'light', viewport: { value: 'phone' } }),
    ],
  },
});
