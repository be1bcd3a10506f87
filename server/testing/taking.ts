import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { CHECKLISTS } from '@/lib/contract/repossessionTerms';
import type {
  CollectorRepossession,
  HandoverBody,
  Repossession,
  RepossessionOrder,
  UnitHandover,
} from '@/lib/contract/repossessions';
import { addDays } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import { hireCollector } from './collectors';
import { approveSeen, requestOn } from './contractRequest';
import { photo, sender } from './files';
import { startApi, type Answered, type TestApi } from './startApi';

const DAY = 86_400_000;
const JAKARTA = 'Asia/Jakarta';
type Ask = Extract<RequestedAction, { kind: 'REPOSSESSION' }>;
type Refused = { errors?: Record<string, string> };

/** A contract of Jakarta that is late, with all that an order to take its unit needs, and who orders, approves and takes. */
export async function readyToTake(options: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(options);
  const { pool } = api.connection;
  const agus = { id: await hireCollector(api, 'Agus Salim', 1), token: '' };
  const budi = { id: await hireCollector(api, 'Budi Santoso', 1), token: '' };
  agus.token = await api.signIn('agus.salim');
  budi.token = await api.signIn('budi.santoso');
  const [spv, head, checker, cashier] = [
    await api.signIn('spv.jkt'),
    await api.signIn('kacab.jkt'),
    await api.signIn('penyetuju.jkt'),
    await api.signIn('kasir.jkt'),
  ];
  await pool.query("update sessions set expires_at = now() + interval '10 years'");
  await pool.query(
    "update staff set certificate_number = 'SPPI-' || id, certificate_until = '2031-01-01' where username = any($1)",
    [['agus.salim', 'budi.santoso']],
  );
  // Long enough for everything that runs to be late.
  api.advance(100 * DAY);
  await noon(api);
  const { rows } = await pool.query<{ code: string }>(
    `select code from contracts where office_id = 1 and status = 'ACTIVE' and outstanding is not null and next_due < $1
      order by next_due, code limit 6`,
    [today(api)],
  );
  const codes = rows.map(({ code }) => code);
  for (const code of codes) await fulfil(api, code);
  const acts = takingActs(api, { spv, checker, agus, budi });
  return { api, agus, budi, spv, head, checker, cashier, codes, code: codes[0] ?? '', ...acts };
}

/** The date in Jakarta. */
export const today = (api: Pick<TestApi, 'now'>) => todayIn(JAKARTA, api.now());

/** Moves on to noon in Jakarta of the next day. */
export const noon = (api: TestApi) =>
  Promise.resolve(api.advance(Date.parse(`${addDays(today(api), 1)}T12:00:00+07:00`) - api.now().getTime()));

/** Writes SP3, its delivery and the fiduciary's certificate by hand; no letter to who has been late for a day at most. */
export async function fulfil(api: Pick<TestApi, 'connection' | 'now'>, code: string): Promise<void> {
  const { pool } = api.connection;
  await pool.query('update promises set replaced_at = $2 where contract_code = $1 and replaced_at is null', [
    code,
    api.now(),
  ]);
  await pool.query(
    `insert into letters (number, contract_code, office_id, step, late_from, made_on, dpd, arrears, penalty, paper, at,
       written_by, way, delivered_on, received_by, delivery_written_by)
     select 'UJI/SP/' || code, code, office_id, 3, late_from, $2::date - 1, 30, 1, 0,
       jsonb_build_object('customer_name', customer_name, 'address', '', 'vehicle', vehicle, 'plate_number', plate_number,
         'lines', '[]'::jsonb, 'pay_until', $2::date), $3, 1, 'HAND', $2::date, 'Istri', 1
       from contracts where code = $1 and late_from < $2::date on conflict do nothing`,
    [code, today(api), api.now()],
  );
  await pool.query(
    `insert into fiduciaries (contract_code, deed_number, deed_on, notary, certificate_number, certificate_on)
     select code, '17', date_start, 'Notaris', 'W10.00041187', date_start from contracts where code = $1
     on conflict (contract_code) do update set certificate_number = 'W10.00041187', certificate_on = excluded.certificate_on`,
    [code],
  );
}

interface People {
  spv: string;
  checker: string;
  agus: { id: number; token: string };
  budi: { id: number; token: string };
}

