import type { Connection } from '../server/platform/db/connect';

/** Days that the vouchers are spread over. */
const DAYS = 2000;

/**
 * Fills the petty cash of the three demo offices with so many vouchers, in place of what is there: expenses, and every
 * twentieth a top-up that names those before it; here and there a refund, an advance, a void and a difference.
 */
export async function loadPetty({ pool }: Pick<Connection, 'pool'>, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    // Triggers and foreign keys are off: what they would count is counted here.
    await client.query('set session_replication_role = replica');
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
        where i.indrelid = 'petty_vouchers'::regclass and not i.indisunique`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of statementsFor(Math.floor(count / 3))) await client.query(statement);
    for (const { made } of indexes) await client.query(made);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze petty_vouchers');
  } finally {
    client.release();
  }
}

const TABLES = ['petty_request_vouchers', 'petty_counts', 'petty_vouchers', 'petty_requests', 'petty_funds'];

/** Every voucher that waits for two has a request of its own number. */
const statementsFor = (each: number) => [
  ...TABLES.slice(0, 4).map((table) => `delete from ${table}`),
  `create temp table plan on commit preserve rows as
     select i * 3 + o as id, o as office_id, i, current_date - ${DAYS} + (i::bigint * ${DAYS} / ${each})::int as day,
            case when i % 20 = 19 then 'TOP_UP' when i % 20 = 5 then 'REFUND' when i % 100 = 7 then 'ADVANCE'
                 when i % 5000 = 11 then 'VOID' when i % 10000 = 3 then 'DIFFERENCE' else 'EXPENSE' end as kind
       from generate_series(0, ${each} - 1) i, generate_series(1, 3) o`,
  `insert into petty_requests (id, kind, office_id, day, amount, place, payload, reason, requested_by, requested_at, status, decided_by, decided_at, voucher_id)
   overriding system value
     select id, kind, office_id, day, 880000, 'BANK', '{}', 'Beban', 4, day, 'APPROVED', 3, day, id
       from plan where kind in ('TOP_UP', 'VOID', 'DIFFERENCE')`,
  `insert into petty_vouchers (id, office_id, number, day, at, kind, category_id, description, payee, payee_key, cash, to_replenish,
                               spent, balance, nth, debits, of_id, request_id, place, written_by, approved_by, settled_by, top_up_id)
   overriding system value
     select id, office_id, 'PC/O' || office_id || to_char(day, '/YYYY/MM/') || id, day, day + interval '10 hours', kind,
            case when kind in ('EXPENSE', 'REFUND') then 1 + i % 6 end,
            (array['Bensin motor survei', 'Kertas A4', 'Tinta printer', 'Makan siang rapat', 'Parkir dan tol', 'Meterai', 'Air galon'])[1 + i % 7] || ' ' || i,
            'Toko ' || i % 500, 'toko ' || i % 500, cash, case when kind = 'TOP_UP' then 0 else -cash end,
            case when kind in ('TOP_UP', 'ADVANCE') then 0 else -cash end,
            1000000000 + sum(cash) over w, row_number() over w, sum(greatest(cash, 0)) over w,
            case when kind in ('REFUND', 'VOID') then id - 3 end,
            case when kind in ('TOP_UP', 'VOID', 'DIFFERENCE') then id end, case when kind = 'TOP_UP' then 'BANK' end, 4,
            case when kind in ('TOP_UP', 'VOID', 'DIFFERENCE') then 3 end,
            case when kind = 'ADVANCE' and i < ${each} - 400 then id + 3 end,
            case when kind <> 'TOP_UP' and i / 20 * 20 + 19 < ${each} then (i / 20 * 20 + 19) * 3 + office_id end
       from (select *, case kind when 'TOP_UP' then 880000 when 'REFUND' then 25000 when 'VOID' then 50000
                                 when 'DIFFERENCE' then -2000 else -50000 end as cash from plan) planned
     window w as (partition by office_id order by id)`,
  `insert into petty_counts (kind, office_id, day, at, counted_by, holder_id, expected, counted, denominations, last_voucher_id)
     select 'CLOSING', office_id, day, max(at), 4, 4, 0, 0, '{}', max(id) from petty_vouchers where day < current_date group by office_id, day`,
  `update petty_funds f set balance = v.balance, debits = v.debits, last_nth = v.nth, last_voucher_id = v.id, last_day = v.day,
          not_replenished = 0, on_way = 0, ceiling = v.balance
     from (select distinct on (office_id) * from petty_vouchers order by office_id, id desc) v where v.office_id = f.office_id`,
  `select setval(pg_get_serial_sequence('petty_vouchers', 'id'), (select max(id) from petty_vouchers)),
          setval(pg_get_serial_sequence('petty_requests', 'id'), (select max(id) from petty_requests))`,
  'drop table plan',
];
