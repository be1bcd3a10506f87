import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { MonitoringFigures, MonitoringRanking, MonitoringTrend } from '@/lib/contract/monitoring';
import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import { TREND_DAYS } from '@/lib/contract/figureTerms';
import { todayIn } from '../calendar/today';
import { KEPT_FOR } from '../figures/keptFigures';
import { OFFICES } from '../seed/company';
import { startApi, type TestApi } from '../testing/startApi';

async function company() {
  const api = await startApi();
  const { pool } = api.connection;
  const get = async <T>(person: string, path: string) =>
    api.call<T>('GET', `monitoring/${path}`, { token: await api.signIn(person) });
  const figures = async (person: string, query: string) =>
    (await get<MonitoringFigures>(person, `figures?${query}`)).data;
  const rewrite = (statement: string) =>
    pool.query(
      `alter table kept_days disable trigger all; ${statement}; alter table kept_days enable trigger all`,
    );
  return { api, pool, get, figures, rewrite };
}

describe('monitoring', () => {
  it('counts no office that one does not see; a branch head sees their own, a director all and each', async () => {
    const { get, figures } = await company();
    const all = await figures('direktur', 'part=owed');
    const own = await figures('kacab.mks', 'part=owed');
    expect(all.offices.map(({ office }) => office.id).toSorted()).toEqual(OFFICES.map(({ id }) => id));
    expect(own.offices).toEqual([]);
    expect(all.offices.find(({ office }) => office.id === 2)?.figures).toEqual(own.figures);
    expect(await figures('direktur', 'part=owed&office=2')).toEqual(own);
    for (const path of ['figures?part=owed&', 'trend?', 'ranking?']) {
      expect((await get('kacab.mks', `${path}office=1`)).http, path).toBe(403);
      expect((await get('kasir.mks', path.slice(0, -1))).http, path).toBe(403);
      expect((await get('direktur', `${path}office=x`)).http, path).toBe(422);
    }
    expect((await get('direktur', 'figures')).http).toBe(422);
  });

  it('shows what was read for fifteen seconds, with its time', async () => {
    const { api, pool, figures } = await company();
    const collected = async () => {
      const { as_of, figures: shown } = await figures('kacab.mks', 'part=money');
      return { as_of, amount: shown.find(({ figure }) => figure === 'collected')?.amount };
    };
    const before = await collected();
    await pool.query(
      `update credits set voided_at = $1, voided_by = 1, void_reason = 'Salah kontrak'
        where id = (select max(id) from credits where office_id = 2 and credit_payment > 0)`,
      [api.now()],
    );
    api.advance(KEPT_FOR - 1000);
    expect(await collected()).toEqual(before);
    api.advance(1000);
    const after = await collected();
    expect(after.as_of).toBe(api.now().toISOString());
    expect(after.amount).toBeLessThan(before.amount ?? 0);
  });

  it('stands beside the same day of last month, where every office kept it', async () => {
    const { api, figures, rewrite, pool } = await company();
    const shown = await figures('direktur', 'part=owed');
    const total = ({ figures: of }: Pick<MonitoringFigures, 'figures'>) =>
      of.find(({ figure }) => figure === 'outstanding')?.before?.amount;
    const { rows } = await pool.query<{ office_id: number; day: string; amount: number }>(
      `select office_id, day::text as day, (f ->> 'amount')::float8 as amount
         from kept_days, json_array_elements(figures) f where f ->> 'figure' = 'outstanding'`,
    );
    const was = OFFICES.map(({ id, zone }) => {
      const day = addMonths(todayIn(zone, api.now()), -1);
      return rows.find((row) => row.office_id === id && row.day === day)?.amount ?? NaN;
    });
    expect(total(shown)).toBe(was.reduce((sum, one) => sum + one, 0));
    expect(shown.offices.map(({ office, figures: of }) => [office.id, total({ figures: of })])).toEqual(
      shown.offices.map(({ office }) => [office.id, was[office.id - 1]]),
    );
    await rewrite('delete from kept_days where office_id = 3');
    const lacking = await figures('direktur', 'part=owed');
    expect(total(lacking)).toBeUndefined();
    expect(lacking.offices.flatMap((one) => total(one) ?? [])).toHaveLength(2);
  });

  it('has sixty kept days and three months of each office in the demo, and a missed day stays a gap', async () => {
    const { api, get, rewrite, pool } = await company();
    const trend = async (query = '') => (await get<MonitoringTrend>('direktur', `trend${query}`)).data;
    const all = await trend();
    expect(all.days.map(({ day }) => day)).toEqual(
      Array.from({ length: TREND_DAYS }, (_, at) => addDays(all.from, at)),
    );
    for (const { figures } of all.days) {
      const amount = (name: string) =>
        figures.filter(({ figure }) => figure === name).reduce((sum, one) => sum + (one.amount ?? 0), 0);
      expect(amount('bucket')).toBe(amount('outstanding'));
    }
    const { rows } = await pool.query<{ ends: string }>(
      'select count(distinct (office_id, day)) as ends from kept_contracts',
    );
    expect(rows).toEqual([{ ends: '9' }]);
    const missed = addDays(todayIn('Asia/Makassar', api.now()), -7);
    await rewrite(`delete from kept_days where office_id = 2 and day = '${missed}'`);
    expect((await trend()).days.map(({ day }) => day)).not.toContain(missed);
    expect((await trend('?office=1')).days.map(({ day }) => day)).toContain(missed);
    // An office that began later is no gap of those before.
    await rewrite(`delete from kept_days where office_id = 3 and day < '${missed}'`);
    expect((await trend()).days).toHaveLength(TREND_DAYS - 1);
  });

  it('counts what waits for a second person, whatever table it waits in', async () => {
    const { api, pool, figures } = await company();
    const waiting = async () => {
      api.advance(KEPT_FOR);
      const { figures: shown } = await figures('kacab.mks', 'part=approvals');
      return shown.map(({ slice, count }) => [slice, count]);
    };
    const before = await waiting();
    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('requested_at', 'status', 'decided_by') group by 1 having count(*) = 3`,
    );
    expect(tables.length).toBeGreaterThan(7);
    for (const { name } of tables) await addWaiting(api, name);
    expect(await waiting()).toEqual(
      before.map(([slice, count]) => [slice, slice === '3-' ? Number(count) + tables.length : count]),
    );
  });

  it('ranks collectors by what they collected, and marketers by what they brought, of the offices that are seen', async () => {
    const { api, pool, get } = await company();
    const month = `${todayIn('Asia/Makassar', api.now()).slice(0, 7)}-01`;
    await pool.query(
      `insert into contract_collectors (contract_code, from_day, collector_id, at)
       select c.code, '2020-01-01', p.id, now()
         from contracts c join staff p on p.username = case c.office_id when 2 then 'kolektor.mks' else 'kolektor.jkt' end
           on conflict do nothing`,
    );
    const { rows } = await pool.query<{ id: number; amount: number }>(
      `select asof.collector_id as id, sum(k.credit_payment + k.penalty_payment)::float8 as amount
         from credits k cross join lateral (select collector_id from contract_collectors h
                where h.contract_code = k.contract_code and h.from_day <= k.date_payment order by from_day desc limit 1) asof
        where k.office_id = 2 and k.voided_at is null and k.date_payment >= $1 and asof.collector_id is not null
        group by 1 having sum(k.credit_payment + k.penalty_payment) > 0 order by 2 desc, 1`,
      [month],
    );
    const own = (await get<MonitoringRanking>('kacab.mks', 'ranking')).data;
    expect(rows.length).toBeGreaterThan(0);
    expect(own.collectors.map(({ id, amount }) => ({ id, amount }))).toEqual(rows);
    const all = (await get<MonitoringRanking>('direktur', 'ranking')).data;
    expect(all.collectors.length).toBeGreaterThan(own.collectors.length);
    const amounts = all.marketers.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
});

/** What a column takes, by its type. */
const SOME: Readonly<Record<string, string>> = {
  ...{ integer: '1', bigint: '1', smallint: '1', text: "'x'", json: "'{}'", jsonb: "'{}'", boolean: 'false' },
  ...{ date: 'current_date', ARRAY: "'{}'" },
};
/** Where it belongs, by its name. */
const OF_MAKASSAR: Readonly<Record<string, string>> = {
  ...{ office_id: '2', office_ids: "'{2}'", status: "'WAITING'" },
  credit_id: '(select min(id) from credits where office_id = 2)',
  contract_code: '(select min(code) from contracts where office_id = 2)',
  registration_id: '(select min(id) from registrations where office_id = 2)',
  partner_id: '(select min(id) from partners where office_id = 2)',
  batch_id: '(select min(id) from import_batches where office_id = 2)',
};

/** What a request is about, where the office is not its own. */
const ABOUT: Readonly<Record<string, string>> = {
  import_requests: 'import_batches',
  vehicle_requests: 'registrations',
  partner_requests: 'partners',
};

/** Puts a request of four days ago into a table, whatever else the table asks for. */
async function addWaiting(api: TestApi, table: string): Promise<void> {
  const about = ABOUT[table];
  // In no status of the flow: it waits for nobody itself.
  if (about !== undefined) await addRow(api, about, { office_id: '2', status_id: '0' });
  const at = new Date(api.now().getTime() - 4 * 86_400_000).toISOString();
  await addRow(api, table, { ...OF_MAKASSAR, requested_at: `'${at}'` });
}

async function addRow(api: TestApi, table: string, known: Readonly<Record<string, string>>): Promise<void> {
  const { rows: checks } = await api.connection.pool.query<{ drop: string }>(
    `select format('alter table %I drop constraint %I', $1::text, conname) as drop from pg_constraint
      where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  for (const { drop } of checks) await api.connection.pool.query(drop);
  const { rows: columns } = await api.connection.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = $1 and table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'
        and (is_nullable = 'NO' and column_default is null or column_name = 'status')`,
    [table],
  );
  const value = ({ name, type }: (typeof columns)[number]) => known[name] ?? SOME[type] ?? 'now()';
  const client = new pg.Client({ connectionString: api.url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${columns.map(value).join(', ')})`,
    );
  } finally {
    await client.end();
  }
}
