import path from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { createReach } from './moduleReach.ts';
import { pageModules } from './pageModules.ts';

export interface FewChunksOptions {
  /** The route table. */
  routes: string;
  /** Module around every page that is not bare. */
  shell: string;
  /** In how many pages of the shell something must be used to travel with the shell. Default 3. */
  shared?: number;
}

type Modules = ReadonlySet<string>;

/**
 * Left alone the bundler makes a file of everything that two pages share: 45 requests for the receipts, six at a time.
 * Here a page is four or five files: `vendor` and `app` (what every page needs), `shell` (header, menu, and what most
 * pages in it use), and its own. Sign-in never waits for the shell.
 */
export function fewChunks({ routes, shell, shared = 3 }: FewChunksOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'angsur-few-chunks',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    outputOptions(options) {
      let groups: Map<string, string> | undefined;
      const groupOf = (id: string, context: Rolldown.ChunkingContext) => {
        groups ??= assign(context, config.root, { routes, shell, shared });
        return groups.get(id) ?? null;
      };
      const only = (isVendor: boolean) => (id: string, context: Rolldown.ChunkingContext) => {
        const name = groupOf(id, context);
        return (name === 'vendor') === isVendor ? name : null;
      };
      // Vendor first: a group takes along what its modules import.
      const groupsInOrder = [
        { name: only(true), priority: 2, debugName: 'vendor' },
        { name: only(false), priority: 1, debugName: 'own' },
      ];
      return { ...options, codeSplitting: { groups: groupsInOrder } };
    },
  };
}

/** Module → name of its chunk; what is not in it is left to the bundler. */
function assign(context: Rolldown.ChunkingContext, root: string, options: Required<FewChunksOptions>) {
  const reach = createReach(context, root);
  const routes = path.resolve(root, options.routes);
  const pages = pageModules(routes).map((page) => ({ ...page, modules: reach(`${page.module}.tsx`) }));
  const bare = pages.filter((page) => page.bare).map((page) => page.modules);
  const inShell = pages.filter((page) => !page.bare).map((page) => page.modules);
  const around = union([reach(path.resolve(root, options.shell)), usedBy(inShell, options.shared)]);

  const names = new Map<string, string>();
  const put = (modules: Iterable<string>, name: string) => {
    for (const id of modules) if (!names.has(id)) names.set(id, name);
  };
  const first = union([reach(entryOf(routes, context)), [...union(bare)].filter((id) => around.has(id))]);
  put(
    [...first].filter((id) => id.includes('/node_modules/')),
    'vendor',
  );
  put(first, 'app');
  put(around, 'shell');
  put(usedBy(bare, 2), 'sign-in');
  return names;
}

/** The module that index.html starts; the route table is reached from it. */
function entryOf(routes: string, context: Rolldown.ChunkingContext): string {
  const seen = new Set<string>();
  const waiting = [routes];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = context.getModuleInfo(id);
    if (info?.isEntry) return id;
    waiting.push(...(info?.importers ?? []));
  }
  throw new Error(`${routes} is not reached from any entry: see scripts/vite/fewChunks.ts`);
}

const union = (sets: readonly Iterable<string>[]): Modules => new Set(sets.flatMap((set) => [...set]));

/** What at least `least` of the sets hold. */
function usedBy(sets: readonly Modules[], least: number): Modules {
  return new Set([...union(sets)].filter((id) => sets.filter((set) => set.has(id)).length >= least));
}
