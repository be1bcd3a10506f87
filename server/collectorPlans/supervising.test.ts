import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { listCollectorPlans, PlanOverview } from '@/lib/contract/collectorPlan';
import type * as z from 'zod/mini';
import { todayIn } from '../calendar/today';
import { collecting } from '../testing/collectors';
import { staffTeam } from '../testing/staffTeam';
import { writeBlock, writeTts, writeVisit } from '../testing/visits';

type List = z.infer<typeof listCollectorPlans.data>;
type Refused = PlanOverview & { current?: PlanOverview; errors?: Record<string, string> };
const ZONE = 'Asia/Jakarta';

/** Jakarta at nine in the morning: Agus has four accounts that are due and some that are not, Budi two. */
async function withPlans() {
  const world = await collecting();
  const { api, pool, head, collectors } = world;
  await pool.query("update sessions set expires_at = now() + interval '10 years'");
  const to = (day: string, clock: string) =>
    api.advance(Date.parse(`${day}T${clock}:00+07:00`) - api.now().getTime());
  const today = () => todayIn(ZONE, api.now());
  to(addDays(today(), 1), '09:00');
  const [agus = 0, budi = 0] = collectors;
  const { rows } = await pool.query<{ code: string }>(
    "select code from contracts where office_id = 1 and status = 'ACTIVE' and next_due is not null order by code limit 10",
  );
  const codes = rows.map(({ code }) => code);
  const give = (to: number | null, some: readonly string[], due: string) =>
    pool.query('update contracts set collector_id = $1, next_due = $2 where code = any ($3)', [
      to,
      due,
      some,
    ]);
  await give(agus, codes.slice(0, 4), addDays(today(), -5));
  await give(budi, codes.slice(4, 6), addDays(today(), -9));
  await give(agus, codes.slice(6, 8), addDays(today(), 20));
  await give(null, codes.slice(8), addDays(today(), -9));
  const list = async (query = '', token = head) =>
    (await api.call<List>('GET', `collector-plans${query}`, { token })).data;
  const planIdOf = async (id: number) =>
    (await list()).rows.find(({ collector }) => collector.id === id)?.id ?? 0;
  const overview = async (id: number, token = head) =>
    (await api.call<PlanOverview>('GET', `collector-plans/${id}`, { token })).data;
  const add = (id: number, some: readonly string[], token = head, headers = {}) =>
    api.call<Refused>('POST', `collector-plans/${id}/rows`, {
      ...{ token, headers, body: { contract_codes: some, reason: 'Minta didatangi' } },
    });
  const close = (
    id: number,
    version: number,
    some: readonly string[],
    { token = head, reason = 'Banjir' }: { token?: string; reason?: string } = {},
  ) => {
    const reasons = some.map((contract_code) => ({ contract_code, reason }));
    return api.call<Refused>('POST', `collector-plans/${id}/close`, { token, body: { version, reasons } });
  };
  return { ...world, agus, budi, codes, to, today, list, planIdOf, overview, add, close };
}

it('lists plans of the office with their progress, made once where they are missing', async () => {
  const { api, pool, agus, budi, codes, today, list, head } = await withPlans();
  const lists = await Promise.all(Array.from({ length: 4 }, () => list()));
  const { rows: made } = await pool.query('select 1 from collector_plans');
  // Of who has accounts, among all who may collect.
  expect([made.length, lists[0]?.rows.length]).toEqual([2, 2]);
  // What cannot be at another moment.
  const at = new Date(api.now().getTime() - 60_000);
  const day = today();
  const block = await writeBlock(api, { by: agus, device: '00000000-0000-4000-8000-000000000001' });
  const visit = { by: agus, day, at, result: 'PAID' };
  const paid = await writeVisit(api, { ...visit, code: codes[0] ?? '' });
  const voided = await writeVisit(api, { ...visit, code: codes[1] ?? '' });
  const old = await writeVisit(api, { ...visit, code: codes[1] ?? '', day: addDays(day, -2) });
  await writeVisit(api, { ...visit, code: codes[7] ?? '' });
  await writeTts(api, { visit: old, block, nth: 1, amount: 5_000 });
  await writeTts(api, { visit: paid, block, nth: 2, amount: 70_000 });
  await writeTts(api, { visit: voided, block, nth: 3, amount: 900_000, voidedBy: budi });
  const { rows, ...rest } = await list();
  expect(rest).toEqual({ office: { id: 1, name: 'Jakarta' }, day, today: day, may_add: true });
  expect(rows.map(({ collector }) => collector.name)).toEqual(
    rows.map(({ collector }) => collector.name).toSorted(),
  );
  expect(rows.find(({ collector }) => collector.id === agus)).toMatchObject({
    ...{ rows: 4, visited: 2, promised: 0, closed_at: null, last_at: at.toISOString(), version: 3 },
    taken: { count: 1, amount: 70_000 },
    carried: { count: 2, amount: 75_000 },
  });
  expect(rows.find(({ collector }) => collector.id === budi)).toMatchObject({
    ...{ rows: 2, visited: 0, last_at: null, version: 1, carried: { count: 0, amount: 0 } },
  });
  // A day that is not today makes none.
  expect(await list(`?date=${addDays(day, 1)}`)).toMatchObject({ rows: [], may_add: false });
  expect(await list(`?date=${addDays(day, -1)}`)).toMatchObject({ rows: [], may_add: false });
  for (const query of [
    '?date=0000-01-01',
    '?date=2027-02-30',
    '?date=[[',
    '?office=0',
    `?office=${'9'.repeat(31)}`,
  ]) {
    expect((await api.call('GET', `collector-plans${query}`, { token: head })).http).toBe(422);
  }
});

