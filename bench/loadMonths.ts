import type { Connection } from '../server/platform/db/connect';
import { rebuildingIndexes } from './inServer/rebuildingIndexes';

/** Receipts of the bench stand beyond those of the demo company. */
const FIRST = 60_000_000;
/** Days that the receipts are spread over: five months. */
const DAYS = 150;

/**
 * Fills the last five months with so many receipts, in the order of their days, on contracts that are loaded already; of every
 * thousandth the void came today. Done once.
 */
export async function loadMonths({ pool }: Connection, wanted: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rowCount } = await client.query('select from credits where id > $1 limit 1', [FIRST]);
    if (rowCount) return;
    await client.query('begin');
    await rebuildingIndexes(client, ['credits'], async () => {
      // Rows that are right already need no trigger and no check of foreign keys, which cost more than the rows.
      await client.query('alter table credits disable trigger all');
      await client.query(
        'create temporary table paying on commit drop as select code, office_id, customer_name, row_number() over (order by customer_id) as n from contracts',
      );
      await client.query('create unique index on paying (n)');
      await client.query('analyze paying');
      await client.query(await insertOf(client.query.bind(client), wanted));
      await client.query('alter table credits enable trigger all');
    });
    await client.query('commit');
    await client.query('vacuum analyze credits');
  } finally {
    client.release();
  }
}

/** Receipts are copies of one of the demo company. */
async function insertOf(
  query: (text: string) => Promise<{ rows: { name: string }[] }>,
  wanted: number,
): Promise<string> {
  const { rows } = await query(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'credits' and is_generated = 'NEVER'`,
  );
  const at = `least(now(), (d.day + time '10:00') at time zone 'Asia/Jakarta')`;
  const isVoid = 'd.n % 1000 = 0';
  const own: Readonly<Record<string, string>> = {
    id: `${FIRST} + d.n`,
    office_id: 'c.office_id',
    contract_code: 'c.code',
    customer_name: 'c.customer_name',
    invoice: `'M/' || d.n`,
    transaction_to: '91 + d.n / c.of',
    date_payment: 'd.day',
    date_maturity: 'd.day - (d.n % 100)::int',
    overdue: '(d.n % 100)::int',
    payment_id: 'null',
    created_at: at,
    voided_at: `case when ${isVoid} then now() end`,
    voided_by: `case when ${isVoid} then 1 end`,
    void_reason: `case when ${isVoid} then 'Salah input' else one.void_reason end`,
  };
  const names = rows.map(({ name }) => name);
  return `
    insert into credits (${names.join(', ')})
    select ${names.map((name) => own[name] ?? `one.${name}`).join(', ')}
      from (select n, current_date - ${DAYS - 1} + (n * ${DAYS} / ${wanted + 1})::int as day
              from generate_series(1, ${wanted}::bigint) as n) d
      cross join (select count(*) as total from paying) p
      join lateral (select paying.*, p.total as of from paying where paying.n = 1 + d.n * 7919 % p.total) c on true
      cross join (select * from credits where voided_at is null order by id limit 1) one
     order by d.n`;
}
