import ts from 'typescript';
import { filesBelow } from '../filesBelow.mjs';
import { importedFile, parseSource, productFiles } from './sourceFiles.ts';

/** An exported component: a piece of interface. */
export interface Piece {
  name: string;
  /** Its file, from the root of the repository. */
  file: string;
}

/** The components that the files of these folders export; those named like a constant (`PAGE`) are none. */
export function exportedPieces(...folders: string[]): Piece[] {
  return productFiles(...folders)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      parseSource(file)
        .statements.flatMap(exportedNames)
        .filter((name) => /^[A-Z][a-z]/.test(name))
        .map((name) => ({ name, file })),
    );
}

function exportedNames(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

/** Files that a stories file of these folders imports itself. */
export function filesWithStories(...folders: string[]): Set<string> {
  const product = new Set(productFiles('src'));
  const stories = folders.flatMap(filesBelow).filter((file) => file.endsWith('.stories.tsx'));
  return new Set(
    stories.flatMap((file) =>
      parseSource(file).statements.flatMap((statement) =>
        ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
          ? (importedFile(file, statement.moduleSpecifier.text, (one) => product.has(one)) ?? [])
          : [],
      ),
    ),
  );
}
