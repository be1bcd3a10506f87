import fc from 'fast-check';
import type { Schema } from '@/lib/contract/endpoint';
import { fittingOf } from '../arbitraryOf';
import type { AnyCall } from './calls';

/** What a call takes besides its address. */
export interface Input {
  /** Without `?`; empty: none. */
  query: string;
  /** Bytes where the call takes them as they are. */
  body?: object | undefined;
}

/** How many are tried to find one that fits; forms of many fields need thousands. */
const TRIES = 20_000;
const AT_A_TIME = 50;

const partsOf = (call: AnyCall): { query?: Schema; body?: Schema } => call;

/** So many values that the schema takes: what refuses them is the caller and not their form. */
function fitting(schema: Schema | undefined, count: number): unknown[] {
  const arbitrary = schema ? fittingOf(schema) : fc.constant(undefined);
  const found: unknown[] = [];
  for (let seed = 1; found.length < count && seed * AT_A_TIME <= TRIES; seed += 1) {
    const values = fc.sample(arbitrary, { seed, numRuns: AT_A_TIME });
    // Signs that no column takes are refused before anybody asks whose record it is.
    const isPlain = (value: unknown) => !/\\u(0000|d[89a-f])/.test(JSON.stringify(value ?? null));
    found.push(...values.filter((value) => isPlain(value) && (!schema || schema.safeParse(value).success)));
  }
  return found.slice(0, count);
}

/** So many inputs that the call takes; always the same. Throws where none is found. */
export function inputsOf(call: AnyCall, count: number): Input[] {
  const { query, body } = partsOf(call);
  const isBytes = 'bytes' in call && call.bytes !== undefined;
  const queries = fitting(query, count);
  const bodies = isBytes ? queries.map(() => Buffer.from('uji')) : fitting(body, count);
  if (Math.min(queries.length, bodies.length) < count) throw new Error(`no input fits ${call.name}`);
  return queries.map((asked, nth) => ({ query: queryText(asked), body: bodies[nth] as object | undefined }));
}

const queryText = (query: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(query ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(value),
    ]),
  ).toString();
