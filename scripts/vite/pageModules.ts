import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/** A route whose page has a chunk of its own. */
export interface PageModule {
  /** As the router writes it: `/credit/:id`. */
  path: string;
  /** Absolute path of the page's module, without its ending. */
  module: string;
  /** Stands outside the shell (header and side menu). */
  bare: boolean;
}

/** A node of the syntax tree, as far as we look at it. */
type Node = { type: string } & Record<string, unknown>;

/**
 * Reads the route table as text: every call whose first argument is a path and that holds an `import()` names a page.
 * So the table in src/app stays the only one.
 * @throws when nothing is found, because then the table is written in a way this file does not know
 */
export function pageModules(routesFile: string): PageModule[] {
  const pages: PageModule[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const page = value.type === 'CallExpression' ? pageOf(value, path.dirname(routesFile)) : null;
    if (page) pages.push(page);
    Object.values(value).forEach(visit);
  };
  visit(parseAst(readFileSync(routesFile, 'utf8'), { lang: 'tsx' }));
  if (pages.length === 0)
    throw new Error(`No route with a page found in ${routesFile}; see scripts/vite/pageModules.ts`);
  return pages;
}

function pageOf(call: Node, folder: string): PageModule | null {
  const args = call.arguments as unknown[];
  const [first] = args;
  if (!isNode(first) || first.type !== 'Literal' || typeof first.value !== 'string') return null;
  if (!first.value.startsWith('/')) return null;
  const imported = args.map(importedBy).find((found) => found !== null);
  if (!imported) return null;
  const bare = args.some((argument) => isNode(argument) && argument.value === 'bare');
  return { path: first.value, module: path.resolve(folder, imported), bare };
}

/** `() => import('./pages/X')` → `./pages/X` */
function importedBy(argument: unknown): string | null {
  if (!isNode(argument) || argument.type !== 'ArrowFunctionExpression') return null;
  const body = argument.body;
  if (!isNode(body) || body.type !== 'ImportExpression') return null;
  const source = body.source;
  return isNode(source) && typeof source.value === 'string' ? source.value : null;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** `/credit/:id` → `^/credit/[^/]+/?$` */
export function routePattern(route: string): string {
  return `^${route.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`;
}

/** Sorts so that a fixed path is tried before one with parameters, as the router does. */
export function byPrecision(a: PageModule, b: PageModule): number {
  const loose = (page: PageModule) => page.path.split(':').length;
  return loose(a) - loose(b);
}
