import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../filesBelow.mjs';

/** The product's own files of these folders: no stories, no tests, no mocks. */
export function productFiles(...folders: string[]): string[] {
  return folders
    .flatMap(filesBelow)
    .filter(
      (file: string) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$|\/(mocks|testing)\//.test(file),
    );
}

/** A file as TypeScript reads it, without types of other files. */
export function parseSource(file: string, text = readFileSync(file, 'utf8')): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** `src/x/Y.tsx:12` of a node. */
export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** The file that an import of ours names, where it is one of `known`. */
export function importedFile(
  from: string,
  path: string,
  known: (file: string) => boolean,
): string | undefined {
  const base = path.startsWith('@/')
    ? `src/${path.slice(2)}`
    : path.startsWith('.')
      ? posix.join(posix.dirname(from), path)
      : undefined;
  return base && ['.tsx', '.ts', '/index.ts'].map((ending) => base + ending).find(known);
}
