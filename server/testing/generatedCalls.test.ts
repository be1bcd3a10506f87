import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS, FILE_ENDPOINTS, SERVICE_ENDPOINTS } from '@/lib/contract/endpoints';
import type { FileEndpoint } from '@/lib/contract/fileEndpoint';
import { startApi, type TestApi } from './startApi';
import { arbitraryOf, pathValue } from './arbitraryOf';
import { share } from './seeds';

/** The same calls in every run. */
const SEED = 20_261_122;
const CALLS = Number(process.env.GENERATED_CALLS ?? share(4000));
const AT_A_TIME = 4;
/** They end the session that the others need, or hash a password at each call: few of each, after the others. */
const SIGNING = new Set([
  'signIn',
  'verifyCode',
  'resendCode',
  'signOut',
  'endSession',
  'endOtherSessions',
  'endAllSessions',
  'forgetKnownDevice',
  'changePassword',
  'beginAuthenticator',
  'disableAuthenticator',
  'renewRecoveryCodes',
]);
const SIGNING_CALLS = 25;
/** They change the rights that the others need. */
const RIGHTS = new Set(['changeTitle']);
/** Makes every session good again. */
const RESTORE = 'update sessions set revoked_at = null where revoked_at is not null';

interface GeneratedCall {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload?: string;
}

function callsOf(
  endpoint: AnyEndpoint | FileEndpoint,
  codes: readonly string[],
  count: number,
): GeneratedCall[] {
  const body = 'body' in endpoint ? endpoint.body : undefined;
  const values = fc.tuple(pathValue(codes), pathValue(codes), arbitraryOf(endpoint.query), arbitraryOf(body));
  return fc.sample(values, { seed: SEED, numRuns: count }).map(([first, second, query, sent]) => {
    let nth = 0;
    const path = endpoint.path.replace(/\{\w+\}/g, () => encodeURIComponent([first, second][nth++] ?? first));
    const search = queryText(query);
    return {
      name: endpoint.name,
      method: endpoint.method,
      url: `/api/${path}${search && `?${search}`}`,
      ...(sent !== undefined && { payload: JSON.stringify(sent) }),
    };
  });
}

/** As an address has it: everything is text, and a list is the same name again. */
function queryText(query: unknown): string {
  const pairs = Object.entries(Object(query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** A person who may do everything everywhere, so that nothing is refused for want of a right. */
async function almighty(api: TestApi): Promise<string> {
  await giveEveryRight(api);
  return api.signIn('kasir.jkt');
}

const giveEveryRight = (api: TestApi) =>
  api.connection.pool.query(`
    do $$ declare flag text; begin
      for flag in select column_name from information_schema.columns
        where table_name = 'titles' and data_type = 'boolean'
      loop execute format('update titles set %I = true', flag); end loop;
    end $$`);

it(`answers none of ${CALLS} generated calls with a fault of its own`, async () => {
  const api = await startApi();
  const token = await almighty(api);
  const { rows } = await api.connection.pool.query<{ code: string }>('select code from contracts limit 20');
  const codes = rows.map(({ code }) => code);
  const endpoints: (AnyEndpoint | FileEndpoint)[] = [...ENDPOINTS, ...SERVICE_ENDPOINTS, ...FILE_ENDPOINTS];
  const signing = endpoints.filter(({ name }) => SIGNING.has(name));
  const others = endpoints.filter(({ name }) => !SIGNING.has(name));
  expect(signing).toHaveLength(SIGNING.size);
  const each = Math.ceil((CALLS - signing.length * SIGNING_CALLS) / others.length);
  // All kinds by turns: what one call wrote, others read.
  const byKind = others.map((endpoint) => callsOf(endpoint, codes, each));
  const mixed = Array.from({ length: each }, (_, nth) =>
    byKind.flatMap((calls) => calls.slice(nth, nth + 1)),
  );
  const calls = [...mixed.flat(), ...signing.flatMap((endpoint) => callsOf(endpoint, codes, SIGNING_CALLS))];
  expect(calls.length).toBeGreaterThanOrEqual(CALLS);

  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  const send = async ({ name, method, url, payload }: GeneratedCall) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    };
    const ask = () => api.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    let answer = await ask();
    // Looking at files takes its time, so it may be told to come back; the app does so as well (lib/files/retrying).
    for (
      let tries = 0;
      name === 'completeUpload' && answer.headers['retry-after'] && tries < 100;
      tries += 1
    ) {
      await sleep(100);
      answer = await ask();
    }
    // The session that a call ended is good again, so that the next ones reach what lies behind the checks.
    if (SIGNING.has(name)) await api.connection.pool.query(RESTORE);
    if (RIGHTS.has(name) && answer.statusCode === 200) await giveEveryRight(api);
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    if (answer.statusCode >= 500) {
      faults.push(
        `${answer.statusCode} ${name} ${url.slice(0, 200)} ${(payload ?? '').slice(0, 600)} ${answer.body.slice(0, 300)}`,
      );
    }
  };
  const queue = calls.values();
  const work = async () => {
    for (const call of queue) await send(call);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  expect(faults.slice(0, 20)).toEqual([]);
  // A check that refused everything at the door would find nothing.
  expect(statuses[200]).toBeGreaterThan(CALLS / 5);
  expect((await api.call('GET', 'auth/me', { token })).http).toBe(200);
});
