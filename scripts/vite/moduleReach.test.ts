import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { createReach } from './moduleReach.ts';

/** A module graph as the bundler would tell of it. */
function contextOf(modules: Record<string, { code: string; imports?: string[]; exports?: string[] }>) {
  return {
    getModuleInfo: (id: string) => {
      const found = modules[id];
      return found && { code: found.code, importedIds: found.imports ?? [], exports: found.exports ?? [] };
    },
  } as unknown as Rolldown.ChunkingContext;
}

const DOOR = '/r/src/features/x/index.ts';
const LIST = '/r/src/features/x/List.tsx';
const FORM = '/r/src/features/x/Form.tsx';
const HEAVY = '/r/node_modules/heavy/index.js';
const features = {
  [DOOR]: {
    code: "export { List } from './List'; export { Form as Sheet } from './Form';",
    imports: [LIST, FORM],
  },
  [LIST]: { code: 'export const List = 1;', exports: ['List'] },
  [FORM]: {
    code: "import { big } from 'heavy'; export const Form = big;",
    imports: [HEAVY],
    exports: ['Form'],
  },
  [HEAVY]: { code: 'export const big = 1;', exports: ['big'] },
};

const reachOf = (modules: Parameters<typeof contextOf>[0], start: string) =>
  [...createReach(contextOf(modules), '/r')(start)].filter((id) => id !== start).sort();

describe('createReach', () => {
  it('looks through a door: one name needs one module', () => {
    const page = { code: "import { List } from '@/features/x'; List;", imports: [DOOR] };
    expect(reachOf({ ...features, '/r/src/page.tsx': page }, '/r/src/page.tsx')).toEqual([LIST]);
  });

  it('follows a name that the door changed, and what lies behind it', () => {
    const page = { code: "import { Sheet } from './features/x'; Sheet;", imports: [DOOR] };
    expect(reachOf({ ...features, '/r/src/page.tsx': page }, '/r/src/page.tsx')).toEqual(
      [HEAVY, FORM].sort(),
    );
  });

  it('takes everything where the whole door is imported, or an import cannot be followed', () => {
    const whole = { code: "import * as x from '@/features/x'; x;", imports: [DOOR] };
    const all = [DOOR, FORM, HEAVY, LIST].sort();
    expect(reachOf({ ...features, '/r/src/page.tsx': whole }, '/r/src/page.tsx')).toEqual(all);
    const strange = { code: "import { List } from 'virtual:x'; List;", imports: [DOOR] };
    expect(reachOf({ ...features, '/r/src/page.tsx': strange }, '/r/src/page.tsx')).toEqual(all);
  });

  it('finds a name behind a package that passes on everything', () => {
    const modules = {
      '/r/src/page.tsx': {
        code: "import { core } from 'kit'; core;",
        imports: ['/r/node_modules/kit/index.js'],
      },
      '/r/node_modules/kit/index.js': {
        code: "'use client'; export * from './other.js'; export * from './core.js';",
        imports: ['/r/node_modules/kit/other.js', '/r/node_modules/kit/core.js'],
      },
      '/r/node_modules/kit/other.js': { code: 'export const other = 1;', exports: ['other'] },
      '/r/node_modules/kit/core.js': { code: 'export const core = 1;', exports: ['core'] },
    };
    expect(reachOf(modules, '/r/src/page.tsx')).toEqual(['/r/node_modules/kit/core.js']);
  });
});
