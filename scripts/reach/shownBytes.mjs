import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

/** @type {Record<string, 'ts' | 'tsx'>} */
const TYPED = { '.ts': 'ts', '.tsx': 'tsx' };

/** What a page gets of a file: of TypeScript neither types nor comments, so no story is drawn again for those. */
export function shownBytes(file) {
  const bytes = readFileSync(file);
  const loader = TYPED[path.extname(file)];
  if (loader === undefined) return bytes;
  const compilerOptions = { verbatimModuleSyntax: true };
  return transformSync(bytes, { loader, jsx: 'preserve', target: 'esnext', tsconfigRaw: { compilerOptions } })
    .code;
}
