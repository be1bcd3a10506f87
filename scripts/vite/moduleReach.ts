import path from 'node:path';
import { parseAst, type Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Statement = ReturnType<typeof parseAst>['body'][number];

/** Something imported from elsewhere: its name there, or `*` for all of it. */
interface Link {
  from: string;
  name: string;
}

interface Outline {
  /** What the module imports, and re-exports without a name of its own. */
  links: Link[];
  /** Exported name → where it comes from; only for a barrel. */
  passes: Map<string, Link>;
  /** Modules whose exports a barrel passes on as a whole. */
  stars: string[];
  /** True when the module only passes on what others export. */
  isBarrel: boolean;
}

/**
 * Finds what a module needs, looking through barrels (a feature's door, a package's index): who imports one name from
 * a barrel needs the module behind that name, not everything behind the barrel.
 */
export function createReach(context: Context, root: string) {
  const outlines = new Map<string, Outline>();
  const outlineOf = (id: string) => {
    const outline = outlines.get(id) ?? readOutline(id, context, root);
    outlines.set(id, outline);
    return outline;
  };

  /** The module behind a barrel's name; null where no barrel on the way knows it. */
  function behind({ from, name }: Link, seen: readonly string[] = []): Link | null {
    const outline = outlineOf(from);
    if (!outline.isBarrel || name === '*') return { from, name };
    if (seen.includes(from)) return null;
    const passed = outline.passes.get(name);
    if (passed) return behind(passed, [...seen, from]);
    for (const star of outline.stars) {
      const found = behind({ from: star, name }, [...seen, from]);
      if (found && (outlineOf(found.from).isBarrel || exportsName(found, context))) return found;
    }
    return null;
  }

  return (start: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const waiting = [start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      for (const link of outlineOf(id).links) waiting.push(behind(link)?.from ?? link.from);
    }
    return found;
  };
}

function exportsName({ from, name }: Link, context: Context): boolean {
  return context.getModuleInfo(from)?.exports.includes(name) ?? false;
}

function readOutline(id: string, context: Context, root: string): Outline {
  const info = context.getModuleInfo(id);
  const imported = info?.importedIds ?? [];
  const outline: Outline = { links: [], passes: new Map(), stars: [], isBarrel: false };
  const everything = { ...outline, links: imported.map((from) => ({ from, name: '*' })) };
  if (!info?.code) return everything;
  const body = parseAst(info.code, { lang: 'tsx' }).body;
  for (const statement of body) {
    if (!('source' in statement) || !statement.source || typeof statement.source.value !== 'string') continue;
    const from = resolved(statement.source.value, id, imported, root);
    // An import that we cannot follow: what it brings is not known, so everything counts.
    if (from === undefined) return everything;
    if (from !== null) note(outline, statement, from);
  }
  outline.isBarrel = outline.passes.size + outline.stars.length > 0 && body.every(passesOn);
  return outline;
}

function note(outline: Outline, statement: Statement, from: string): void {
  if (statement.type === 'ImportDeclaration') {
    if (statement.specifiers.length === 0) outline.links.push({ from, name: '*' });
    for (const one of statement.specifiers) {
      const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*';
      outline.links.push({ from, name: one.type === 'ImportDefaultSpecifier' ? 'default' : name });
    }
  } else if (statement.type === 'ExportAllDeclaration') {
    outline.links.push({ from, name: '*' });
    outline.stars.push(from);
  } else if (statement.type === 'ExportNamedDeclaration') {
    for (const one of statement.specifiers) {
      const link = { from, name: nameOf(one.local) };
      outline.links.push(link);
      outline.passes.set(nameOf(one.exported), link);
    }
  }
}

const nameOf = (node: { type: string; name?: string; value?: unknown }) => node.name ?? String(node.value);

/** `export … from`, or a directive. */
function passesOn(statement: Statement): boolean {
  if (statement.type === 'ExpressionStatement')
    return 'directive' in statement && Boolean(statement.directive);
  if (statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && statement.source != null;
}

/** The imported module that a specifier means; null for what is not ours to follow, undefined when unknown. */
function resolved(specifier: string, importer: string, imported: readonly string[], root: string) {
  if (specifier.startsWith('.') || specifier.startsWith('@/')) {
    const base = specifier.startsWith('.')
      ? path.resolve(path.dirname(importer), specifier)
      : path.join(root, 'src', specifier.slice(2));
    return imported.find(
      (id) => id === base || withoutEnding(id) === base || id.startsWith(`${base}/index.`),
    );
  }
  if (specifier.startsWith('\0') || specifier.startsWith('/'))
    return imported.find((id) => id === specifier) ?? null;
  return imported.find((id) => id.includes(`/node_modules/${specifier}`)) ?? undefined;
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');
