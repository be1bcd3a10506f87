import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fillPath, type Schema } from '@/lib/contract/endpoint';
import { ACCESS_MATRIX } from '../../tests/access/accessMatrix';
import type { OwnRecord, Whose } from '../../tests/access/AccessLine';
import { CALLS, type AnyCall } from '../testing/access/calls';
import { almightyOf } from '../testing/access/callers';
import { contentMark } from '../testing/access/contentMark';
import { inputsOf, type Input } from '../testing/access/inputs';
import { recordsOfOne } from '../testing/access/recordsOfOne';
import { recordsOfMakassar, type Records } from '../testing/access/recordsOfMakassar';
import { send } from '../testing/access/send';
import { startApi, type TestApi } from '../testing/startApi';

/*
 * Walks the access matrix (tests/access): each call says there whose records its address names or its list shows.
 */

const OTHERS = /MKS|Makassar|Fitri Daeng|Andi Maulana|Rudi Halim|Orang semua 2/;
const THEIRS = /milik kantor lain/;
/** As the line of such a call says. */
const ONE_PERSONS = 'By the holder.';
const INPUTS = 3;

/** The calls whose line says `key` of their records, with what it says. */
function callsWith<K extends string>(key: K): [string, { call: AnyCall; said: string; whose: Whose }][] {
  return CALLS.flatMap((call): [string, { call: AnyCall; said: string; whose: Whose }][] => {
    // A call without a line fails in accessMatrix.test.ts, which says what to write.
    const whose = ACCESS_MATRIX[call.name]?.whose ?? 'nobody';
    const said: unknown = (Object(whose) as Record<string, unknown>)[key];
    return typeof said === 'string' ? [[call.name, { call, said, whose }]] : [];
  });
}

let api: TestApi;
let theirs: Records;
/** Of Jakarta, and a colleague there; of Makassar: all with every flag. Of all offices. */
let stranger: string;
let colleague: string;
let own: string;
let director: string;
/** One of each kind that is a person's. */
let ofStranger: Record<OwnRecord, number>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  [stranger, colleague, own] = [await almightyOf(api, 1), await almightyOf(api, 1), await almightyOf(api, 2)];
  director = await api.signIn('direktur');
  // Whose line in the log the stranger must not see.
  await api.signIn('kasir.mks');
  theirs = await recordsOfMakassar(api, own);
  ofStranger = await recordsOfOne(api, stranger);
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const ask = (token: string, { method }: AnyCall, path: string, input: Partial<Input> = {}) =>
  send(api, `Bearer ${token}`, method, path, { query: '', ...input });

describe("another office's record", () => {
  it.each(callsWith('record'))('%s', async (_name, { call, said }) => {
    const path = fillPath(call.path, theirs[said as keyof Records]);
    for (const input of inputsOf(call, INPUTS)) {
      const refused = await ask(stranger, call, path, input);
      expect(refused.http, refused.text).toBe(403);
      expect(refused.text).toMatch(THEIRS);
      if (call.method !== 'GET') continue;
      // At home it may fail for other reasons, never for this one.
      const home = await ask(own, call, path, input);
      expect(home.text).not.toMatch(THEIRS);
    }
  });

  it.each(callsWith('naming'))('%s, named in what is sent', async (_name, { call, said, whose }) => {
    const { rows } = await api.connection.pool.query<{ id: string }>(
      "select id::text from staff where username = 'kasir.mks'",
    );
    const named: Record<string, string> = {
      office: '2',
      cashier: rows[0]?.id ?? '',
      ...Object.fromEntries(Object.entries(theirs).map(([kind, { id }]) => [kind, id])),
    };
    const query = said.replace(/\{([^}]+)\}/g, (_, kind: string) => named[kind] ?? '');
    const [field = '', value = ''] = query.split('=');
    const inBody = typeof whose === 'object' && 'inBody' in whose;
    const [input] = inputsOf(call, 1);
    const asked = inBody ? { body: { ...input?.body, [field]: Number(value) } } : { query };
    expect((await ask(stranger, call, call.path, asked)).http).toBe(403);
    const seen = await ask(director, call, call.path, asked);
    // Whoever sees the office is refused what is one person's, and not by the wall.
    if (ACCESS_MATRIX[call.name]?.then === ONE_PERSONS) expect(seen.text).not.toMatch(THEIRS);
    else expect(seen.http).not.toBe(403);
  });
});

describe("another person's record", () => {
  it.each(callsWith('ownRecord'))('%s is answered as if there were none', async (_name, { call, said }) => {
    const id = ofStranger[said as OwnRecord];
    const before = await contentMark(api);
    for (const input of inputsOf(call, INPUTS)) {
      const answers = [id, 2_147_483_647].map((one) =>
        ask(colleague, call, fillPath(call.path, { id: one, index: 0 }), input),
      );
      const [there, nowhere] = await Promise.all(answers);
      expect(there).toEqual(nowhere);
    }
    expect(await contentMark(api)).toEqual(before);
  });
});

describe('a list', () => {
  it.each(callsWith('list'))('%s', async (_name, { call, said }) => {
    const seen = await ask(stranger, call, call.path, { query: said });
    expect(seen.http, seen.text).toBe(200);
    expect(seen.text).not.toMatch(OTHERS);
    expect((await ask(director, call, call.path, { query: said })).text).toMatch(OTHERS);
  });

  it.each(callsWith('count'))('%s counts what its reader sees', async (_name, { call, said }) => {
    const count = async (token: string) =>
      countsIn(JSON.parse((await ask(token, call, call.path, { query: said })).text));
    expect(await count(own)).toBeGreaterThan(0);
    expect(await count(stranger)).toBeLessThan(await count(director));
    expect((await count(stranger)) + (await count(own))).toBeLessThanOrEqual(await count(director));
  });

  it.each(
    // What cannot be asked without more than the office has tests of its own.
    CALLS.filter(
      (call) => call.method === 'GET' && 'office' in propertiesOf(call) && requiredOf(call).length === 0,
    ).map((call) => [call.name, call] as const),
  )('%s is not asked for another office', async (_name, call) => {
    expect((await ask(stranger, call, call.path, { query: 'office=1' })).http).toBe(200);
    expect((await ask(stranger, call, call.path, { query: 'office=2' })).http).toBe(403);
    expect((await ask(director, call, call.path, { query: 'office=2' })).http).toBe(200);
  });
});

/** All numbers that an answer calls a count. */
function countsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [name, one]: [string, unknown]) => sum + (name === 'count' ? Number(one) : countsIn(one)),
    0,
  );
}

function queryOf({ query }: { query?: Schema }) {
  return z.toJSONSchema(query ?? z.object({}), { io: 'input', unrepresentable: 'any' });
}

const propertiesOf = (call: { query?: Schema }): object => queryOf(call).properties ?? {};
const requiredOf = (call: { query?: Schema }): readonly string[] => queryOf(call).required ?? [];
