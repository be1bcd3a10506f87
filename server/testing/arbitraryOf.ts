import fc from 'fast-check';
import * as z from 'zod/mini';

/** What a schema of the contract looks like as JSON Schema; only what is used here. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
}

/** What nobody sends by mistake alone, and what columns, clocks and parsers stumble over. */
const NASTY: readonly unknown[] = [
  ...[0, -1, 1.5, 1e21, -1e-7, 32_768, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991],
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e5',
    '2147483648',
    '99999999999999999999',
    'NaN',
    'null',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
  ],
  ...['2026-02-30', '0000-01-01', '9999-12-31', '1900-01-01', '2199-12-31', '-0001-01-01', '2026-13-01'],
  ...[
    "'; drop table credits; --",
    '%',
    '_',
    '\\',
    '%%%\\',
    '../../etc/passwd',
    '<script>',
    '😀'.repeat(20),
    'x'.repeat(5000),
  ],
  ...[true, false, null, [], {}, [[]], ['1', '2'], { $gt: '' }, { length: 1e9 }, { toString: 'x' }],
];

/** Half of a character; it cannot stand in an address. */
export const HALF = /\p{Surrogate}/u;

const nasty = fc.constantFrom(...NASTY);
/** Values that the demo company has, so that a call reaches what lies behind the checks. */
const ids = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 400 }));
const days = fc.oneof(
  fc.constantFrom('1900-01-01', '2199-12-31', '2028-02-29', '2026-02-30'),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

/** Inputs of a call: mostly what the contract asks for, with something nasty in every few fields. */
export function arbitraryOf(schema: z.ZodMiniType | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return fc.oneof({ weight: 30, arbitrary: fitting(shape) }, { weight: 1, arbitrary: nasty });
}

/** What fits a schema, or nearly: checks that JSON Schema does not know are not in it. */
export const fittingOf = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  fitting(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, '', fitting);

/** What somebody might write into a path. */
export const pathValue = (codes: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: ids.map(String) },
    { weight: 3, arbitrary: fc.constantFrom(...codes) },
    { weight: 2, arbitrary: nasty.map(String).filter((text) => text !== '' && !HALF.test(text)) },
  );

function field(shape: Shape, name: string): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(shape, name) }, { weight: 1, arbitrary: nasty });
}

type Inner = (shape: Shape, name: string, inner: Inner) => fc.Arbitrary<unknown>;

/** `inner` makes the fields of an object. */
function fitting(shape: Shape, name = '', inner: Inner = field): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => fitting(one, name, inner)));
  switch (shape.type) {
    case 'object':
      return objectOf(shape, inner);
    case 'array':
      return fc.array(fitting(shape.items ?? {}, name, inner), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.max(3, shape.minItems ?? 0),
      });
    case 'string':
      return textOf(shape);
    case 'integer':
    case 'number':
      return numberOf(shape, name);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      return fc.oneof(ids, days, nasty);
  }
}

function objectOf({ properties = {}, required = [] }: Shape, inner: Inner): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, shape]) => [name, inner(shape, name, inner)] as const,
  );
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: Object.keys(properties).filter((name) => !optional.includes(name)),
  });
}

function textOf({ pattern, minLength = 0, maxLength = 60 }: Shape): fc.Arbitrary<string> {
  if (pattern?.includes('(19|20|21)')) return days;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: 'grapheme' }));
}

function numberOf({ type, minimum, maximum }: Shape, name: string): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum ?? -5, -1e12), Math.min(maximum ?? 1e12, 1e12)];
  if (type === 'number') return fc.double({ min, max, noNaN: true });
  const wide = fc.integer({ min: Math.ceil(Math.min(min, max)), max: Math.floor(max) });
  const edges = fc.constantFrom(Math.ceil(min), Math.floor(max));
  const small = fc.integer({ min: Math.ceil(min), max: Math.min(max, Math.ceil(min) + 12) });
  return /version/.test(name) ? fc.oneof(small, small, edges) : fc.oneof(wide, edges, small, small);
}
