import type { Connection } from '../server/platform/db/connect';

/** Five years of letters and TTS: so many of each, on contracts that are loaded already. Done once. */
export async function loadPapers({ pool }: Pick<Connection, 'pool'>, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rowCount } = await client.query(`select from letters where number like 'O1/%' limit 1`);
    if (rowCount) return;
    // Triggers and foreign keys are off: no visit is behind these.
    await client.query('set session_replication_role = replica');
    for (const statement of statementsFor(count)) await client.query(statement);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze tts, letters');
  } finally {
    client.release();
  }
}

const onContracts = (count: number) => `
  from (select n, to_char(current_date - (n % 1800)::int, 'YYMM') as month, current_date - (n % 1800)::int as day
          from generate_series(1, ${count}) as n) d
  join (select code, office_id, row_number() over (order by code) as nth from contracts limit ${count}) c on c.nth = d.n`;

const BLOCK = '00000000-0000-4000-8000-000000000001';

const statementsFor = (count: number) => [
  `insert into tts_blocks (id, office_id, collector_id, device, month, first, last, given_at, given_on, closed_at, closed_by)
   select '${BLOCK}', 1, min(id), '${BLOCK}', '2001', 1, 25, now(), current_date, now(), min(id) from staff where title_id = 7
   on conflict do nothing`,
  `insert into tts (number, block_id, nth, visit_id, contract_code, office_id, collector_id, amount, at, day, received_at, state, voided_at,
     voided_by, void_reason)
   select 'O' || c.office_id || '/K' || d.month || '/' || lpad(d.n::text, greatest(5, length(d.n::text)), '0'), b.id, 1000 + d.n, gen_random_uuid(), c.code, c.office_id,
          b.collector_id, 500000, d.day, d.day, d.day, case when d.n % 500 > 0 then 'VOID' else 'OPEN' end,
          case when d.n % 500 > 0 then d.day end, case when d.n % 500 > 0 then 1 end, case when d.n % 500 > 0 then 'Beban' else '' end
     ${onContracts(count)}
    cross join (select * from tts_blocks where id = '${BLOCK}') b`,
  `insert into letters (number, contract_code, office_id, step, late_from, made_on, dpd, arrears, penalty, paper, at, written_by)
   select 'O' || c.office_id || '/SP/' || d.month || '/' || lpad(d.n::text, greatest(5, length(d.n::text)), '0'), c.code, c.office_id, 1, d.day, d.day, 8, 500000, 0,
          '{"customer_name":"Beban","address":"","vehicle":"","plate_number":"","lines":[],"pay_until":"2026-01-01"}', d.day, 1
     ${onContracts(count)}`,
];
