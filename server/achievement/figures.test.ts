import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import type { AchievedReceipt, Achievement, AchievementTrend } from '@/lib/contract/achievement';
import { periodWindow } from '../calendar/periodWindow';
import { todayIn } from '../calendar/today';
import { Random } from '../seed/random';
import { expectedAchievement } from '../testing/achievement';
import { seeds } from '../testing/seeds';
import { shown, something, sumFaults } from '../testing/shownAchievement';
import { startApi, type TestApi } from '../testing/startApi';

const LIMIT = 600_000;
const HOUR = 3_600_000;

describe('what collectors achieved', () => {
  it.each(seeds(3))(
    'is what its rows say, in every zone, about midnight and after a month has closed (%i)',
    async (seed) => {
      const api = await startApi();
      const token = await api.signIn('direktur');
      const random = new Random(seed);
      const world = await fill(api, random);
      const today = todayIn('Asia/Jakarta', api.now());
      for (const date of [
        today,
        world.month,
        addDays(world.month, -1),
        addDays(world.month, random.between(-20, 20)),
      ]) {
        for (const period of ['day', 'week', 'month'] as const) {
          const { from, to } = periodWindow(period, date) ?? { from: date, to: date };
          const expected = await expectedAchievement(api.connection.pool, { from, to, now: api.now() });
          const faults: string[] = [];
          for (const office of [1, 2, 3]) {
            const path = `achievement?period=${period}&date=${date}&office=${office}&size=100`;
            const { data } = await api.call<Achievement>('GET', path, { token });
            faults.push(...sumFaults(data));
            const rows = new Map(
              data.rows.map((row) => [`${office} ${row.collector?.id ?? null}`, shown(row)]),
            );
            for (const key of new Set(
              [...rows.keys(), ...expected.keys()].filter((one) => one.startsWith(`${office} `)),
            )) {
              expect(rows.get(key) ?? {}, `${period} ${date} ${key}`).toEqual(
                something(expected.get(key) ?? {}),
              );
            }
            faults.push(...(await listFaults(api, token, { period, date, office, data })));
          }
          const { data } = await api.call<Achievement>(
            'GET',
            `achievement?period=${period}&date=${date}&size=100`,
            { token },
          );
          faults.push(...sumFaults(data));
          expect(faults, `${period} ${date}`).toEqual([]);
        }
      }
      await trendAdds(api, token, world.month);
    },
    LIMIT,
  );
});

type Asked = { period: string; date: string; office: number; data: Achievement };

/** What lists say otherwise than the figures above them, and the receipts list. */
async function listFaults(
  api: TestApi,
  token: string,
  { period, date, office, data }: Asked,
): Promise<string[]> {
  const faults: string[] = [];
  const differs = (what: string, is: number, ought: number) => {
    if (is !== ought) faults.push(`${what} of ${office}: ${is}, not ${ought}`);
  };
  const list = async (name: string, query: string) =>
    (
      await api.call<{ count: number; total: number; rows: AchievedReceipt[] }>(
        'GET',
        `achievement/${name}?period=${period}&date=${date}&office=${office}&size=100${query}`,
        { token },
      )
    ).data;
  const { totals } = data;
  const parts = await Promise.all(
    ['collected', 'entered_later', 'voided_later'].map((part) => list('receipts', `&part=${part}`)),
  );
  differs('collected', parts[0]?.total ?? -1, totals.collected.amount);
  differs('entered later', parts[1]?.total ?? -1, totals.entered_later.amount);
  differs('entered later', parts[1]?.count ?? -1, totals.entered_later.count);
  differs('voided later', parts[2]?.total ?? -1, totals.voided_later.amount);
  const accounts = await list('accounts', '');
  differs('accounts', accounts.total, totals.collected.amount);
  differs('accounts that paid', (await list('accounts', '&show=paid')).count, totals.collected.accounts);
  const visits = ['plan', 'visited', 'made'] as const;
  const figures = [totals.visits.planned, totals.visits.visited, totals.visits.made];
  for (const [at, show] of visits.entries()) {
    differs(show, (await list('visits', `&show=${show}`)).count, figures[at] ?? -1);
  }
  for (const show of ['made', 'kept', 'broken', 'running', 'replaced'] as const) {
    const { count, total } = await list('promises', `&show=${show}`);
    differs(show, count, totals.promises[show].count);
    differs(show, total, totals.promises[show].amount);
  }
  for (const show of ['taken', 'same_day', 'void'] as const) {
    const { count, total } = await list('tts', `&show=${show}`);
    differs(show, count, totals.tts[show].count);
    differs(show, total, totals.tts[show].amount);
  }
  // One row, with one bucket of it: the smallest figure opens its own rows.
  const row = data.rows.find(({ collected }) => collected.amount > 0);
  if (row) {
    const collector = row.collector?.id ?? 'none';
    for (const { bucket, collected } of row.buckets) {
      const own = await list('receipts', `&collector=${collector}&bucket=${bucket}`);
      differs(`${collector} ${bucket}`, own.total, collected.amount);
      differs(
        `accounts of ${collector} ${bucket}`,
        (await list('accounts', `&collector=${collector}&bucket=${bucket}&show=paid`)).count,
        collected.accounts,
      );
    }
  }
  // Nota Cicilan has the same money.
  let inList = 0;
  for (let page = 1; ; page++) {
    const { rows } = (
      await api.call<{ rows: { credit_payment: number; penalty_payment: number }[] }>(
        'GET',
        `credits?period=${period}&date=${date}&office=${office}&status=valid&size=100&page=${page}`,
        { token },
      )
    ).data;
    inList += rows.reduce((sum, receipt) => sum + receipt.credit_payment + receipt.penalty_payment, 0);
    if (rows.length < 100) break;
  }
  const { collected, entered_later, voided_later } = totals;
  differs('Nota Cicilan', collected.amount + entered_later.amount - voided_later.amount, inList);
  return faults;
}

