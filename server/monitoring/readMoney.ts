import { sql, type SQL } from 'drizzle-orm';
import { dayRows, idsOf } from './dayRows';
import { reading } from './reading';
import type { ReadPart } from './ReadPart';

/* Types, not interfaces: rows are records. Sums come as text. */
type Row = Record<
  ('office' | 'receipts' | 'collected' | 'entered_receipts' | 'entered') | ('contracts' | 'disbursed'),
  string
>;

/**
 * What came in and went out. `entered` is how the sum of all receipts that count changed within the day, by when each was
 * entered, voided and changed: added up over days it is what stands in Nota Cicilan.
 */
export const readMoney: ReadPart = async (db, offices) => {
  const { rows } = await db.execute<Row>(sql`
    with days as materialized (select * from ${dayRows(offices)}),
         touched as materialized (${touchedSince(idsOf(offices))})
    select d.office, c.receipts, c.collected, e.receipts as entered_receipts, e.entered, k.contracts, k.disbursed
      from days d
     cross join lateral (
       select count(*) as receipts, coalesce(sum(credit_payment + penalty_payment), 0) as collected from credits
        where office_id = d.office and voided_at is null and date_payment between date_trunc('month', d.today)::date and d.today) c
     cross join lateral (
       select count(*) filter (where t.created_at >= d.begins and t.created_at < d.ends) as receipts,
              coalesce(sum(${countedAt(sql`d.ends`)} - ${countedAt(sql`d.begins`)}), 0) as entered
         from touched t where t.office_id = d.office) e
     cross join lateral (
       select count(*) as contracts, coalesce(sum(principal), 0) as disbursed from contracts n
        where n.office_id = d.office and n.status <> 'CANCELLED'
          and n.date_start between date_trunc('month', d.today)::date and d.today
          and not exists (select from restructures r where r.new_code = n.code)) k`);
  return new Map(
    rows.map((row) => [
      Number(row.office),
      [
        reading('collected', Number(row.receipts), Number(row.collected)),
        reading('entered', Number(row.entered_receipts), Number(row.entered)),
        reading('disbursed', Number(row.contracts), Number(row.disbursed)),
      ],
    ]),
  );
};

/** Receipts that were entered, voided or changed since the first of these days began. */
const touchedSince = (offices: SQL): SQL => sql`
  select id, office_id, created_at, voided_at, credit_payment + penalty_payment as amount from credits
   where office_id = any (${offices})
     and id = any (array(
       select id from credits where created_at >= (select min(begins) from days)
       union select id from credits
        where office_id = any (${offices}) and voided_at is not null and voided_at >= (select min(begins) from days)
       union select credit_id from credit_requests
        where was is not null and status = 'APPROVED' and decided_at >= (select min(begins) from days)))`;

/** What a touched receipt counted for at an instant: as it was before it was first changed since then. */
const countedAt = (at: SQL): SQL => sql`
  case when t.created_at < ${at} and (t.voided_at is null or t.voided_at >= ${at})
       then coalesce((select (q.was ->> 'credit_payment')::bigint + (q.was ->> 'penalty_payment')::bigint
                        from credit_requests q
                       where q.credit_id = t.id and q.was is not null and q.status = 'APPROVED' and q.decided_at >= ${at}
                       order by q.decided_at, q.id limit 1), t.amount)
       else 0 end`;
