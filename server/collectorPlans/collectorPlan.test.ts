import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CallBasis } from '@/lib/contract/calls';
import type { CollectorPlan } from '@/lib/contract/collectorPlan';
import { todayIn } from '../calendar/today';
import { collecting, hireCollector } from '../testing/collectors';
import { contractCodes } from '../testing/contractRequest';
import { payLines } from '../testing/counter';
import { pdf, sender } from '../testing/files';
import { staffTeam } from '../testing/staffTeam';
import { writeBlock, writeTts, writeVisit } from '../testing/visits';

const HOUR = 3_600_000;
const ZONE = 'Asia/Jakarta';

/** Jakarta, where Agus Salim has every account. */
async function withPlan() {
  const world = await collecting();
  const { api, pool, collectors } = world;
  const [agus = 0, budi = 0] = collectors;
  const token = await api.signIn('agus.salim');
  await pool.query("update sessions set expires_at = now() + interval '10 years'");
  await pool.query(
    "update contracts set collector_id = $1 where office_id = 1 and status = 'ACTIVE' and next_due is not null",
    [agus],
  );
  const ask = (query = '', who = token) =>
    api.call<CollectorPlan>('GET', `collector/plan${query}`, { token: who });
  const plan = async (query = '') => {
    const answer = await ask(query);
    expect(answer.http, answer.message).toBe(200);
    return answer.data;
  };
  const today = () => todayIn(ZONE, api.now());
  /** Accounts that are late or due within three days, the latest first. */
  const due = async () =>
    (
      await pool.query<{ code: string; next_due: string }>(
        `select code, next_due::text from contracts where collector_id = $1 and status = 'ACTIVE' and next_due <= $2::date + 3
          order by next_due, code`,
        [agus, today()],
      )
    ).rows;
  const promise = (code: string | undefined, day: string, amount = 100_000) =>
    pool
      .query<{ id: number }>(
        `insert into promises (contract_code, office_id, made_on, due, amount, source, at, written_by)
         values ($1, 1, $2, $3, $4, 'CALL', $5, $6) returning id`,
        [code, addDays(today(), -1), day, amount, api.now(), agus],
      )
      .then(({ rows }) => rows[0]?.id ?? 0);
  return { ...world, agus, budi, token, ask, plan, today, due, promise };
}

it('puts promises of today first, then who was never visited, then the latest', async () => {
  const { api, pool, agus, plan, today, due, promise } = await withPlan();
  // Whatever the seed has: one falls due on the last day that is asked, one on the day after it.
  const [late, next] = (await due()).slice(-2).map(({ code }) => code);
  await pool.query('update contracts set next_due = $2::date + 3 where code = $1', [late, today()]);
  await pool.query('update contracts set next_due = $2::date + 4 where code = $1', [next, today()]);
  const accounts = await due();
  const [first, second, third, ...others] = accounts.map(({ code }) => code);
  await promise(third, today());
  await promise(second, addDays(today(), 1));
  await writeVisit(api, { code: first ?? '', by: agus, day: addDays(today(), -3) });
  await writeVisit(api, { code: third ?? '', by: agus, day: addDays(today(), -3) });
  const { rows, ...rest } = await plan();
  expect(rows.map(({ contract_code }) => contract_code)).toEqual([third, second, ...others, first]);
  expect(rows.map(({ nth }) => nth)).toEqual(rows.map((_, at) => at + 1));
  expect(rows.map(({ source }) => source)).toEqual(rows.map((_, at) => (at === 0 ? 'PROMISE' : 'DUE')));
  expect(rows.map(({ dpd }) => dpd).slice(1, -1)).toEqual(
    rows
      .map(({ dpd }) => dpd)
      .slice(1, -1)
      .toSorted((a, b) => b - a),
  );
  expect(Math.min(...rows.map(({ dpd }) => dpd))).toBe(-3);
  expect(rest).toMatchObject({
    ...{ day: today(), as_of: api.now().toISOString(), closed_at: null, left_out: 0, blocks: [] },
    office: { id: 1, name: 'Jakarta', code: 'JKT', zone: ZONE },
    carried: { count: 0, amount: 0 },
  });
});