async function trendAdds(api: TestApi, token: string, date: string): Promise<void> {
  const { data } = await api.call<AchievementTrend>('GET', `achievement/trend?date=${date}`, { token });
  const whole = (await api.call<Achievement>('GET', `achievement?period=month&date=${date}`, { token })).data
    .totals;
  expect(data.days.at(-1)?.collected_to_date).toBe(whole.collected.amount);
  expect(data.days.reduce((sum, day) => sum + day.entered_later, 0)).toBe(whole.entered_later.amount);
  expect(data.days.reduce((sum, day) => sum + day.voided_later, 0)).toBe(whole.voided_later.amount);
  expect(data.days.at(-1)?.target_to_date).toBe(whole.target?.amount ?? null);
}

interface Filled {
  /** The first day of the month that runs. */
  month: string;
}

/** Receipts, collectors, plans, visits, promises, TTS, targets and classes of the last month and this one, as rows. */
async function fill(api: TestApi, random: Random): Promise<Filled> {
  const { pool } = api.connection;
  await dropChecks(pool);
  const month = `${addMonths(todayIn('Asia/Jakarta', api.now()), 1).slice(0, 7)}-01`;
  // The 9th of next month: the demo's own receipts are in a month that has closed.
  api.advance(Date.parse(`${addDays(month, 8)}T16:30:00Z`) - api.now().getTime());
  await pool.query(`update sessions set expires_at = now() + interval '10 years'`);
  const { rows: contracts } = await pool.query<{ code: string; office_id: number }>(
    `select code, office_id from (select code, office_id, row_number() over (partition by office_id order by code) as n
                                    from contracts where exists (select from credits where contract_code = code)) c where n <= 5`,
  );
  const { rows: people } = await pool.query<{ id: number; office_id: number }>(
    `select id, office_id from staff where title_id in (6, 7) order by id`,
  );
  const aDay = () => addDays(month, random.between(-31, 8));
  /** About the turn of the month in one zone or another, or any time of a day. */
  const anInstant = (day: string) => {
    const about = random.chance(0.5) ? random.pick([14.9, 15.1, 16.1, 16.9, 17.1]) : random.between(1, 13);
    const at = random.chance(0.4) ? addDays(month, -1) : day;
    return new Date(Math.min(Date.parse(`${at}T00:00:00Z`) + about * HOUR, api.now().getTime()));
  };
  const some = <T>(items: readonly T[]): T => random.pick(items as readonly [T, ...T[]]);
  const collectorsAt = (office: number) =>
    people.filter(({ office_id }) => office_id === office).map(({ id }) => id);

  await insert(
    pool,
    'contract_collectors',
    contracts.flatMap(({ code, office_id }) =>
      [...new Set(Array.from({ length: random.between(0, 4) }, aDay))].map((from_day) => ({
        ...{ contract_code: code, from_day, at: api.now(), written_by: 1, reason: '' },
        // Some were another office's, which the contract came from.
        collector_id: random.chance(0.2)
          ? null
          : some(collectorsAt(random.chance(0.8) ? office_id : random.between(1, 3))),
      })),
    ),
  );
  await pool.query(
    `update contracts c set collector_id = (select h.collector_id from contract_collectors h where h.contract_code = c.code order by from_day desc limit 1)`,
  );
  const { rows: templates } = await pool.query<{ row: Record<string, unknown>; code: string }>(
    `select distinct on (contract_code) contract_code as code, to_jsonb(credits) as row from credits order by contract_code, id`,
  );
  const receipts = Array.from({ length: 120 }, (_, nth) => {
    const { code } = some(contracts);
    const template = templates.find((one) => one.code === code)?.row ?? {};
    const day = aDay();
    const [credit, penalty] = [
      random.chance(0.1) ? 0 : random.between(1, 900_000),
      random.chance(0.6) ? 0 : random.between(1, 50_000),
    ];
    const fee = random.chance(0.2) ? 25_000 : 0;
    const voided = random.chance(0.25);
    const created = anInstant(day);
    return {
      ...template,
      ...{
        id: 900_000 + nth,
        invoice: `UJI/${nth}`,
        transaction_to: 50 + nth,
        date_payment: day,
        date_invoice: day,
      },
      ...{ overdue: random.between(0, 130), credit: credit, credit_discount: 0, credit_payment: credit },
      ...{ penalty, penalty_discount: 0, penalty_payment: penalty, collector_payment: fee },
      ...{ payment: credit + penalty + fee, cash: 0, bank: 0, deposit: credit + penalty + fee },
      ...{ payment_id: null, import_row_id: null, settlement_id: null, transfer_state: null },
      ...{
        given_credit_discount: null,
        given_penalty_discount: null,
        created_at: created,
        updated_at: created,
      },
      // Some are of an office that the contract left.
      office_id: random.chance(0.9) ? template.office_id : random.between(1, 3),
      ...(voided && {
        voided_at: new Date(Math.max(anInstant(aDay()).getTime(), created.getTime())),
        voided_by: 1,
        void_reason: 'Uji acak',
      }),
    };
  });
  await insert(pool, 'credits', receipts);
  await insert(
    pool,
    'credit_requests',
    receipts
      .filter(() => random.chance(0.3))
      .map((receipt) => {
        const decided = new Date(Math.max(receipt.created_at.getTime(), anInstant(aDay()).getTime()));
        return {
          ...{
            credit_id: receipt.id,
            kind: 'CHANGE',
            credit_version: 1,
            values: {},
            reason: 'Uji acak',
            requested_by: 1,
          },
          ...{ requested_at: receipt.created_at, status: 'APPROVED', decided_by: 2, decided_at: decided },
          was: {
            date_payment: random.chance(0.5) ? receipt.date_payment : aDay(),
            overdue: random.between(0, 130),
            credit_payment: random.chance(0.3) ? receipt.credit_payment : random.between(0, 900_000),
            penalty_payment: receipt.penalty_payment,
          },
        };
      }),
    ['id'],
  );
  await field(api, random, { contracts, people, aDay, anInstant });
  await pool.query(
    'update overdue_classes set valid_from = $1 where id = (select min(id) from overdue_classes)',
    ['2020-01-01'],
  );
  const from = addDays(month, random.between(-12, 5));
  await pool.query(
    `insert into overdue_classes (valid_from, collectibility_to, bucket_to) values ($1, '{0,30,60,90}', '{0,5,8,40}')`,
    [from],
  );
  return { month };
}

