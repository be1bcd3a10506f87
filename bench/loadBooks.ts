import type { Connection } from '../server/platform/db/connect';

/**
 * So many contracts with their books, in place of the books that are there, over the three demo offices: most stored, the
 * others in every state, a few of them late, lent too long, ready and not fetched. Each has its last movement.
 */
export async function loadBooks({ pool }: Pick<Connection, 'pool'>, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    // Triggers and foreign keys are off: what they would write is written here.
    await client.query('set session_replication_role = replica');
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
        where i.indrelid in ('bpkb'::regclass, 'contracts'::regclass) and not i.indisunique`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of statementsFor(count)) await client.query(statement);
    for (const { made } of indexes) await client.query(made);
    await client.query('set session_replication_role = origin');
    for (const table of ['contracts', 'customers', 'bpkb', 'bpkb_movements', 'bpkb_places'])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release();
  }
}

const TABLES = [
  ...['bpkb_findings', 'bpkb_scans', 'bpkb_count_books', 'bpkb_counts'],
  ...['bpkb_movements', 'bpkb_requests', 'bpkb', 'bpkb_places'],
];

const statementsFor = (count: number) => [
  'update bpkb set request_id = null, prepared_id = null',
  ...TABLES.map((table) => `delete from ${table}`),
  "delete from contracts where code like '%-0001-%'",
  `insert into bpkb_places (code, name, valid_from, office_id, safe, rack)
     select 'B' || o || '-' || n, 'Brankas ' || n, '2020-01-01', o, 'Brankas ' || n / 10, 'Rak ' || n % 10
       from generate_series(1, 3) o, generate_series(1, 60) n`,
  `insert into contracts (code, customer_id, office_id, contract_type_id, finance_id, calculation_id, vehicle_kind, vehicle, plate_number,
        chassis_number, engine_number, bpkb_number, principal, tenor, instalment, date_start, rate_bp, penalty_grace_days, penalty_kind,
        penalty_rate_bp, penalty_per_day, penalty_cap_bp, next_due, status, outstanding, customer_name, search_text)
     select (array['JKT', 'MKS', 'JYP'])[1 + i % 3] || '-0001-' || lpad(i::text, 8, '0'), c.id, 1 + i % 3, null, null, null, 'R2', 'Honda Beat', 'B ' || i || ' UJI',
            'MHB' || i, 'JMB' || i, 'NB-' || i, 9000000, 24, 500000, current_date - 400, 1800, 3, 'RATE', 50, 0, 5000,
            case when i % 50 <> 7 then current_date + 10 end, case when i % 50 = 7 then 'SETTLED' else 'ACTIVE' end, 0, c.name,
            lower(' ' || (array['JKT', 'MKS', 'JYP'])[1 + i % 3] || '-0001-' || lpad(i::text, 8, '0') || ' ' || c.name)
       from generate_series(1, ${count}) i
       join lateral (select id, name from customers where id = 1 + i % 180) c on true`,
  `insert into bpkb (contract_code, office_id, kind, number, owner_name, chassis_number, engine_number, plate_number, state, state_since,
        place_id, holder, until, to_office_id, goes_out, labelled_at)
     select p.code, p.office_id, case when p.state not in ('UNRECORDED', 'NOT_RECEIVED') then case when p.i % 37 = 15 then 'ELECTRONIC' else 'BOOK' end end,
            p.bpkb_number, p.customer_name, p.chassis_number, p.engine_number, p.plate_number, p.state,
            now() - make_interval(mins => (p.i::bigint * 600000 / ${count})::int),
            case when p.state in ('STORED', 'READY')
                 then (select min(id) from bpkb_places where office_id = p.office_id) + p.i % 60 end,
            case when p.state in ('BORROWED', 'AT_NOTARY', 'IN_TRANSIT') then 'Biro Jasa ' || p.i % 50 else '' end,
            case when p.state in ('BORROWED', 'AT_NOTARY') then current_date - 3 + p.i % 37 when p.state = 'NOT_RECEIVED' then current_date - 2 + p.i % 89 end,
            case when p.state = 'IN_TRANSIT' then p.office_id % 3 + 1 end, p.status = 'SETTLED',
            case when p.office_id = 3 or p.i % 200 <> 12 then now() end
       from (select c.*, i, case when i % 50 = 7 then (array['HANDED_OVER', 'HANDED_OVER', 'READY', 'STORED'])[1 + i / 50 % 4]
                    when i % 10 < 2 then 'UNRECORDED' when i % 25 = 3 then 'NOT_RECEIVED' when i % 100 = 4 then 'RECEIVED'
                    when i % 60 = 5 then 'BORROWED' when i % 400 = 6 then 'AT_NOTARY' when i % 500 = 8 then 'IN_TRANSIT'
                    when i % 20000 = 9 then 'LOST' else 'STORED' end as state
               from contracts c cross join lateral (select right(c.code, 8)::int as i) n where c.code like '%-0001-%') p`,
  `insert into bpkb_movements (bpkb_id, movement, at, state, office_id, contract_code, place_id, until, to_office_id, person)
     select id, case state when 'NOT_RECEIVED' then 'AWAITED' when 'STORED' then 'STORED' else 'RECEIVED' end, state_since, state, office_id,
            contract_code, place_id, until, to_office_id, 'Beban' from bpkb where state <> 'UNRECORDED'`,
];