function takingActs(api: TestApi, { spv, checker, agus }: People) {
  let shade = 1;
  const upload = async (token: string) => {
    const answer = await sender(api, token).send(await photo(shade++));
    expect(answer.http, answer.message).toBe(200);
    return answer.data.id;
  };
  const read = async (code: string, token = spv) =>
    (await api.call<Repossession>('GET', `contracts/${code}/repossession`, { token })).data;
  const askFor = async (over: Partial<Ask> = {}, token = spv): Promise<Ask> => ({
    ...{ kind: 'REPOSSESSION', basis: 'AGREEMENT', basis_number: 'KSP/12/2027', basis_on: today(api) },
    file_id: over.file_id ?? (await upload(token)),
    collector_ids: [agus.id],
    ...over,
  });
  const ask = async (code: string, over: Partial<Ask> = {}, token = spv) =>
    requestOn(api, token, code, await askFor(over, token));
  const approve = (id: number, token = checker) => approveSeen(api, token, id);
  /** Asked for and approved. */
  const order = async (code: string, over: Partial<Ask> = {}): Promise<RepossessionOrder> => {
    const asked = await ask(code, over);
    expect(asked.http, asked.message).toBe(200);
    const answer = await approve(asked.data.id);
    expect(answer.http, answer.message).toBe(200);
    const [given] = (await read(code)).orders;
    if (!given) throw new Error('no order');
    return given;
  };
  const own = async (token = agus.token) =>
    (
      await api.call<{ as_of: string; rows: CollectorRepossession[] }>('GET', 'collector/repossessions', {
        token,
      })
    ).data;
  const position = { latitude: -6.2, longitude: 106.8, accuracy: 12 };
  /** A BAST of now: its unit is refused, unless it says otherwise. */
  const refusal = (orderId: number, over: Partial<HandoverBody> = {}): HandoverBody => ({
    ...{ id: randomUUID(), order_id: orderId, at: api.now().toISOString(), clock_difference: 0 },
    ...{ result: 'REFUSED', met: 'BORROWER', met_name: '', met_relation: '', place: 'BILLING' },
    ...{ kilometres: null, no_kilometres: '', checklist: [], condition: '', photos: [] },
    ...{ giver_signature: null, collector_signature: null, destination: '' },
    ...{ note: 'Meminta menunggu putusan pengadilan', position, no_position: '', consent_id: null },
    ...{ figures_as_of: api.now().toISOString(), sale_version: 1 },
    ...over,
  });
  const surrender = async (
    orderId: number,
    over: Partial<HandoverBody> = {},
    token = agus.token,
    kind: 'R2' | 'R4' = 'R2',
  ): Promise<HandoverBody> =>
    refusal(orderId, {
      ...{ result: 'SURRENDERED', note: '', kilometres: 18_204, condition: 'Baik, lecet di bodi kiri' },
      checklist: CHECKLISTS[kind].map((item) => ({ item, state: 'YES' })),
      photos: [await upload(token), await upload(token)],
      ...{ giver_signature: await upload(token), collector_signature: await upload(token) },
      destination: 'Gudang Cakung',
      ...over,
    });
  const send = (body: object, token = agus.token): Promise<Answered<UnitHandover & Refused>> =>
    api.call<UnitHandover & Refused>('POST', 'collector/repossessions', { token, body });
  const kindOf = async (code: string): Promise<'R2' | 'R4'> =>
    (
      await api.connection.pool.query<{ vehicle_kind: 'R2' | 'R4' }>(
        'select vehicle_kind from contracts where code = $1',
        [code],
      )
    ).rows[0]?.vehicle_kind ?? 'R2';
  /** An order that is carried out: the contract is REPOSSESSED. */
  const take = async (code: string) => {
    const given = await order(code);
    const body = await surrender(given.id, {}, agus.token, await kindOf(code));
    const answer = await send(body);
    expect(answer.http, answer.message).toBe(200);
    return { order: given, body, handover: answer.data };
  };
  const statusOf = async (code: string) =>
    (
      await api.connection.pool.query<{ status: string }>('select status from contracts where code = $1', [
        code,
      ])
    ).rows[0]?.status;
  const withdraw = (id: number, token = spv) =>
    api.call<RepossessionOrder>('POST', `repossession-orders/${id}/withdraw`, {
      ...{ token, body: { reason: 'Nasabah minta waktu' } },
    });
  return {
    upload,
    read,
    ask,
    askFor,
    approve,
    order,
    own,
    refusal,
    surrender,
    send,
    kindOf,
    take,
    statusOf,
    withdraw,
  };
}
