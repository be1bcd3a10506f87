import path from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { createReach } from './moduleReach.ts';
import type { PageModule } from './pageModules.ts';

export interface FewChunksOptions {
  /** Every page. */
  pages: readonly PageModule[];
  /** The module that imports them; part of what index.html starts. */
  importer: string;
  /** Module around every page that is not bare. */
  shell: string;
  /** The page that most people open first; it travels with the shell. */
  landing: string;
  /** In how many pages of the shell anything else must be used to be in the file that they share. Default 3. */
  shared?: number;
}

/** Each needs nothing but those before it. */
const GROUPS = ['vendor', 'app', 'shell', 'sign-in', 'pages'] as const;
type Group = (typeof GROUPS)[number];
type Modules = ReadonlySet<string>;

/**
 * Left alone the bundler makes a file of everything that two pages share: 45 requests for the receipts, six at a time.
 * Here the landing page is three files: `vendor` and `app` (what every page needs), and `shell` (header, menu, and the
 * page itself); other pages have `pages` and their own besides. Sign-in never waits for the shell.
 */
export function fewChunks({ pages, importer, shell, landing, shared = 3 }: FewChunksOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'angsur-few-chunks',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    outputOptions(options) {
      let groups: Map<string, Group> | undefined;
      const groupOf = (id: string, context: Rolldown.ChunkingContext) => {
        groups ??= assign(context, config.root, { pages, importer, shell, landing, shared });
        return groups.get(id) ?? null;
      };
      // In this order, for a group takes along what its modules import.
      const groupsInOrder = GROUPS.map((name, index) => ({
        name: (id: string, context: Rolldown.ChunkingContext) =>
          groupOf(id, context) === name ? name : null,
        priority: GROUPS.length - index,
        debugName: name,
      }));
      return { ...options, codeSplitting: { groups: groupsInOrder } };
    },
  };
}

/** Module → name of its chunk; what is not in it is left to the bundler. */
function assign(context: Rolldown.ChunkingContext, root: string, options: Required<FewChunksOptions>) {
  const reach = createReach(context, root);
  const pages = options.pages.map((page) => ({
    ...page,
    modules: reach(path.resolve(root, `${page.module}.tsx`)),
  }));
  const bare = pages.filter((page) => page.bare).map((page) => page.modules);
  const inShell = pages.filter((page) => !page.bare).map((page) => page.modules);
  const landing = reach(path.resolve(root, options.landing));
  const around = union([reach(path.resolve(root, options.shell)), landing]);

  const names = new Map<string, Group>();
  const put = (modules: Iterable<string>, name: Group) => {
    for (const id of modules) if (!names.has(id)) names.set(id, name);
  };
  const common = usedBy(inShell, options.shared);
  const atSignInToo = [...union(bare)].filter((id) => around.has(id) || common.has(id));
  const first = union([reach(entryOf(path.resolve(root, options.importer), context)), atSignInToo]);
  put(
    [...first].filter((id) => id.includes('/node_modules/')),
    'vendor',
  );
  put(first, 'app');
  put(around, 'shell');
  put(usedBy(bare, 2), 'sign-in');
  put(common, 'pages');
  return names;
}

/** The module that index.html starts; `importer` is reached from it. */
function entryOf(importer: string, context: Rolldown.ChunkingContext): string {
  const seen = new Set<string>();
  const waiting = [importer];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = context.getModuleInfo(id);
    if (info?.isEntry) return id;
    waiting.push(...(info?.importers ?? []));
  }
  throw new Error(`${importer} is not reached from any entry: see scripts/vite/fewChunks.ts`);
}

const union = (sets: readonly Iterable<string>[]): Modules => new Set(sets.flatMap((set) => [...set]));

/** What at least `least` of the sets hold. */
function usedBy(sets: readonly Modules[], least: number): Modules {
  return new Set([...union(sets)].filter((id) => sets.filter((set) => set.has(id)).length >= least));
}
