import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumPath, sameBrowserAsBaselines } from './scripts/chromium.mjs';
import { lookAtCommand } from './scripts/pictures/lookAt.mjs';
import { aliases } from './scripts/vite/aliases.ts';
import { muiPackages } from './scripts/vite/muiPackages.mjs';

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

/** `0`: plays and axe only; `draw`: pictures that differ are written instead of failing. */
const pictures = process.env.PICTURES;

interface StoryProject {
  name: string;
  /** Only stories with one of these tags; all where it is left out. */
  tags?: string[];
  globals: Record<string, unknown>;
}

/** Stories as tests: each is mounted, played, and looked at (`.storybook/looks.setup.ts`). */
function storyProject({ name, tags, globals }: StoryProject) {
  return {
    extends: true as const,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: globals,
        ...(tags && { tags: { include: tags, exclude: [], skip: [] } }),
      }),
    ],
    // Their shapes are drawn by our own code (aliases), which is not bundled ahead.
    optimizeDeps: { include: [...WORKER_PACKAGES, ...muiPackages()], exclude: ['@mui/icons-material'] },
    test: {
      name,
      env: { VITE_PICTURES: pictures },
      // What passes only at its second try is counted and named (scripts/vitest/retryReporter.mjs).
      retry: process.env.CI ? 1 : 0,
      setupFiles: ['.storybook/looks.setup.ts'],
      testTimeout: 60_000,
      // A story waits for frames and answers half of its time; on two cores Vitest would run one page.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        isolate: false,
        screenshotFailures: false,
        commands: {
          lookAt: lookAtCommand({
            exact: sameBrowserAsBaselines(),
            draw: pictures === 'draw',
            record: process.env.PICTURES_RECORD,
          }),
        },
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
      },
    },
  };
}

export default defineConfig({
  resolve: { alias: aliases },
  define: { __APP_VERSION__: JSON.stringify('1.0.0') },
  test: {
    // Every story is mounted by what is in there, but its module graph does not say so.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/.storybook/**'],
    projects: [
      './vitest.unit.config.ts',
      storyProject({ name: 'stories', globals: { theme: 'light' } }),
      // Stories whose play does other things on a phone; `PHONE=all`: every story, to find where the tag is missing.
      storyProject({
        name: 'phone',
        tags: process.env.PHONE === 'all' ? undefined : ['plays-at-phone'],
        globals: { theme: 'light', viewport: { value: 'phone' }, looks: 'phone' },
      }),
    ],
  },
});
