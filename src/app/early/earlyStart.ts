import { apiAddress } from '@/lib/http/apiAddress';
import { askEarly } from '@/lib/http/earlyRequest';
import { readEntry } from '@/lib/session/storage';
import { readThemeMode, showThemeMode } from '@/lib/theme/themeMode';
import { earlyCalls, type EarlyVisitor } from './earlyCalls';
import type { EarlyRoutes } from './EarlyRoute';

/*
 * Runs inside the HTML, before the entry is here: sets the theme, asks for the page's chunk and its first data.
 * The build compiles this file into the page and hands it the chunks and what the route table says
 * (scripts/vite/earlyStart.ts).
 */

/** Route pattern → files of its page, in the order in which patterns are tried. */
declare const __EARLY_FILES__: readonly (readonly [pattern: string, files: readonly string[]])[];
/** By the same patterns, what the page asks for first. */
declare const __EARLY_ROUTES__: EarlyRoutes;
/** File of the letters that every page is set in. */
declare const __EARLY_FONT__: string;

const [pattern = '', files = []] =
  __EARLY_FILES__.find(([pattern]) => new RegExp(pattern).test(location.pathname)) ?? [];

function askForChunks(): void {
  for (const href of files) askForFile({ rel: 'modulepreload', href });
}

/* Behind everything else: where the letters are here at the first layout, no text is laid out twice. */
function askForFont(): void {
  askForFile({ rel: 'preload', as: 'font', type: 'font/woff2', fetchPriority: 'low', href: __EARLY_FONT__ });
}

function askForFile(of: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '' }, of));
}

/** What to ask for, as functions that do. */
function dataCalls(): (() => void)[] {
  const token = readEntry('password');
  return earlyCalls(__EARLY_ROUTES__[pattern], location, token ? visitor() : null).map(
    ({ path, query, open }) =>
      () =>
        askEarly(apiAddress(path, query), open ? '' : token),
  );
}

function visitor(): EarlyVisitor {
  const office = readEntry('office_base');
  return {
    officeBase: office && /^\d+$/.test(office) ? Number(office) : null,
    has: (flag) => readEntry(flag as `is_${string}`) === '1',
  };
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

attempt(() => showThemeMode(readThemeMode()));
// A browser has six connections to a host, and the page's own tags take four: the first rows go before the code.
const [first, ...others] = attempt(dataCalls) ?? [];
for (const step of [first, askForChunks, ...others, askForFont]) if (step) attempt(step);
