import ts from 'typescript';
import { placeOf } from './sourceFiles.ts';

/** A text that somebody may read on screen, and where it stands. */
export interface ScreenText {
  text: string;
  place: string;
}

/** One word alone is a key (`cash`) unless it begins as a sentence does; capitals alone are a code (`VOID`). */
const looksWritten = (text: string) =>
  !/^[A-Z0-9_]+$/.test(text) && (/^[A-Z]/.test(text) || /\p{L}\s+\S|\S\s+\p{L}/u.test(text));

/** Descriptions of the contract, errors for programmers and SQL are English. */
const isEnglish = (text: string) =>
  /\b(the|of|and|to|that|from|as|is|has|with|not|nobody|missing|select|where|set local)\b/i.test(text);

/** Texts of a file: string literals, the fixed parts of templates, and what stands between tags. */
export function screenTexts(source: ts.SourceFile): ScreenText[] {
  const texts: ScreenText[] = [];
  visit(source);
  return texts;

  function visit(node: ts.Node) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    if (text && looksWritten(text) && !isEnglish(text)) texts.push({ text, place: placeOf(node) });
    ts.forEachChild(node, visit);
  }
}

function textOf(node: ts.Node): string | undefined {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isJsxText(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  return isText ? node.text : undefined;
}
