import { buildRegistrationForm } from '../src/lib/mocks/buildRegistrationForm';
import type { Connection } from '../server/platform/db/connect';
import { rebuildingIndexes } from './inServer/rebuildingIndexes';

/**
 * Fills the demo company up to `wanted` registrations of five years, without their steps: enough for the list and the
 * duplicate check, which read none. Most are paid out or ended, some thousands are under way; every form has the size of
 * one that is filled in.
 */
export async function loadRegistrations({ pool }: Connection, wanted: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from registrations');
    const present = Number(rows[0]?.count ?? 0);
    if (present < wanted) {
      await client.query('begin');
      await client.query('select setseed(0.42)');
      await rebuildingIndexes(client, ['registrations'], () =>
        client.query(INSERT, [present + 1, wanted, JSON.stringify(buildRegistrationForm())]),
      );
      await client.query('commit');
    }
    await client.query('vacuum analyze registrations');
  } finally {
    client.release();
  }
}

const INSERT = `
  with words as materialized (
    select array_agg(distinct split_part(name, ' ', 1)) as firsts,
           array_agg(distinct reverse(split_part(reverse(name), ' ', 1))) as lasts from customers
  ), statuses as materialized (
    select array_agg(id order by id) filter (where kind = 'DISBURSED') as paid,
           array_agg(id order by id) filter (where kind in ('REJECTED', 'CANCELLED')) as ended,
           array_agg(id order by id) filter (where kind not in ('DISBURSED', 'REJECTED', 'CANCELLED')) as running
      from registration_statuses
  ), people as materialized (
    select o.id as office, o.code,
           (select array_agg(id) from staff where office_id = o.id and title_id = 4) as surveyors,
           (select array_agg(id) from staff where office_id = o.id and title_id <> 4) as clerks,
           (select array_agg(id) from partners where office_id = o.id and kind = 'AGENT') as agents,
           (select array_agg(id) from partners where office_id = o.id and kind = 'MARKETER') as marketers
      from offices o
  ), drawn as materialized (
    select n, random() as share, random() as luck,
           firsts[1 + floor(random() * cardinality(firsts))::int] || ' ' || lasts[1 + floor(random() * cardinality(lasts))::int] as name,
           case when n % 1000 = 0 then '081255501177'
                else '08' || (11 + floor(random() * 48))::int || (1000000 + floor(random() * 98999999))::int end as phone,
           lpad((310000000000 + floor(random() * 59999999999))::bigint::text, 12, '0') || lpad((n % 10000)::text, 4, '0') as nik,
           'B ' || (1000 + floor(random() * 8999))::int || ' ' || chr(65 + floor(random() * 26)::int)
             || chr(65 + floor(random() * 26)::int) || chr(65 + floor(random() * 26)::int) as plate,
           (array['Honda BeAT', 'Yamaha NMAX', 'Toyota Avanza Veloz', 'Suzuki Carry'])[1 + n % 4] || ' ' || (2018 + n % 8) as vehicle
      from generate_series($1::int, $2::int) as n, words
  ), dated as materialized (
    select d.*, p.*,
           case when share < 0.75 then paid[1 + n % cardinality(paid)]
                when share < 0.99 then ended[1 + n % cardinality(ended)]
                else running[1 + n % cardinality(running)] end as status,
           now() - case when share < 0.99 then luck * interval '1800 days' else luck * interval '45 days' end as since
      from drawn d, statuses, people p where p.office = (select id from offices order by id offset d.n % (select count(*) from offices) limit 1)
  )
  insert into registrations (number, office_id, status_id, status_since, form, applicant_name, phone, nik, plate_number,
    chassis_number, engine_number, vehicle, surveyor_id, agent_id, marketer_id, entered_by, makers, search_text, created_at)
  select number, office, status, since, $3::jsonb, name, phone, nik, plate, 'MH1JFZ' || lpad(n::text, 9, '0'),
    'JFZ1E' || lpad(n::text, 7, '0'), vehicle, surveyors[1 + n % cardinality(surveyors)],
    case when n % 3 = 0 then agents[1 + n % cardinality(agents)] end,
    case when n % 5 = 0 then marketers[1 + n % cardinality(marketers)] end,
    clerks[1 + n % cardinality(clerks)], array[clerks[1 + n % cardinality(clerks)]],
    lower(' ' || concat_ws(' ', number, plate, replace(plate, ' ', ''), name, nik, phone,
      case when n % 3 = 0 then '08' || (11 + n % 48) || lpad(((n * 7919::bigint) % 100000000)::text, 8, '0') end)), since - interval '3 days'
  from dated, lateral (select code || '/R' || to_char(since, 'YYMM') || '/' || (100000 + n) as number) as numbered`;
