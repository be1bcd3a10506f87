import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from './filesBelow.mjs';

/*
 * Every form of the product that has a field which is no free text is filled with nonsense by a story
 * (`src/lib/mocks/refusesNonsense.ts`). Which those are is read from the code: a form, what it imports, and the fields
 * that stand in it; then the fields that stand in no form, the filters of lists among them.
 */

const FORM = /<(?:Form|ConfirmDialog)\b/;
const FIELD = /<(?:DateField|MoneyField|CodeField|PieceTable|CountedPieces)\b|\binputMode=/;

const files: string[] = ['src/features', 'src/app', 'src/components/RecordList']
  .flatMap(filesBelow)
  .filter((file: string) => file.endsWith('.tsx'));
const codeOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const product = files.filter((file) => !file.endsWith('.stories.tsx') && !file.includes('/mocks/'));

/** The files of the product that one draws with, itself first. */
function partsOf(file: string, known = new Set<string>()): Set<string> {
  const code = codeOf.get(file);
  if (code === undefined || known.has(file)) return known;
  known.add(file);
  for (const [, path = ''] of code.matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)'/g))
    partsOf(`${normalize(join(dirname(file), path))}.tsx`, known);
  return known;
}

const has = (pattern: RegExp) => (file: string) => pattern.test(codeOf.get(file) ?? '');
const forms = product.filter(has(FORM)).map((file) => ({ file, parts: [...partsOf(file)] }));
const inForms = new Set(forms.flatMap(({ parts }) => parts));
const nameOf = (file: string) => basename(file, '.tsx');

const withFields = forms.filter(({ parts }) => parts.some(has(FIELD))).map(({ file }) => nameOf(file));
const alone = product.filter((file) => has(FIELD)(file) && !inForms.has(file)).map(nameOf);

const tried = new Set(
  files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      [...(codeOf.get(file) ?? '').matchAll(/refusesNonsense\('(\w+)'/g)].map(([, name]) => name),
    ),
);

it.each(withFields)('%s refuses nonsense in a story', (form) => expect(tried).toContain(form));
it.each(alone)('%s, fields without a form, refuse nonsense in a story', (fields) =>
  expect(tried).toContain(fields),
);

const ofMoney = forms.filter(({ parts }) => parts.some(has(/<MoneyField\b/)));

it.each(ofMoney.map(({ file }) => file))(
  '%s: Enter only goes on, and its button names the keys that send',
  (file) => {
    expect(codeOf.get(file)).toMatch(/^ +steps(=|$)|<Form [^>]*\bsteps\b/m);
    const buttons = product.filter((it) => codeOf.get(it)?.includes('namesKeys') && partsOf(it).has(file));
    const beside = product.filter((it) => partsOf(it).has(file)).flatMap((it) => [...partsOf(it)]);
    expect([...buttons, ...beside.filter(has(/\bnamesKeys\b/))]).not.toEqual([]);
  },
);

const CONTROL = /^ *<(TextField|TextArea|Select|DateField|MoneyField|PhoneField)$/;

/** Fields beside which an editor's check says what is wrong, without the name by which it also marks them. */
function nameless(file: string): string[] {
  const lines = (codeOf.get(file) ?? '').split('\n');
  return lines.flatMap((line, at) => {
    if (!/^ *error=\{errors[.[]/.test(line)) return [];
    const begin = lines.findLastIndex((it, index) => index < at && /^ *<[A-Z]/.test(it));
    const element = lines.slice(begin, at);
    const isNamed = element.some((it) => /^ *(?:name=|\{\.\.\.\{ ?name\b)/.test(it));
    return CONTROL.test(lines[begin] ?? '') && !isNamed ? [`${file}:${at + 1}`] : [];
  });
}

const editors = product
  .filter(has(/\bEditorFormProps\b|\bDrawerFormProps\b/))
  .flatMap((it) => [...partsOf(it)]);

it.each([...new Set(editors)])('%s: what must be filled is marked, for each field has its name', (file) => {
  expect(nameless(file)).toEqual([]);
});

const asked = product
  .filter(has(/\buseEditor\(|\bsetTried\(/))
  .filter((it) => !it.includes('/auth/') && [...partsOf(it)].some(has(FORM)));

it.each(asked)('%s gives its form the marks of what must be filled', (file) => {
  const drawn = [...partsOf(file)].map((it) => codeOf.get(it)).join('\n');
  expect(drawn).toMatch(/<(?:FormDialog|RequiredFields|RequiredNote|ConfirmDialog)\b/);
});

it('knows every form of the product', () => {
  expect(withFields).toEqual(
    expect.arrayContaining(['PaymentForm', 'CreditForm', 'MasterForm', 'CalculationForm']),
  );
  expect([...tried].filter((name) => ![...withFields, ...alone].includes(name ?? ''))).toEqual([]);
});
