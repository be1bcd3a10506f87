import type { PoolClient } from 'pg';
import type { Connection } from '../server/platform/db/connect';
import { rebuildingIndexes } from './inServer/rebuildingIndexes';

/**
 * What reports read of contracts that are loaded already: `each` receipts of five years on every contract, some void, changed,
 * forgiven, settled early or by a transfer that waits; two month's ends; books, fiduciaries and commissions. Done once.
 */
export async function loadReports({ pool }: Connection, each: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rowCount } = await client.query('select from credits where id > $1 limit 1', [FIRST_RECEIPT]);
    if (rowCount) return;
    // Rows that are right already need no trigger and no check of foreign keys, which cost more than the rows.
    await client.query('set session_replication_role = replica');
    await client.query('begin');
    await client.query('create temporary table loaded on commit drop as ' + LOADED);
    await client.query('analyze loaded');
    const receipts = await receiptsOf(client, each);
    await rebuildingIndexes(client, ['credits'], () => client.query(receipts));
    for (const statement of STATEMENTS) await client.query(statement);
    await client.query('commit');
    await client.query(`vacuum analyze ${TABLES.join(', ')}`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    // Its session is not one for others.
    client.release(true);
  }
}

const FIRST_RECEIPT = 100_000_000;
const TABLES = [
  ...['credits', 'credit_requests', 'settlements', 'kept_contracts', 'kept_days', 'bpkb', 'fiduciaries'],
  ...['fiduciary_deadlines', 'commissions'],
];

const LOADED = `
  select code, office_id, customer_name, status, outstanding, principal, next_due, date_start,
         row_number() over (order by customer_id) as n
    from contracts where customer_id > 10000000`;

/** Copies of a receipt of the demo company, in the order of their days. */
async function receiptsOf(client: PoolClient, each: number): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'credits' and is_generated = 'NEVER'`,
  );
  const own: Readonly<Record<string, string>> = {
    id: `${FIRST_RECEIPT} + row_number() over (order by d.day, l.n)`,
    office_id: 'l.office_id',
    contract_code: 'l.code',
    customer_name: 'l.customer_name',
    // Numbers go along with days, as they do.
    invoice: `'L/' || lpad((row_number() over (order by d.day, l.n))::text, 9, '0')`,
    credit_to: 'r.nth',
    transaction_to: '1',
    date_payment: 'd.day',
    date_invoice: 'd.day',
    date_maturity: 'd.day - (l.n % 45)::int',
    overdue: '(l.n % 45)::int',
    credit_discount: 'case when (l.n + r.nth) % 100 = 0 then 10000 else 0 end',
    cashier_id: '1 + (l.office_id * 5 + l.n % 5)::int',
    voided_at: `case when (l.n + r.nth) % 200 = 1 then d.day + time '03:00' end`,
    voided_by: 'case when (l.n + r.nth) % 200 = 1 then 1 end',
    void_reason: `case when (l.n + r.nth) % 200 = 1 then 'Beban' end`,
    bank: 'case when (l.n + r.nth) % 3 = 0 then one.payment else 0 end',
    cash: 'case when (l.n + r.nth) % 3 = 0 then 0 else one.payment end',
    transfer_state: `case when d.day > current_date - 20 and (l.n + r.nth) % 30 = 0 then 'UNCONFIRMED' end`,
    settlement_id: `case when l.status = 'SETTLED_EARLY' and r.nth = ${each} then ${FIRST_RECEIPT} + l.n end`,
    payment_id: 'null',
    created_at: 'd.day',
    updated_at: 'd.day',
  };
  const names = rows.map(({ name }) => name);
  return `
    insert into credits (${names.join(', ')})
    select ${names.map((name) => own[name] ?? `one.${name}`).join(', ')}
      from loaded l cross join generate_series(1, ${each}) as r (nth)
     cross join lateral (select current_date - ((l.n * 7 + r.nth * (1826 / ${each})) % 1826)::int as day) d,
           (select * from credits where voided_at is null and payment > 0 order by id limit 1) one
     order by d.day, l.n`;
}

const STATEMENTS = [
  `insert into credit_requests (credit_id, kind, credit_version, values, was, reason, requested_by, requested_at, status, decided_by, decided_at)
   select id, 'CHANGE', 1, json_build_object('credit_payment', credit_payment - 1000, 'penalty_payment', penalty_payment),
          json_build_object('credit_payment', credit_payment, 'penalty_payment', penalty_payment), 'Beban', 1, created_at, 'APPROVED', 2,
          created_at + interval '2 hours'
     from credits where id > ${FIRST_RECEIPT} and id % 200 = 3`,
  `insert into settlements (id, contract_code, as_of, principal, interest, penalty, fee, total, interest_forgiven, taken_by, taken_at)
   overriding system value
   select settlement_id, contract_code, date_payment, 1000000, 0, 0, 0, 1000000, 200000, 1, created_at
     from credits where settlement_id > ${FIRST_RECEIPT}`,
  ...['2 months', '1 month'].flatMap((ago, nth) => {
    const end = `(date_trunc('month', current_date - interval '${ago}') + interval '1 month - 1 day')::date`;
    return [
      `select keep_month(${end})`,
      `insert into kept_contracts (day, contract_code, office_id, bucket, class, outstanding)
       select ${end}, code, office_id, (array['0-0', '1-7', '8-15', '16-30'])[1 + ((n + ${nth} * (n % 3)) % 4)], 1, outstanding + ${1 - nth} * 100000
         from loaded where status = 'ACTIVE' and n % 50 <> ${nth} on conflict do nothing`,
      `insert into kept_days (office_id, day, at, figures) select id, ${end}, now(), '[]' from offices on conflict do nothing`,
    ];
  }),
  `insert into bpkb (contract_code, office_id, number, owner_name, state, state_since)
   select code, office_id, 'L' || n, customer_name, (array['RECEIVED', 'RECEIVED', 'RECEIVED', 'UNRECORDED', 'RECEIVED', 'HANDED_OVER', 'LOST'])[1 + n % 7],
          now() - make_interval(hours => (n % 9000)::int) from loaded on conflict do nothing`,
  `insert into fiduciaries (contract_code, deed_number, deed_on, notary)
   select code, 'A' || n, current_date - (n % 45)::int, 'Notaris' from loaded where n % 5 = 0 on conflict do nothing`,
  `insert into fiduciary_deadlines (contract_code, office_id, task, since, due)
   select code, office_id, case when status = 'ACTIVE' then 'register' else 'remove' end, current_date - (n % 45)::int, current_date - (n % 45)::int + 30
     from loaded where n % 5 = 0 on conflict do nothing`,
  `insert into commissions (kind, partner_id, office_id, contract_code, scheme_id, basis, value, principal, amount, first_due, makers, computed_at, state)
   select m.kind, m.partner_id, l.office_id, l.code, m.scheme_id, m.basis, m.value, m.principal, m.amount, l.date_start + 30, m.makers, l.date_start, 'COMPUTED'
     from loaded l, (select * from commissions order by id limit 1) m where l.n % 10 = 0`,
];
