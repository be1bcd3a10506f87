import { apiAddress } from '@/lib/http/apiAddress';
import { askEarly } from '@/lib/http/earlyRequest';
import { readEntry } from '@/lib/session/storage';
import { earlyCalls, sharedCardCall } from './earlyCalls';

/*
 * Runs inside the HTML, before the entry is here: sets the theme, asks for the page's chunk and its first data.
 * The build compiles this file into the page and hands it the chunks (scripts/vite/earlyStart.ts).
 */

/** Route pattern → files of its page, in the order in which patterns are tried. */
declare const __EARLY_FILES__: readonly (readonly [pattern: string, files: readonly string[]])[];
/** File of the letters that every page is set in. */
declare const __EARLY_FONT__: string;

/** Same key and attribute as AngsurTheme; a value that was not chosen follows the device. */
function setTheme(): void {
  const mode = readEntry('tema');
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

function askForChunks(): void {
  const files = __EARLY_FILES__.find(([pattern]) => new RegExp(pattern).test(location.pathname))?.[1] ?? [];
  for (const href of files) askForFile({ rel: 'modulepreload', href });
}

/* Behind everything else: where the letters are here at the first layout, no text is laid out twice. */
function askForFont(): void {
  askForFile({ rel: 'preload', as: 'font', type: 'font/woff2', fetchPriority: 'low', href: __EARLY_FONT__ });
}

function askForFile(of: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '' }, of));
}

/** What to ask for, as functions that do; nothing for nobody, but for a card that was shared with them. */
function dataCalls(): (() => void)[] {
  const shared = sharedCardCall(location.pathname);
  // Without a session, as the page itself asks.
  if (shared !== null) return [() => askEarly(apiAddress(shared), '')];
  const token = readEntry('password');
  if (!token) return [];
  const office = readEntry('office_base');
  const visitor = {
    officeBase: office && /^\d+$/.test(office) ? Number(office) : null,
    has: (flag: string) => readEntry(flag as `is_${string}`) === '1',
  };
  return earlyCalls(location.pathname, location.search, visitor).map(
    ({ path, query }) =>
      () =>
        askEarly(apiAddress(path, query), token),
  );
}

/** Whatever goes wrong here, the app itself starts and asks again. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    console.warn('Early start', error);
    return undefined;
  }
}

attempt(setTheme);
// A browser has six connections to a host, and the page's own tags take four: the first rows go before the code.
const [first, ...others] = attempt(dataCalls) ?? [];
for (const step of [first, askForChunks, ...others, askForFont]) if (step) attempt(step);
