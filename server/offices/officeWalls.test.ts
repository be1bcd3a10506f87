import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ACCESS_FLAGS } from '@/lib/contract/access';
import { fillPath, type AnyEndpoint, type Schema } from '@/lib/contract/endpoint';
import { ENDPOINTS, FILE_ENDPOINTS } from '@/lib/contract/endpoints';
import type { FileEndpoint } from '@/lib/contract/fileEndpoint';
import { arbitraryOf } from '../testing/arbitraryOf';
import { requestNoteChange, someReceipt } from '../testing/changedNote';
import { requestOn, contractCodes } from '../testing/contractRequest';
import { demoForm } from '../testing/registrations';
import { pdf, sender } from '../testing/files';
import { startApi, type TestApi } from '../testing/startApi';
import { clerk, lines, payers, paysByCode } from '../testing/statements';

/** Of Makassar; who may read them works there or for all offices. */
interface Records {
  registration: string;
  credit: string;
  contract: string;
  request: string;
  batch: string;
  row: string;
  file: string;
}

/** What `{id}` and `{row}` name below the first part of a path; null: nothing that belongs to an office. */
const NAMED: Readonly<Record<string, ((records: Records) => Record<string, string>) | null>> = {
  credits: ({ credit }) => ({ id: credit }),
  contracts: ({ contract }) => ({ id: contract }),
  payments: ({ contract }) => ({ id: contract }),
  'contract-requests': ({ request }) => ({ id: request }),
  imports: ({ batch, row }) => ({ id: batch, row }),
  registrations: ({ registration }) => ({ id: registration }),
  files: ({ file }) => ({ id: file }),
  // One's own.
  account: null,
  uploads: null,
  notifs: null,
  // The company's.
  masters: null,
  prices: null,
};

/** How each list is asked for, so that it holds something of Makassar for who may see it; null: nothing of an office. */
const LISTS: Readonly<Record<string, string | null>> = {
  listCredits: 'period=all&size=100',
  listCashiers: '',
  exportCredits: 'period=all',
  listApprovals: '',
  listContracts: 'size=100',
  listContractRequests: '',
  findContracts: 'search=MKS-',
  listCashierDays: '',
  listUnclosedDays: '',
  listImports: '',
  listRegistrations: '',
  listOffices: '',
  // A count, held to be smaller below; a day that names its cashier in the query.
  countCreditExport: null,
  countRegistrations: null,
  // Of other offices it says that there is one, on purpose.
  findDuplicates: null,
  getCashierDay: null,
  ...Object.fromEntries(
    [
      ...['countNotifications', 'listNotifications', 'getProfile', 'listSessions', 'listMyHistory'],
      ...['listHolidays', 'listCalculations', 'listCalculationVersions', 'listFinances', 'listContractTypes'],
      ...['listOfficeMasters', 'listRegistrationStatuses', 'getRegistrationFlow'],
      ...['listProvinces', 'listAreas', 'listRegions', 'findRegions'],
      ...['listPrices', 'listPriceChoices', 'listBankMappings'],
    ].map((name) => [name, null]),
  ),
};

const OTHERS = /MKS|Makassar|Fitri Daeng|Andi Maulana/;
const ALL = [...ENDPOINTS, ...FILE_ENDPOINTS].filter(({ guard }) => guard !== 'public');
const named = ALL.filter(({ path }) => path.includes('{'));
const lists = ALL.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
const firstPart = (path: string) => path.split('/')[0] ?? '';
const partsOf = (endpoint: AnyEndpoint | FileEndpoint): { query?: Schema; body?: Schema } => endpoint;

