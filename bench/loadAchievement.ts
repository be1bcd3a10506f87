import type { PoolClient } from 'pg';
import type { Connection } from '../server/platform/db/connect';
import { rebuildingIndexes } from './inServer/rebuildingIndexes';

/**
 * What a hundred collectors of office 1 did, on contracts that are loaded already: each contract is its collector's for sixty
 * days, one of ten paid once this month, and on every working day each of them was given `PLANNED` rows, visited half of them
 * and was promised money at every fifth. Each has a target. Done once.
 */
export async function loadAchievement({ pool }: Connection): Promise<void> {
  const client = await pool.connect();
  try {
    const { rowCount } = await client.query('select from credits where id > $1 limit 1', [FIRST_RECEIPT]);
    if (rowCount) return;
    await client.query('begin');
    await client.query(`update staff set office_id = 1 where username like 'kolektor.beban.%'`);
    await client.query('create temporary table loaded on commit drop as ' + LOADED);
    await client.query('analyze loaded');
    await fill(client, 'contract_collectors', COLLECTED_BY);
    await fill(client, 'credits', await receipts(client));
    await fill(client, 'collector_plans', PLANS);
    await fill(client, 'plan_rows', PLAN_ROWS);
    await fill(client, 'visits', VISITS);
    await fill(client, 'promises', PROMISES);
    await fill(client, 'collector_targets', TARGETS);
    await client.query('commit');
    await client.query(`vacuum analyze ${TABLES.join(', ')}`);
  } finally {
    client.release();
  }
}

const TABLES = [
  ...['contract_collectors', 'credits', 'collector_plans', 'plan_rows', 'visits', 'promises'],
  'collector_targets',
] as const;
/** One of so many contracts is an account that paid this month. */
const ONE_IN = 10;
/** Rows of a day's plan. */
const PLANNED = 30;
/** Receipts of the bench stand beyond those of the demo company. */
const FIRST_RECEIPT = 50_000_000;

/** Rows that are right already need no trigger and no check of foreign keys, which cost more than the rows. */
async function fill(client: PoolClient, table: (typeof TABLES)[number], insert: string): Promise<void> {
  await rebuildingIndexes(client, [table], async () => {
    await client.query(`alter table ${table} disable trigger all`);
    await client.query(insert);
    await client.query(`alter table ${table} enable trigger all`);
  });
}

/** Contracts of collectors, in the order in which they were loaded; what stood in the demo company is left alone. */
const LOADED = `
  select c.code, c.customer_id, c.collector_id, c.customer_name, row_number() over (order by c.customer_id) as n
    from contracts c join staff s on s.id = c.collector_id where s.username like 'kolektor.beban.%'`;

const COLLECTED_BY = `
  insert into contract_collectors (contract_code, from_day, collector_id, at, written_by)
  select code, current_date - 60, collector_id, now(), 1 from loaded order by code on conflict do nothing`;

/** Receipts are copies of one of the demo company. */
async function receipts(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'credits' and is_generated = 'NEVER'`,
  );
  const day = `date_trunc('month', current_date)::date + (c.n / ${ONE_IN} % extract(day from current_date)::int)::int`;
  const own: Readonly<Record<string, string>> = {
    id: `${FIRST_RECEIPT} + c.n`,
    office_id: '1',
    contract_code: 'c.code',
    customer_name: 'c.customer_name',
    invoice: `'B/' || c.n`,
    transaction_to: '90',
    date_payment: day,
    date_maturity: `${day} - (c.n % 100)::int`,
    overdue: '(c.n % 100)::int',
    payment_id: 'null',
    created_at: 'now()',
  };
  const names = rows.map(({ name }) => name);
  return `
    insert into credits (${names.join(', ')})
    select ${names.map((name) => own[name] ?? `one.${name}`).join(', ')}
      from loaded c, (select * from credits where voided_at is null order by id limit 1) one
     where c.n % ${ONE_IN} = 0`;
}

/** Days of this month until today on which people go out. */
const DAYS = `generate_series(date_trunc('month', current_date), current_date, '1 day') as d (day)
  where extract(isodow from d.day) < 7`;

const PLANS = `
  insert into collector_plans (collector_id, office_id, day, made_at)
  select s.id, 1, d.day, d.day from staff s, ${DAYS} and s.username like 'kolektor.beban.%'`;

const PLAN_ROWS = `
  with own as materialized (
    select code, collector_id, row_number() over (partition by collector_id order by n) as nth from loaded),
  many as materialized (select collector_id, count(*) as of from loaded group by collector_id)
  insert into plan_rows (plan_id, contract_code, nth, source)
  select p.id, o.code, r.nth, 'DUE'
    from collector_plans p cross join generate_series(1, ${PLANNED}) as r (nth)
    join many m on m.collector_id = p.collector_id
    join own o on o.collector_id = p.collector_id
     and o.nth = 1 + (extract(day from p.day)::int * ${PLANNED} + r.nth) % m.of`;

const VISITS = `
  insert into visits (id, contract_code, office_id, day, visited_by, device_at, clock_difference, at, received_at, met, place,
    result, note, latitude, longitude, accuracy, outside, digest)
  select gen_random_uuid(), r.contract_code, 1, p.day, p.collector_id, p.day, 0, p.day, p.day, 'NOBODY', 'BILLING', 'NOT_MET', '',
         -6.2, 106.8, 9, '{}', r.contract_code
    from collector_plans p join plan_rows r on r.plan_id = p.id
   where p.collector_id in (select collector_id from loaded) and r.nth % 2 = 0`;

/** One a contract; its day is the day after the visit. */
const PROMISES = `
  insert into promises (contract_code, office_id, made_on, due, amount, source, at, written_by)
  select distinct on (r.contract_code) r.contract_code, 1, p.day, p.day + 1, 500000, 'VISIT', p.day, p.collector_id
    from collector_plans p join plan_rows r on r.plan_id = p.id
   where p.collector_id in (select collector_id from loaded) and r.nth % 5 = 0
   order by r.contract_code, p.day
  on conflict do nothing`;

const TARGETS = `
  insert into collector_targets (office_id, collector_id, month, bucket, amount, accounts)
  select 1, s.id, date_trunc('month', current_date), b.bucket, 50000000, 100
    from staff s, (values ('0-0'), ('1-7'), ('8-15'), ('16-30'), ('31-60')) as b (bucket)
   where s.username like 'kolektor.beban.%' on conflict do nothing`;
