import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LIST = join('src', 'lib', 'query', 'queryRoots.ts');
const roots = [...readFileSync(LIST, 'utf8').matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, root = '']) => root);
/** A key that is spelled: `['credits'` or `["credits"`, as first part of an array. */
const SPELLED = new RegExp(`\\[\\s*['"\`](${roots.join('|')})['"\`]\\s*[,\\]]`);
/** Where a feature keeps its keys: its queries and the definitions of its lists. */
const OWNER = /[\\/]api[\\/][\w.]+\.queries\.ts$|[\\/]domain[\\/]\w+List\.ts$/;
const isOwnKey = (line: string) => SPELLED.test(line);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/mocks\/|src\/lib\/contract\//.test(file),
  );

describe('query keys', () => {
  it('are told apart by their roots', () => {
    expect(roots.length).toBeGreaterThan(15);
    expect(new Set(roots).size).toBe(roots.length);
  });

  it('are spelled as such by nobody', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter((file) => isOwnKey(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('are built from a root in the queries and lists of a feature only, or in what all share', () => {
    const elsewhere = files.filter(
      (file) =>
        file.startsWith(join('src', 'features')) &&
        !OWNER.test(file) &&
        readFileSync(file, 'utf8').includes("queryRoot('"),
    );
    expect(elsewhere).toEqual([]);
  });

  it('begin with a root of one feature only, but for what two share', () => {
    const shared = new Set(['calculations']);
    const owners = new Map<string, Set<string>>();
    for (const file of files.filter((one) => OWNER.test(one))) {
      for (const [, root = ''] of readFileSync(file, 'utf8').matchAll(/queryRoot\('([\w-]+)'\)/g)) {
        const feature = file.split(/[\\/]/)[2] ?? '';
        owners.set(root, (owners.get(root) ?? new Set()).add(feature));
      }
    }
    expect(owners.size).toBeGreaterThan(10);
    const several = [...owners].filter(([root, features]) => features.size > 1 && !shared.has(root));
    expect(several).toEqual([]);
  });
});