let api: TestApi;
let theirs: Records;
/** Of Jakarta, with every flag; of Makassar; of all offices. */
let stranger: string;
let own: string;
let director: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  await api.connection.pool.query(`update titles set ${ACCESS_FLAGS.map((flag) => `${flag} = true`).join()}`);
  [stranger, own, director] = [
    await api.signIn('kasir.jkt'),
    await api.signIn('kasir.mks'),
    await api.signIn('direktur'),
  ];
  const receipt = await someReceipt(api, own);
  expect((await requestNoteChange(api, own, receipt)).http).toBe(200);
  const [contract = ''] = await contractCodes(api, 'ACTIVE', 'MKS');
  const asked = await requestOn(api, own, contract, { kind: 'STATUS', status: 'REPOSSESSED' });
  expect(asked.http, asked.message).toBe(200);
  const [payer] = await payers(api, 'MKS');
  const statement = await clerk(api, own).upload('mks.csv', lines(api, paysByCode(payer!)));
  const [row] = await clerk(api, own).rows(statement.id);
  const form = await demoForm(api, { applicant: { name: 'Orang Makassar' } });
  const registered = await api.call<{ id: number }>('POST', 'registrations', {
    token: own,
    body: { form: { ...form, surveyor_id: null } },
  });
  expect(registered.http, registered.message).toBe(200);
  theirs = {
    registration: String(registered.data.id),
    credit: String(receipt.id),
    contract,
    request: String(asked.data.id),
    batch: String(statement.id),
    row: String(row!.id),
    file: String((await sender(api, own).send(pdf('mks'), { name: 'MKS.pdf' })).data.id),
  };
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** Inputs that the call takes, so that what refuses it is the office and not its form. */
function inputsOf(endpoint: AnyEndpoint | FileEndpoint) {
  const { query, body } = partsOf(endpoint);
  const fit = (schema: Schema | undefined) =>
    fc
      .sample(arbitraryOf(schema), { seed: 1, numRuns: 2000 })
      .filter((value) => !schema || schema.safeParse(value).success)
      .slice(0, 3);
  const [queries, bodies] = [fit(query), fit(body)];
  expect(Math.min(queries.length, bodies.length), `inputs of ${endpoint.name}`).toBe(3);
  return queries.map((asked, nth) => ({ query: textOf(asked), body: bodies[nth] }));
}

const textOf = (query: unknown) =>
  new URLSearchParams(
    Object.entries(Object(query ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(value),
    ]),
  ).toString();

async function ask(token: string, endpoint: AnyEndpoint | FileEndpoint, path: string, body?: unknown) {
  const response = await api.app.inject({
    method: endpoint.method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body as object }),
  });
  return { http: response.statusCode, text: response.body };
}

describe("another office's record", () => {
  it.each(named.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_name, endpoint) => {
    const naming = NAMED[firstPart(endpoint.path)];
    expect(naming, `say in NAMED whose records ${endpoint.path} names`).not.toBeUndefined();
    if (!naming) return;
    const path = fillPath(endpoint.path, naming(theirs));
    for (const { query, body } of inputsOf(endpoint)) {
      const refused = await ask(stranger, endpoint, query ? `${path}?${query}` : path, body);
      expect(refused.http, refused.text).toBe(403);
      expect(refused.text).toMatch(/milik kantor lain/);
      if (endpoint.method !== 'GET') continue;
      // At home it may fail for other reasons, never for this one.
      const home = await ask(own, endpoint, query ? `${path}?${query}` : path);
      expect(home.text).not.toMatch(/milik kantor lain/);
    }
  });

  it("a cashier's day", async () => {
    const { rows } = await api.connection.pool.query<{ id: number }>(
      "select id from staff where username = 'kasir.mks'",
    );
    const path = `cashier-day?staff_id=${rows[0]?.id}`;
    expect((await api.call('GET', path, { token: stranger })).http).toBe(403);
    expect((await api.call('GET', path, { token: director })).http).toBe(200);
  });
});

describe('a list', () => {
  it.each(lists.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const query = LISTS[name];
    expect(query, `say in LISTS how ${name} shows what belongs to an office`).not.toBeUndefined();
    if (query === null || query === undefined) return;
    const path = query ? `${endpoint.path}?${query}` : endpoint.path;
    const seen = await ask(stranger, endpoint, path);
    expect(seen.http, seen.text).toBe(200);
    expect(seen.text).not.toMatch(OTHERS);
    expect((await ask(director, endpoint, path)).text).toMatch(OTHERS);
  });

  it('counts what its reader sees', async () => {
    const count = async (token: string) =>
      (await api.call<{ count: number }>('GET', 'credits/export/count?period=all', { token })).data.count;
    expect(await count(stranger)).toBeLessThan(await count(director));
    expect((await count(stranger)) + (await count(own))).toBeLessThan(await count(director));
  });

  it.each(
    lists
      .filter((endpoint) => 'office' in propertiesOf(partsOf(endpoint).query))
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('%s is not asked for another office', async (_name, endpoint) => {
    expect((await ask(stranger, endpoint, `${endpoint.path}?office=1`)).http).toBe(200);
    expect((await ask(stranger, endpoint, `${endpoint.path}?office=2`)).http).toBe(403);
    expect((await ask(director, endpoint, `${endpoint.path}?office=2`)).http).toBe(200);
  });
});

function propertiesOf(schema: Schema | undefined): object {
  if (!schema) return {};
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {};
}