it('is for supervisors of that office', async () => {
  const { api, agus, planIdOf, add, close, codes } = await withPlans();
  const id = await planIdOf(agus);
  const other = await api.signIn('spv.mks');
  const cashier = await api.signIn('kasir.jkt');
  const get = async (path: string, token: string) => (await api.call('GET', path, { token })).http;
  for (const token of [other, cashier]) {
    expect(await get(`collector-plans/${id}`, token)).toBe(403);
    expect(await get('collector-plans?office=1', token)).toBe(403);
    expect((await add(id, [codes[6] ?? ''], token)).http).toBe(403);
    expect((await close(id, 1, [], { token })).http).toBe(403);
  }
  expect(await get('collector-plans/99999', await api.signIn('spv.jkt'))).toBe(404);
  expect(await get(`collector-plans/${'9'.repeat(31)}`, other)).toBe(404);
  expect(await get('collector-plans?office=99', await api.signIn('direktur'))).toBe(404);
});

it('takes more accounts until 12.00, tells the collector, and refuses what does not belong there', async () => {
  const { pool, agus, codes, to, today, planIdOf, add, list, head } = await withPlans();
  const id = await planIdOf(agus);
  const [one = '', other = ''] = codes.slice(6, 8);
  const headers = { 'idempotency-key': 'added' };
  const added = await add(id, [one, one], head, headers);
  expect(added.http, added.message).toBe(200);
  expect(added.data.rows.at(-1)).toMatchObject({
    ...{ nth: 5, contract_code: one, source: 'ADDED', added_reason: 'Minta didatangi', state: 'OPEN' },
  });
  expect(added.data.version).toBe(2);
  expect((await add(id, [one, one], head, headers)).data).toEqual(added.data);
  const { rows: told } = await pool.query(
    'select title, message, source from notifications where staff_id = $1',
    [agus],
  );
  expect(told).toEqual([
    {
      ...{ title: 'Rencana kerja hari ini ditambah', source: 'collector' },
      message: expect.stringMatching(/^1 akun ditambahkan oleh .*: Minta didatangi$/) as string,
    },
  ]);
  const { rows: log } = await pool.query(
    "select action, reason from history where record_type = 'plan' and record_id = $1",
    [String(id)],
  );
  expect(log).toEqual([{ action: 'PLAN_ADDED_TO', reason: 'Minta didatangi' }]);

  await pool.query("update contracts set status = 'SETTLED', next_due = null where code = $1", [codes[8]]);
  const words: [string, RegExp][] = [
    ['TIDAK-ADA', /tidak ada/],
    [codes[8] ?? '', /sudah berakhir/],
    [codes[4] ?? '', /bukan akun Agus Salim/],
    [codes[9] ?? '', /bukan akun Agus Salim/],
    [codes[0] ?? '', /sudah ada dalam rencana/],
    [one, /sudah ada dalam rencana/],
  ];
  for (const [code, word] of words) {
    const wrong = await add(id, [other, code]);
    expect([wrong.http, wrong.data.errors?.['contract_codes']]).toEqual([422, expect.stringMatching(word)]);
  }
  // Two at once: one adds, the other is told.
  const both = await Promise.all([add(id, [other]), add(id, [other])]);
  expect(both.map(({ http }) => http).toSorted()).toEqual([200, 422]);

  // 12.00 itself is within.
  const spare = async (code: string) =>
    pool.query('update contracts set collector_id = $1 where code = $2', [agus, code]);
  await spare(codes[4] ?? '');
  await spare(codes[9] ?? '');
  to(today(), '12:00');
  expect((await add(id, [codes[4] ?? ''])).http).toBe(200);
  to(today(), '12:01');
  expect((await list()).may_add).toBe(false);
  const late = await add(id, [codes[9] ?? '']);
  expect([late.http, late.data.current?.rows.length]).toEqual([409, 7]);
  to(addDays(today(), 1), '08:00');
  expect((await add(id, [codes[9] ?? ''])).http).toBe(409);
});

