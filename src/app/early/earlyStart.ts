import { apiAddress } from '@/lib/http/apiAddress';
import { askEarly } from '@/lib/http/earlyRequest';
import { readEntry } from '@/lib/session/storage';
import { earlyCalls } from './earlyCalls';

/*
 * Runs inside the HTML, before the entry is here: sets the theme, asks for the page's chunk and its first data.
 * The build compiles this file into the page and hands it the chunks (scripts/vite/earlyStart.ts).
 */

/** Route pattern → files of its page, in the order in which patterns are tried. */
declare const __EARLY_FILES__: readonly (readonly [pattern: string, files: readonly string[]])[];

/** Same key and attribute as AngsurTheme; a value that was not chosen follows the device. */
function setTheme(): void {
  const mode = readEntry('tema');
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

function askForChunks(): void {
  const files = __EARLY_FILES__.find(([pattern]) => new RegExp(pattern).test(location.pathname))?.[1] ?? [];
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

function askForData(): void {
  const token = readEntry('password');
  if (!token) return;
  const office = readEntry('office_base');
  const visitor = {
    officeBase: office && /^\d+$/.test(office) ? Number(office) : null,
    has: (flag: string) => readEntry(flag as `is_${string}`) === '1',
  };
  for (const { path, query } of earlyCalls(location.pathname, location.search, visitor)) {
    askEarly(apiAddress(path, query), token);
  }
}

// Whatever goes wrong here, the app itself starts and asks again.
for (const step of [setTheme, askForChunks, askForData]) {
  try {
    step();
  } catch (error) {
    console.warn('Early start', error);
  }
}