it('is made once, whoever asks at once, and stays as it was made', async () => {
  const { api, pool, agus, ask, plan, due, move, collectors, today } = await withPlan();
  const asked = await Promise.all(Array.from({ length: 6 }, () => ask()));
  expect(asked.map(({ http }) => http)).toEqual(asked.map(() => 200));
  expect(new Set(asked.map(({ data }) => data.id)).size).toBe(1);
  expect(new Set(asked.map(({ data }) => data.rows.length))).toEqual(new Set([(await due()).length]));
  const { rows } = await pool.query(
    'select day::text, office_id from collector_plans where collector_id = $1',
    [agus],
  );
  expect(rows).toEqual([{ day: today(), office_id: 1 }]);

  // What is given to somebody else during the day stays a row of which nothing more is said; what is given to him is left out.
  const before = await plan();
  const [gone] = await due();
  const given = await move([{ code: gone?.code ?? '', collector_id: agus }], collectors[1] ?? null);
  expect(given.http, given.message).toBe(200);
  const after = await plan();
  expect(after.rows.map(({ contract_code }) => contract_code)).toEqual(
    before.rows.map(({ contract_code }) => contract_code),
  );
  const moved = after.rows.find(({ contract_code }) => contract_code === gone?.code);
  const was = before.rows.find(({ contract_code }) => contract_code === gone?.code);
  expect(was?.phone).not.toBe('');
  expect(moved).toEqual({
    ...was,
    ...{ state: 'MOVED', phone: '', whatsapp: '', billing_address: '', domicile: '', position: null },
    ...{
      next_due: null,
      dpd: 0,
      installment: 0,
      owed: { lines: [], penalty: 0 },
      promise: null,
      last_visit: null,
    },
    consents: [],
  });
  await api.call('GET', 'collector/plan', { token: await api.signIn('budi.santoso') });
  const back = await move([{ code: gone?.code ?? '', collector_id: collectors[1] ?? null }], agus);
  expect(back.http, back.message).toBe(200);
  expect((await plan()).rows).toEqual(before.rows);
});