it('holds no more than 200 rows', async () => {
  const { pool, agus, codes, planIdOf, add } = await withPlans();
  const id = await planIdOf(agus);
  await pool.query(
    `with more as (
       insert into contracts (code, customer_id, office_id, vehicle_kind, vehicle, plate_number, principal, tenor, instalment, date_start,
         rate_bp, penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp)
       select 'JKT-X-' || n, customer_id, 1, vehicle_kind, vehicle, plate_number, principal, tenor, instalment, date_start, rate_bp,
              penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp
         from (select * from contracts limit 1) one, generate_series(1, 195) n returning code)
     insert into plan_rows (plan_id, contract_code, nth, source) select $1, code, 4 + row_number() over (), 'DUE' from more`,
    [id],
  );
  const wrong = await add(id, codes.slice(6, 8));
  expect([wrong.http, wrong.data.errors?.['contract_codes']]).toEqual([
    422,
    'Satu rencana memuat paling banyak 200 akun; 1 lagi dapat ditambahkan.',
  ]);
  expect((await add(id, codes.slice(6, 7))).data.rows).toHaveLength(200);
});

it('closes with a reason for each row without a visit, once, and by somebody else', async () => {
  const { api, pool, agus, codes, head, planIdOf, overview, close, add, today } = await withPlans();
  const id = await planIdOf(agus);
  const seen = await overview(id);
  expect(seen).toMatchObject({ obstacle: null, closed_at: null, version: 1, may_add: true });
  const [one = '', two = '', three = '', four = ''] = codes;
  expect((await close(id, 1, [one, two, three, four], { reason: '' })).http).toBe(422);
  const missing = await close(id, 1, [one]);
  expect([missing.http, Object.keys(missing.data.errors ?? {})]).toEqual([
    422,
    [two, three, four].map((code) => `reasons.${code}`),
  ]);
  expect((await close(id, 1, [one, two, three, four, codes[9] ?? ''])).http).toBe(422);

  // A visit that came since.
  await writeVisit(api, { code: one, by: agus, day: today() });
  const stale = await close(id, 1, [one, two, three, four]);
  expect([stale.http, stale.data.current?.version]).toEqual([409, 2]);
  expect((await close(id, 2, [one, two, three, four])).data.errors).toEqual({
    [`reasons.${one}`]: expect.any(String) as string,
  });

  // What needs no visit says so itself.
  await pool.query('update contracts set next_due = $1 where code = $2', [addDays(today(), 25), two]);
  await pool.query('update contracts set collector_id = null where code = $1', [three]);
  const both = await Promise.all([close(id, 2, [four]), close(id, 2, [four])]);
  expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  const closed = await overview(id);
  expect(closed).toMatchObject({
    ...{
      closed_at: api.now().toISOString(),
      closed_by: { username: 'kacab.jkt' },
      may_add: false,
      version: 3,
    },
    obstacle: expect.stringMatching(/sudah ditutup/) as string,
  });
  expect(
    Object.fromEntries(
      closed.rows.map(({ contract_code, close_reason, state }) => [contract_code, [close_reason, state]]),
    ),
  ).toEqual({
    [one]: ['', null],
    [two]: ['Sudah dibayar', null],
    [three]: ['Dialihkan kepada orang lain', null],
    [four]: ['Banjir', null],
  });
  expect((await add(id, [codes[6] ?? ''])).http).toBe(409);
  const { rows: log } = await pool.query("select action, summary from history where record_type = 'plan'");
  expect(log).toEqual([
    { action: 'PLAN_CLOSED', summary: expect.stringMatching(/1 dari 4 akun dikunjungi/) as string },
  ]);

  // Nobody says why they did not go themselves.
  await pool.query('update collector_plans set closed_at = null, closed_by = null where id = $1', [id]);
  await pool.query('update titles set is_collector_spv = true where id = 7');
  await pool.query('update staff set title_id = 7 where id = $1', [agus]);
  const own = await api.signIn('agus.salim');
  expect((await overview(id, own)).obstacle).toMatch(/orang lain/);
  expect((await close(id, (await overview(id)).version, [four], { token: own })).http).toBe(403);
  expect(head).not.toBe(own);
});

it('stays to be closed where its collector has left, whose accounts went to another', async () => {
  const { api, agus, budi, planIdOf, overview, close, list, today } = await withPlans();
  const id = await planIdOf(agus);
  const team = await staffTeam({ api });
  const ended = await team.end('agus.salim', { accounts_to: budi });
  expect(ended.http, ended.message).toBe(200);
  expect((await list()).rows.map(({ collector }) => collector.id)).toContain(agus);
  const seen = await overview(id);
  expect(new Set(seen.rows.map(({ state }) => state))).toEqual(new Set(['MOVED']));
  const closed = await close(id, seen.version, []);
  expect(closed.http, closed.message).toBe(200);
  // The next day he has none.
  api.advance(24 * 3_600_000);
  expect(today()).not.toBe(seen.day);
  expect((await list()).rows.map(({ collector }) => collector.id)).not.toContain(agus);
});
