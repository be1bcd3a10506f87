import path from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { EarlyRoutes } from '../../src/app/early/EarlyRoute.ts';
import { byPrecision, routePattern, type PageModule } from './pageModules.ts';

/** What the page is told of where it runs: the early script reads it. */
const SETTINGS = /<script type="application\/json" id="settings">[^<]*<\/script>/;

/** The same table for a server, which can name the files before the page is parsed: `server/platform/http/pageFiles`. */
const PAGE_FILES = 'page-files.json';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

export interface EarlyStartOptions {
  /** The script that becomes part of the page. */
  script: string;
  /** Every page. */
  pages: readonly PageModule[];
  /** By pattern, what a page asks for first. */
  routes: EarlyRoutes;
  /** Module around every page that is not bare; it has a chunk of its own. */
  shell: string;
  /** The letters of every page. */
  font: RegExp;
}

/**
 * Puts a small script into the built page, which asks for the route's chunks and its first data while the entry is
 * still on its way. It is compiled from the app's own code, so addresses and headers are the client's.
 */
export function earlyStart({ script, pages, routes, shell, font }: EarlyStartOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'angsur-early-start',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      const source = JSON.stringify(pageFiles(bundle, config, pages, shell));
      this.emitFile({ type: 'asset', fileName: PAGE_FILES, source });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const files = pageFiles(bundle, config, pages, shell);
        const letters = Object.keys(bundle).find((file) => font.test(file));
        if (!letters) throw new Error(`No file of the build is ${font}.`);
        const code = await compile(script, config, { files, routes, font: config.base + letters });
        // Behind the charset, which browsers look for in the first kilobyte, and before any style, which it would wait for.
        if (!SETTINGS.test(html)) throw new Error(`index.html has no ${SETTINGS}`);
        return html.replace(SETTINGS, (block) => `${block}\n    <script>${code}</script>`);
      },
    },
  };
}

/** Pattern → every file of the page that the HTML does not ask for by itself. */
function pageFiles(bundle: Bundle, config: ResolvedConfig, pages: readonly PageModule[], shell: string) {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const entryFiles = withImports(
    chunks.filter((chunk) => chunk.isEntry),
    bundle,
  );
  const chunkOf = (module: string) =>
    chunks.find((chunk) => chunk.moduleIds.some((id) => withoutEnding(id) === module));
  const late = (wanted: readonly (Chunk | undefined)[]) => {
    const found = wanted.filter((chunk) => chunk !== undefined);
    const files = [...withImports(found, bundle)].filter((file) => !entryFiles.has(file));
    return files.map((file) => config.base + file);
  };
  const around = chunkOf(withoutEnding(path.resolve(config.root, shell)));
  if (!around) throw new Error(`${shell} has no chunk of its own: see scripts/vite/earlyStart.ts`);
  const ofPage = (page: PageModule) => [
    chunkOf(path.resolve(config.root, page.module)),
    page.bare ? undefined : around,
  ];
  const patterns = pages
    .toSorted(byPrecision)
    .map((page) => [routePattern(page.path), late(ofPage(page))] as const);
  // Whatever is not in the table stands in the shell.
  return [...patterns, ['', late([around])] as const];
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');

/** Files of the chunks and of everything they import statically. */
function withImports(chunks: readonly Chunk[], bundle: Bundle, found = new Set<string>()): Set<string> {
  for (const chunk of chunks) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    const imported = chunk.imports.map((file) => bundle[file]).filter((one) => one?.type === 'chunk');
    withImports(imported, bundle, found);
  }
  return found;
}

/** What features import later is no part of the script; left in, every module around it would be wrapped. */
const WITHOUT_LATE_CODE: Plugin = {
  name: 'angsur-without-late-code',
  resolveDynamicImport: () => ({ id: 'late', external: true }),
};

async function compile(
  script: string,
  config: ResolvedConfig,
  { files, routes, font }: { files: unknown; routes: unknown; font: string },
): Promise<string> {
  const entry = path.resolve(config.root, script);
  const result = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: config.resolve.alias },
    plugins: [WITHOUT_LATE_CODE],
    define: {
      __EARLY_FILES__: JSON.stringify(files),
      __EARLY_ROUTES__: JSON.stringify(routes),
      __EARLY_FONT__: JSON.stringify(font),
    },
    build: {
      write: false,
      target: config.build.target,
      minify: config.build.minify,
      lib: { entry, formats: ['iife'], name: 'early' },
      // Modules that only define things are dropped where nothing of theirs is used.
      rollupOptions: {
        treeshake: { moduleSideEffects: (id) => id === entry },
        // 'use client' says nothing to a bundle for the browser.
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : null;
  if (!chunk) throw new Error('The early script was not built.');
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