interface Field {
  contracts: readonly { code: string; office_id: number }[];
  people: readonly { id: number; office_id: number }[];
  aDay: () => string;
  anInstant: (day: string) => Date;
}

async function field(
  api: TestApi,
  random: Random,
  { contracts, people, aDay, anInstant }: Field,
): Promise<void> {
  const { pool } = api.connection;
  const some = <T>(items: readonly T[]): T => random.pick(items as readonly [T, ...T[]]);
  const visits = Array.from({ length: 40 }, () => {
    const day = aDay();
    const person = some(people);
    return {
      ...{
        id: randomUUID(),
        contract_code: some(contracts).code,
        office_id: person.office_id,
        day,
        visited_by: person.id,
      },
      ...{ device_at: anInstant(day), clock_difference: 0, at: anInstant(day), received_at: anInstant(day) },
      ...{
        met: 'BORROWER',
        met_name: '',
        place: 'BILLING',
        result: 'REFUSED',
        note: '',
        no_position: '',
        again_reason: '',
      },
      ...{ outside: [], digest: '', corrects_id: null as string | null },
    };
  });
  for (const [nth, visit] of visits.entries()) {
    const before = visits[nth - 1];
    if (before && random.chance(0.2))
      Object.assign(visit, { ...before, id: visit.id, corrects_id: before.id });
  }
  await insert(pool, 'visits', visits);
  for (const { id, office_id } of people) {
    for (const day of new Set([
      aDay(),
      aDay(),
      visits.find(({ visited_by }) => visited_by === id)?.day ?? aDay(),
    ])) {
      const { rows } = await pool.query<{ id: number }>(
        `insert into collector_plans (collector_id, office_id, day, made_at) values ($1, $2, $3, $4)
         on conflict do nothing returning id`,
        [id, office_id, day, api.now()],
      );
      const codes = new Set([
        ...visits
          .filter((one) => one.visited_by === id && one.day === day && random.chance(0.7))
          .map((one) => one.contract_code),
        some(contracts).code,
      ]);
      for (const [nth, code] of [...codes].entries()) {
        if (!rows[0]) continue;
        await pool.query(
          `insert into plan_rows (plan_id, contract_code, nth, source) values ($1, $2, $3, 'DUE')`,
          [rows[0].id, code, nth + 1],
        );
      }
    }
  }
  const running = new Set(
    (
      await pool.query<{ code: string }>(
        'select contract_code as code from promises where replaced_at is null',
      )
    ).rows.map(({ code }) => code),
  );
  const promises = Array.from({ length: 40 }, () => {
    const { code, office_id } = some(contracts);
    const made = addDays(aDay(), -random.between(0, 5));
    const replaced = running.has(code) || random.chance(0.5);
    if (!replaced) running.add(code);
    return {
      ...{ contract_code: code, office_id, made_on: made, due: addDays(made, random.between(0, 9)) },
      ...{
        amount: random.between(1, 900_000),
        source: 'VISIT',
        at: new Date(`${made}T03:00:00Z`),
        written_by: some(people).id,
      },
      replaced_at: replaced ? anInstant(addDays(made, random.between(0, 12))) : null,
    };
  });
  await insert(pool, 'promises', promises, ['id']);
  for (const [nth, visit] of visits.entries()) {
    if (!random.chance(0.5)) continue;
    const block = randomUUID();
    const month = `${visit.day.slice(2, 4)}${visit.day.slice(5, 7)}`;
    await pool.query(
      `insert into tts_blocks (id, office_id, collector_id, device, month, first, last, given_at, given_on)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8)`,
      [block, visit.office_id, visit.visited_by, randomUUID(), month, 5_000 + nth, visit.at, visit.day],
    );
    const state = some(['OPEN', 'POSTED', 'VOID', 'POSTED'] as const);
    const handover =
      state === 'POSTED'
        ? (
            await pool.query<{ id: number }>(
              `insert into handovers (number, office_id, collector_id, cashier_id, day, at, denominations, counted, expected)
               values ($1, $2, $3, $4, $5, $6, '{}', 0, 0) returning id`,
              [
                `UJI/S/${nth}`,
                visit.office_id,
                visit.visited_by,
                1,
                random.chance(0.6) ? visit.day : addDays(visit.day, 1),
                visit.at,
              ],
            )
          ).rows[0]?.id
        : null;
    await insert(
      pool,
      'tts',
      [
        {
          ...{
            number: `UJI/K/${nth}`,
            block_id: block,
            nth: 5_000 + nth,
            visit_id: visit.id,
            contract_code: visit.contract_code,
          },
          ...{
            office_id: visit.office_id,
            collector_id: visit.visited_by,
            amount: random.between(1, 500_000),
            at: visit.at,
          },
          ...{
            day: visit.day,
            received_at: visit.at,
            state,
            handover_id: handover ?? null,
            void_reason: state === 'VOID' ? 'Uji acak' : '',
          },
          ...(state === 'VOID' && { voided_at: visit.at, voided_by: 1 }),
        },
      ],
      ['id'],
    );
  }
  const month = `${aDay().slice(0, 7)}-01`;
  for (const { id, office_id } of people) {
    if (!random.chance(0.6)) continue;
    for (const bucket of ['0-0', '1-7', '121-', '9-40']) {
      await pool.query(
        `insert into collector_targets (office_id, collector_id, month, bucket, amount, accounts) values ($1, $2, $3, $4, $5, $6)`,
        [...[office_id, id, month, bucket, random.between(1, 90_000_000), random.between(1, 60)]],
      );
    }
  }
}

/** Checks of the money's own arithmetic are not what is tested here. */
async function dropChecks(pool: pg.Pool): Promise<void> {
  await pool.query(`do $$ declare c record; begin
    for c in select conrelid::regclass as of, conname from pg_constraint
              where contype = 'c' and conrelid = any (array['credits', 'credit_requests', 'handovers', 'tts', 'visits', 'promises',
                                                             'tts_blocks']::regclass[])
    loop execute format('alter table %s drop constraint %I', c.of, c.conname); end loop; end $$`);
}

/** Rows as they are: what triggers would make of them is left out. */
async function insert(
  pool: pg.Pool,
  table: string,
  rows: readonly object[],
  but: readonly string[] = [],
): Promise<void> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> all ($2)`,
    [table, but],
  );
  const given = columns.map(({ name }) => name).filter((name) => rows.some((row) => name in row));
  const names = given.map((name) => `"${name}"`).join(', ');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    await client.query(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
