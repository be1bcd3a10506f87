import { readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { WINDOW } from './.storybook/viewports.ts';
import { chromiumPath } from './scripts/chromium.mjs';
import { filesBelow } from './scripts/filesBelow.mjs';
import { drawnFonts } from './scripts/pictures/drawnFonts.mjs';
import { lockedChromium, whyNoPictures } from './scripts/pictures/lockedChromium.mjs';
import {
  lookAtCommand,
  noteCallsCommand,
  setForcedColours,
  setWindowHeight,
} from './scripts/pictures/lookAt.mjs';
import { aliases } from './scripts/vite/aliases.ts';
import { muiPackages } from './scripts/vite/muiPackages.mjs';
import { storyPictures } from './scripts/vite/storyPictures.ts';

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

/**
 * Found only when a story starts a worker or asks for a part that comes late; a package that is found so late reloads
 * every test of the run.
 */
const LATE_PACKAGES = [
  '@mui/x-charts/BarChart',
  '@mui/x-charts/ChartsDataProvider',
  '@mui/x-charts/ChartsSurface',
  '@mui/x-charts/ChartsTooltip',
  '@mui/x-charts/LineChart',
  '@mui/x-charts/hooks',
  '@tanstack/react-virtual',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  'comlink',
  'htmlparser2',
  'hucre/xlsx',
  'papaparse',
  'signature_pad',
  'zxing-wasm/reader',
];

/** Without the browser of the lock file stories are played and checked in another one, and have no pictures. */
const isWithout = (await whyNoPictures()) !== null;
const browser = isWithout ? chromiumPath() : await lockedChromium();
/** `0`: plays and axe only; `keep`: pictures that did not change are kept as well. */
const pictures = isWithout ? '0' : process.env.PICTURES;

/** Shows the pictures of all stories, so that it cannot be read while they are drawn. */
const NOT_A_TEST = 'stories/docs/review/*.stories.tsx';
/** Played at phone width as well by `npm run test:all` alone (scripts/pictures/gatePictures.mjs). */
const FLOWS = 'stories/flows/*.stories.tsx';
const isGate = process.env.CHECKS === 'gate';

interface StoryProject {
  name: string;
  /** Only stories with this tag; all where it is left out. */
  tag?: string;
  globals: Record<string, unknown>;
}

/**
 * Storybook records what a play does, to show it step by step: it wraps every call and reads the text of every element
 * that is handed over. Nobody looks on here.
 */
const withoutRecorder: Plugin = {
  name: 'angsur:without-recorder',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'globalThis.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (it) => it };',
      injectTo: 'head-prepend',
    },
  ],
};

/** Story files in which the tag does not occur: they need not be loaded to find that none of their stories has it. */
function storyFilesWithout(tag: string): string[] {
  return ['src', 'stories']
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.stories.tsx') && !readFileSync(file, 'utf8').includes(`'${tag}'`));
}

/** Stories as tests: each is mounted, played, and looked at (`.storybook/lookAtStory.ts`). */
function storyProject({ name, tag, globals }: StoryProject) {
  return {
    extends: true as const,
    plugins: [
      withoutRecorder,
      // A module that cannot be found ends the search for dependencies, and each found later reloads the run.
      storyPictures(),
      storybookTest({
        configDir: '.storybook',
        initialGlobals: globals,
        ...(tag && { tags: { include: [tag], exclude: [], skip: [] } }),
      }),
    ],
    // Their shapes are drawn by our own code (aliases), which is not bundled ahead.
    optimizeDeps: {
      include: ['axe-core', ...LATE_PACKAGES, ...muiPackages()],
      exclude: ['@mui/icons-material'],
    },
    test: {
      name,
      exclude: [NOT_A_TEST, ...(tag ? storyFilesWithout(tag) : []), ...(tag && isGate ? [FLOWS] : [])],
      env: { VITE_PICTURES: pictures, VITE_CHECKS: process.env.CHECKS ?? '' },
      setupFiles: ['.storybook/looks.setup.ts'],
      // A flow plays through at its own pace on a busy machine; what hangs is a matter of minutes either way.
      // A story that is given up goes on beside the next one, whose pictures are then of both.
      testTimeout: 600_000,
      // A story waits for frames and answers half of its time; on two cores Vitest would run one page.
      maxWorkers: 2,
      browser: {
        enabled: true,
        // How long a busy machine may take to open a page says nothing of the page, ms.
        connectTimeout: 300_000,
        headless: true,
        isolate: false,
        screenshotFailures: false,
        commands: {
          drawnFonts,
          setForcedColours,
          setWindowHeight,
          noteCalls: noteCallsCommand(process.env.CALLS_RECORD),
          lookAt: lookAtCommand({
            keep: pictures === 'keep',
            record: process.env.PICTURES_RECORD,
          }),
        },
        provider: playwright({
          launchOptions: { executablePath: browser, args: CHROMIUM_ARGS },
          contextOptions: {
            viewport: WINDOW,
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
      storyProject({ name: 'stories', globals: { theme: 'light', viewport: { value: 'desktop' } } }),
      // Stories whose play does other things on a phone; `PHONE=all`: every story, to find where the tag is missing.
      storyProject({
        name: 'phone',
        tag: process.env.PHONE === 'all' ? undefined : 'plays-at-phone',
        globals: { theme: 'light', viewport: { value: 'phone' }, looks: 'phone' },
      }),
    ],
  },
});
