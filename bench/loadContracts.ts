import type { Connection } from '../server/platform/db/connect';
import { rebuildingIndexes } from './inServer/rebuildingIndexes';

/**
 * Fills the demo company up to `wanted` contracts, without receipts: enough for the list, which reads none. Names,
 * plates, NIKs and phones are drawn as the seed draws them; a tenth of what runs is overdue, a third has ended. A hundred
 * people collect; of every fiftieth contract nobody does, and of every tenth nobody knows the village.
 */
export async function loadContracts({ pool }: Connection, wanted: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from contracts');
    const present = Number(rows[0]?.count ?? 0);
    if (present < wanted) {
      await client.query('begin');
      await client.query(COLLECTORS);
      await client.query('select setseed(0.42)');
      await rebuildingIndexes(client, ['contracts', 'customers'], async () => {
        await client.query('alter table contracts disable trigger contracts_searchable');
        await client.query(INSERT, [present + 1, wanted]);
        await client.query('alter table contracts enable trigger contracts_searchable');
      });
      await client.query('commit');
    }
    await client.query('vacuum analyze contracts, customers');
  } finally {
    client.release();
  }
}

const COLLECTORS = `
  insert into staff (username, name, title_id, office_id)
  select 'kolektor.beban.' || n, 'Kolektor Beban ' || n, 7, (select id from offices order by id offset n % 3 limit 1)
    from generate_series(1, 100) as n on conflict (username) do nothing`;

const INSERT = `
  with collectors as materialized (
    select array_agg(id order by id) as ids from staff where username like 'kolektor.beban.%'
  ), villages as materialized (
    select array_agg(code order by code) as codes from regions where length(code) = 10
  ), words as materialized (
    select array_agg(distinct split_part(name, ' ', 1)) as firsts,
           array_agg(distinct reverse(split_part(reverse(name), ' ', 1))) as lasts from customers
  ), templates as materialized (
    select c.*, o.code as office_code, row_number() over (order by c.code) - 1 as place
      from contracts c join offices o on o.id = c.office_id where c.code ~ '-0[0-9]{4}$' limit 192
  ), drawn as materialized (
    select n, random() as share, current_date - (random() * 1500)::int as started,
           firsts[1 + floor(random() * cardinality(firsts))::int]
             || case when random() < 0.35 then ' ' || firsts[1 + floor(random() * cardinality(firsts))::int] else '' end
             || ' ' || lasts[1 + floor(random() * cardinality(lasts))::int] as name,
           '08' || (11 + floor(random() * 48))::int || (1000000 + floor(random() * 98999999))::int as phone,
           lpad((310000000000 + floor(random() * 59999999999))::bigint::text, 12, '0') || lpad((n % 10000)::text, 4, '0') as nik,
           (1000 + floor(random() * 8999))::int || ' ' || chr(65 + floor(random() * 26)::int)
             || chr(65 + floor(random() * 26)::int) || chr(65 + floor(random() * 26)::int) as plate
      from generate_series($1::int, $2::int) as n, words
  ), people as (
    insert into customers (id, office_id, name, phone, nik)
    select 10000000 + n, t.office_id, d.name, d.phone, d.nik from drawn d join templates t on t.place = d.n % 192
    returning *
  )
  insert into contracts (code, customer_id, office_id, contract_type_id, finance_id, calculation_id, vehicle_kind,
    vehicle, vehicle_year, colour, plate_number, otr, down_payment, principal, tenor, instalment, date_start, in_advance, method,
    rate_bp, round_to, penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp, status, next_due, customer_name, search_text,
    late_from, outstanding, collector_id, village_code)
  select written.code, p.id, t.office_id, t.contract_type_id, t.finance_id, t.calculation_id, t.vehicle_kind, t.vehicle,
    t.vehicle_year, t.colour, written.plate_number, t.otr, t.down_payment, t.principal, t.tenor, t.instalment, d.started,
    t.in_advance, t.method, t.rate_bp, t.round_to, t.penalty_grace_days, t.penalty_kind, t.penalty_rate_bp, t.penalty_per_day, t.penalty_cap_bp,
    case when d.share < 0.65 then 'ACTIVE' when d.share < 0.95 then 'SETTLED' when d.share < 0.98 then 'SETTLED_EARLY'
         when d.share < 0.9995 then 'REPOSSESSED' else 'WRITTEN_OFF' end,
    case when d.share < 0.065 then current_date - (1 + d.share * 1500)::int
         when d.share < 0.65 then current_date + (d.share * 40)::int end,
    p.name, contract_search_text(written.code, written.plate_number, row(p.*)::customers),
    case when d.share < 0.065 then current_date - (d.share * 1500)::int
         when d.share < 0.65 then current_date + 1 + (d.share * 40)::int end,
    case when d.share < 0.65 or d.share between 0.98 and 0.9995 then (t.principal * (0.1 + 0.9 * random()))::bigint else 0 end,
    case when d.n % 50 > 0 then ids[1 + d.n % cardinality(ids)] end,
    case when d.n % 10 > 0 then codes[1 + floor(random() * cardinality(codes))::int] end
  from collectors, villages, drawn d join templates t on t.place = d.n % 192 join people p on p.id = 10000000 + d.n,
  lateral (select t.office_code || '-' || to_char(d.started, 'YYMM') || '-' || (100000 + d.n) as code,
                  split_part(t.plate_number, ' ', 1) || ' ' || d.plate as plate_number) as written`;