it('says what each visit needs as of now: owed as a call says it, promise, consents, the last visit, where the door is', async () => {
  const { api, pool, head, agus, plan, today, due, promise } = await withPlan();
  const [one = { code: '' }, two = { code: '' }] = await due();
  const cashier = await api.signIn('kasir.jkt');
  await plan();
  await promise(one.code, addDays(today(), 2));
  const file = await sender(api, cashier).send(pdf(one.code), { kind: 'DOCUMENT', name: 'persetujuan.pdf' });
  const consent = {
    words: 'Boleh di kantornya.',
    file_id: file.data.id,
    given_on: today(),
    until: addDays(today(), 9),
  };
  const kept = await api.call<{ id: number }>('POST', `contracts/${one.code}/consents`, {
    token: cashier,
    body: { ...consent, kind: 'PLACE' },
  });
  expect(kept.http, kept.message).toBe(200);
  // At the door two days ago; yesterday a mistake, corrected by one that was elsewhere and earlier.
  const ago = (hours: number) => new Date(api.now().getTime() - hours * HOUR);
  const [door, yesterday] = [addDays(today(), -2), addDays(today(), -1)];
  const visit = { code: one.code, by: agus };
  await writeVisit(api, { ...visit, day: door, position: [-6.2, 106.8], at: ago(48) });
  const wrong = await writeVisit(api, { ...visit, day: yesterday, note: 'Salah rumah', at: ago(24) });
  await writeVisit(api, {
    ...{ ...visit, day: yesterday, result: 'MOVED', note: 'Kata RT', at: ago(25) },
    ...{ place: 'OTHER', position: [1, 2], corrects: wrong },
  });
  await pool.query('update contracts set billing_address = $1, village_code = $2 where code = $3', [
    ...['Gang Mangga 7', '3175011001', one.code],
  ]);

  const row = (await plan()).rows.find(({ contract_code }) => contract_code === one.code);
  const basis = (await api.call<CallBasis>('GET', `contracts/${one.code}/call-basis`, { token: head })).data;
  expect(row?.owed.lines.map(({ date_maturity, remainder }) => ({ date_maturity, remainder }))).toEqual(
    basis.owed.lines,
  );
  expect(row?.owed.penalty).toBe(basis.owed.penalty);
  expect(row?.owed.lines.length).toBeGreaterThan(0);
  const { rows: known } = await pool.query<{ phone: string; address: string; village: string }>(
    `select u.phone, u.address, r.name as village from contracts c join customers u on u.id = c.customer_id
       join regions r on r.code = c.village_code where c.code = $1`,
    [one.code],
  );
  expect(row).toMatchObject({
    ...{ state: 'OPEN', phone: known[0]?.phone, domicile: known[0]?.address, village: known[0]?.village },
    ...{ billing_address: 'Gang Mangga 7', position: { latitude: -6.2, longitude: 106.8 } },
    promise: { due: addDays(today(), 2), amount: 100_000 },
    last_visit: { day: yesterday, result: 'MOVED', note: 'Kata RT' },
    consents: [{ id: kept.data.id, kind: 'PLACE', words: consent.words, until: consent.until }],
  });
  expect(/"nik|\b\d{16}\b/i.exec(JSON.stringify(await plan()))).toBeNull();

  // Paid since, ended since.
  await pool.query("update contracts set status = 'SETTLED', next_due = null where code = $1", [two.code]);
  const card = await api.call<{ card: { lines: { date_maturity: string; remainder: number }[] } }>(
    'GET',
    `payments/${one.code}`,
    {
      token: cashier,
    },
  );
  const open = card.data.card.lines.filter(
    ({ date_maturity, remainder }) => remainder > 0 && date_maturity <= addDays(today(), 3),
  );
  await payLines(api, cashier, one.code, { lines: Math.max(1, open.length) });
  const { rows } = await plan();
  const stateOf = (code: string) => rows.find(({ contract_code }) => contract_code === code)?.state;
  expect([stateOf(one.code), stateOf(two.code)]).toEqual(['PAID', 'ENDED']);
});

it('knows the survey’s door and the WhatsApp number of the borrower’s form, also after a restructure', async () => {
  const { pool, agus, plan, due } = await withPlan();
  const [one] = await due();
  const { rows } = await pool.query<{ id: number }>(
    `insert into registrations (office_id, status_id, status_since, form, applicant_name, phone, nik, plate_number, chassis_number,
       engine_number, vehicle, entered_by, makers, contract_code, search_text, created_at, approved_by, approved_at, terms)
     select 1, (select min(id) from registration_statuses), now(), '{"applicant": {"whatsapp": "0812-0000-7777"}}', '', '', '', '', '', '', '',
            $1, '{}', o.code, '', now(), $1, now(), '{}'
       from contracts o where o.office_id = 1 and o.code <> $2 order by o.code limit 1 returning id`,
    [agus, one?.code],
  );
  const { rows: moves } = await pool.query<{ id: number }>(
    `insert into registration_moves (registration_id, from_id, to_id, by, at, note)
     select $1, min(id), min(id), $2, now(), '' from registration_statuses returning id`,
    [rows[0]?.id, agus],
  );
  const survey = (latitude: number, address: string) =>
    pool.query(
      `insert into registration_surveys (client_id, registration_id, move_id, surveyor_id, visited_at, received_at, latitude, longitude,
         accuracy, no_position, findings) values ($1, $2, $3, $4, now(), now(), $5, 106.5, 9, '', jsonb_build_object('address', $6::text))`,
      [randomUUID(), rows[0]?.id, moves[0]?.id, agus, latitude, address],
    );
  await survey(-6.5, 'SAME');
  await survey(-7.5, 'NOT_FOUND');
  await pool.query(
    `update contracts set customer_id = (select customer_id from contracts c join registrations g on g.contract_code = c.code where g.id = $1)
      where code = $2`,
    [rows[0]?.id, one?.code],
  );
  const row = (await plan()).rows.find(({ contract_code }) => contract_code === one?.code);
  expect(row).toMatchObject({ whatsapp: '0812-0000-7777', position: { latitude: -6.5, longitude: 106.5 } });
});

it('shows today’s visits of its collector, what he carries, and open blocks of the device that asks', async () => {
  const { api, agus, budi, plan, today, due } = await withPlan();
  const [one = { code: '' }, two = { code: '' }] = await due();
  const [device, other] = [randomUUID(), randomUUID()];
  const block = await writeBlock(api, { by: agus, device });
  await writeBlock(api, { by: agus, device: other, first: 26 });
  await writeBlock(api, { by: budi, device, first: 51 });
  const at = (minutes: number) => new Date(api.now().getTime() + minutes * 60_000);
  const paid = await writeVisit(api, { code: one.code, by: agus, day: today(), result: 'PAID', at: at(1) });
  const voided = await writeVisit(api, { code: two.code, by: agus, day: today(), result: 'PAID', at: at(2) });
  const again = await writeVisit(api, {
    code: two.code,
    by: agus,
    day: today(),
    corrects: voided,
    at: at(3),
  });
  await writeVisit(api, { code: one.code, by: budi, day: today() });
  const old = await writeVisit(api, { code: one.code, by: agus, day: addDays(today(), -1), result: 'PAID' });
  await writeTts(api, { visit: old, block, nth: 1, amount: 40_000 });
  await writeTts(api, { visit: paid, block, nth: 2, amount: 750_000 });
  await writeTts(api, { visit: voided, block, nth: 4, amount: 10_000, voidedBy: budi });
  const found = await plan(`?device=${device}`);
  const visitsOf = (code: string) => found.rows.find(({ contract_code }) => contract_code === code)?.visits;
  expect(visitsOf(one.code)).toEqual([
    { id: paid, result: 'PAID', at: at(1).toISOString(), amount: 750_000, corrects: null },
  ]);
  expect(visitsOf(two.code)?.map(({ id, corrects }) => [id, corrects])).toEqual([
    [voided, null],
    [again, voided],
  ]);
  expect(found.carried).toEqual({ count: 2, amount: 790_000 });
  expect(found.blocks).toEqual([
    {
      ...{ id: block, device, prefix: 'JKT/K2611/', first: 1, last: 25, closed_at: null },
      ...{ given_on: expect.any(String) as string, used: [1, 2, 4], last_day: today() },
    },
  ]);
  expect((await plan()).blocks).toEqual([]);
});

it('begins a new one at midnight of the office, and names a holiday and Sunday', async () => {
  const { api, pool, plan, today } = await withPlan();
  const to = (day: string, clock: string) =>
    api.advance(Date.parse(`${day}T${clock}:00+07:00`) - api.now().getTime());
  let sunday = addDays(today(), 1);
  while (new Date(`${sunday}T00:00:00Z`).getUTCDay() !== 0) sunday = addDays(sunday, 1);
  await pool.query('delete from holidays where date between $1 and $2', [sunday, addDays(sunday, 1)]);
  to(sunday, '23:59');
  const first = await plan();
  expect([first.day, first.holiday]).toEqual([sunday, 'Hari Minggu']);
  api.advance(60_000);
  const next = await plan();
  expect([next.day, next.holiday]).toEqual([addDays(sunday, 1), null]);
  expect(next.id).not.toBe(first.id);
  await pool.query("insert into holidays (date, name) values ($1, 'Hari Raya Uji')", [next.day]);
  expect((await plan()).holiday).toBe('Hari Raya Uji');
});

it('goes by the day of each office', async () => {
  const { api, pool } = await withPlan();
  await Promise.all([hireCollector(api, 'Mira Tolla', 2), hireCollector(api, 'Yan Wonda', 3)]);
  const day = addDays(todayIn(ZONE, api.now()), 1);
  // 22.30 in Jakarta, 23.30 in Makassar, 00.30 of the next day in Jayapura.
  api.advance(Date.parse(`${day}T22:30:00+07:00`) - api.now().getTime());
  const dayOf = async (name: string) => {
    const token = await api.signIn(name);
    await pool.query("update sessions set expires_at = now() + interval '10 years'");
    return (await api.call<CollectorPlan>('GET', 'collector/plan', { token })).data.day;
  };
  expect([await dayOf('budi.santoso'), await dayOf('mira.tolla'), await dayOf('yan.wonda')]).toEqual([
    ...[day, day, addDays(day, 1)],
  ]);
});

it('holds 200 rows at most, and says how many are left out', async () => {
  const { pool, agus, plan, today, due } = await withPlan();
  await pool.query(
    `insert into contracts (code, customer_id, office_id, vehicle_kind, vehicle, plate_number, principal, tenor, instalment, date_start,
       rate_bp, penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp, next_due, collector_id)
     select 'JKT-X-' || n, customer_id, 1, vehicle_kind, vehicle, plate_number, principal, tenor, instalment, date_start, rate_bp,
            penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp, $1::date + 3, $2
       from (select * from contracts where collector_id = $2 limit 1) one, generate_series(1, 210) n`,
    [today(), agus],
  );
  const all = (await due()).length;
  const { rows, left_out: leftOut } = await plan();
  expect([rows.length, leftOut]).toEqual([200, all - 200]);
});

it('is for collectors, refuses odd devices, and is not made for who has left', async () => {
  const { api, pool, token, ask, head } = await withPlan();
  expect((await ask('', head)).http).toBe(403);
  expect((await ask('', await api.signIn('kasir.jkt'))).http).toBe(403);
  for (const device of ['[[', '0', '9'.repeat(31), randomUUID().toUpperCase()])
    expect((await ask(`?device=${encodeURIComponent(device)}`)).http).toBe(422);
  const team = await staffTeam({ api });
  expect((await team.end('agus.salim', { accounts_to: null })).http).toBe(200);
  expect((await ask('', token)).http).toBe(401);
  expect((await pool.query('select 1 from collector_plans')).rowCount).toBe(0);
  expect(await contractCodes(api, 'ACTIVE')).not.toEqual([]);
});

it('is made whole or not at all', async () => {
  const { pool, ask, plan, due } = await withPlan();
  await pool.query(`alter table plan_rows add constraint cut check (nth < 4) not valid`);
  expect((await ask()).http).toBe(500);
  expect((await pool.query('select 1 from collector_plans')).rowCount).toBe(0);
  await pool.query('alter table plan_rows drop constraint cut');
  expect((await plan()).rows).toHaveLength((await due()).length);
});
