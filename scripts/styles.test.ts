import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './filesBelow.mjs';

const files = ['src', 'stories'].flatMap((folder) => filesBelow(folder));
const sheets = files.filter((file) => file.endsWith('.module.css'));
const code = files.filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');
const tokens = new Set(
  [...read('src/lib/theme/tokens.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name),
);
const plain = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Sheet → the class names that the modules importing it ask for. */
const asked = new Map<string, Set<string>>();
for (const file of code) {
  for (const [, name, from = ''] of read(file).matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)) {
    const sheet = from.startsWith('@/')
      ? path.join('src', from.slice(2))
      : path.join(path.dirname(file), from);
    const names = asked.get(sheet) ?? asked.set(sheet, new Set()).get(sheet);
    for (const [, one = ''] of read(file).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) names?.add(one);
  }
}

describe.each(sheets)('%s', (sheet) => {
  const css = plain(read(sheet));

  it('names no colour of its own: paper is white and black, everything else has a token', () => {
    const found = [...css.matchAll(/#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\(/gi)].map(([text]) => text);
    expect(found.filter((text) => text !== '#fff' && text !== '#000')).toEqual([]);
  });

  it('uses variables that are tokens, or that the component sets', () => {
    const beside = code
      .filter((file) => path.dirname(file) === path.dirname(sheet))
      .map(read)
      .join('\n');
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(
      used.filter((name) => !tokens.has(name) && !css.includes(`${name}:`) && !beside.includes(`'${name}'`)),
    ).toEqual([]);
  });

  it('has no selector that a browser drops in silence; declarations are asked of one (Lib/Styles)', () => {
    expect([...css.matchAll(/[(,] *&/g)].map(([text]) => text)).toEqual([]);
  });

  it('breaks at the widths where every other piece does', () => {
    const widths = [...css.matchAll(/@media ([^{]*)/g)].map(([, query = '']) => query.trim());
    expect(widths.filter((query) => query.includes('width') && !WIDTHS.includes(query))).toEqual([]);
  });

  it('has the classes that are asked for, and no other', () => {
    const defined = new Set([...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name));
    expect([...(asked.get(sheet) ?? [])].sort()).toEqual([...defined].sort());
  });
});

/** Phone, everything else (SPEC 9), and where the side menu folds. */
const WIDTHS = [
  '(max-width: 767px)',
  'screen and (max-width: 767px)',
  '(min-width: 768px)',
  '(max-width: 1023px)',
];

it('every sheet that is imported is there', () => {
  expect([...asked.keys()].filter((sheet) => !existsSync(sheet))).toEqual([]);
});
