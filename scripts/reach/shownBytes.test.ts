import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownBytes } from './shownBytes.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'angsur-shown-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const shown = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return String(shownBytes(file));
};

describe('what a page gets of a file', () => {
  it('is without types and comments', () => {
    const typed =
      "/** A root. */\nexport type Root = 'a' | 'b';\nexport const root = (of: Root) => [of]; // a key\n";
    expect(shown('root.ts', typed)).toBe(shown('root.ts', 'export const root = (of) => [of];\n'));
  });

  it('is another where a value or an import is', () => {
    const one = "import './one';\nexport const Row = () => <p>{1}</p>;\n";
    expect(shown('Row.tsx', one)).not.toBe(shown('Row.tsx', one.replace('{1}', '{2}')));
    expect(shown('Row.tsx', one)).not.toBe(shown('Row.tsx', one.replace('./one', './two')));
  });

  it('is all of a file that is not TypeScript', () => {
    expect(shown('Row.css', '/* a */')).toBe('/* a */');
  });
});
