import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenTexts } from './code/screenTexts.ts';
import { parseSource, productFiles } from './code/sourceFiles.ts';

/*
 * One word for one thing: the page Wording of Storybook says which, and every text of the app and of the server's
 * answers keeps it.
 */

const page = readFileSync('stories/docs/Wording.mdx', 'utf8');

/** Rows of the table below a heading, without its head. */
function tableBelow(heading: string): string[][] {
  const section = page.slice(page.indexOf(`## ${heading}`)).split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Labels of the specification in which a refused word may stand: what is quoted in the column of words. */
const labels = tableBelow('To the letter').flatMap(([, words = '']) =>
  [...words.matchAll(/'([^']+)'/g)].map(([, label = '']) => label),
);

/** Demo data, and lists of words that a text is searched for. */
const NOT_ON_SCREEN = [
  'server/platform/db/schema/',
  'server/seed/',
  'src/lib/contract/passwordRule.ts',
  'server/imports/matching/clues.ts',
];

interface Refused {
  word: string;
  say: string;
  found: (text: string) => boolean;
}

const refused: Refused[] = tableBelow('One term for each thing').flatMap(([say = '', , not = '']) =>
  not.split(', ').map((word) => ({ word, say, found: finder(word) })),
);

/** A word in quotes is the whole text, another one stands anywhere in it as a word. */
function finder(word: string): (text: string) => boolean {
  const whole = /^'(.+)'$/.exec(word)?.[1];
  if (whole !== undefined) return (text) => text === whole;
  const pattern = new RegExp(`(?<![\\p{L}\\d_-])${word}(?![\\p{L}\\d_-])`, 'iu');
  return (text) => pattern.test(text);
}

const escaped = (text: string) => text.replace(/[()&!]/g, '\\$&');
/** The longest first: a label may begin as another one does. */
const anyLabel = new RegExp(
  labels
    .filter((label) => label.includes(' '))
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|'),
  'gi',
);

/** The text without the labels that are kept to the letter; 'Cicilan' alone is one only where it is all. */
const withoutLabels = (text: string): string => (labels.includes(text) ? '' : text.replaceAll(anyLabel, ''));

function wrongTerms(file: string, code?: string): string[] {
  return screenTexts(parseSource(file, code)).flatMap(({ text, place }) => {
    const rest = withoutLabels(text);
    return refused
      .filter(({ found }) => found(rest))
      .map(({ word, say }) => `${place} ${word} → ${say}: “${text.slice(0, 60)}”`);
  });
}

it('reads the page Wording', () => {
  expect(labels).toEqual(expect.arrayContaining(['Bayar Cicilan (Tranfer)', 'Tidak Ada Notif']));
  expect(refused.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['kwitansi', 'saringan', "'Batalkan'"]),
  );
});

it('finds a wrong word in strings, templates and between tags, and leaves labels alone', () => {
  const code = [
    'const a = <p title="Saringan Anda">Kwitansi {n} dicetak</p>;',
    "const b = `Pelanggan ${n} hari telat`; const key = 'cash';",
    "const c = ['Bayar Cicilan (Tranfer)', 'Tidak Ada Notif', 'Batalkan nota', 'dibayar lewat transfer'];",
    'const d = <Button>Batalkan</Button>;',
  ].join('\n');
  expect(wrongTerms('src/a.tsx', code).map((line) => line.split(' →')[0])).toEqual([
    'src/a.tsx:1 saringan',
    'src/a.tsx:1 kwitansi',
    'src/a.tsx:2 pelanggan',
    'src/a.tsx:2 telat',
    "src/a.tsx:4 'Batalkan'",
  ]);
});

/** Every file is parsed; how long that takes is the machine's affair, ms. */
const PARSE_TIMEOUT = 60_000;

it('every text keeps the terms', { timeout: PARSE_TIMEOUT }, () => {
  const files = productFiles('src', 'server').filter(
    (file) => !NOT_ON_SCREEN.some((part) => file.startsWith(part)),
  );
  expect(files.flatMap((file) => wrongTerms(file))).toEqual([]);
});
