import { sql } from 'drizzle-orm';
import type { OfficeCounts, OfficeHoldings } from '@/lib/contract/officeClosing';
import { booksIn } from '../bpkbRecords/booksIn';
import { isToHandOver } from '../cash/cashToHandOver';
import { isCounted } from '../cash/movements';
import { accountsLeaving } from '../distribution/officeAccounts';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { idOf } from '../platform/http/idOf';

const GONE = 'Kantor tidak ditemukan.';

type Row = Record<Exclude<keyof OfficeCounts, 'books'>, number>;

/** What is still in an office. 404 when there is none. */
export async function holdingsOf(db: Db, id: string): Promise<OfficeHoldings> {
  const office = idOf(id, GONE);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select
      (select count(*)::int from contracts
        where office_id = o.id and status in ('ACTIVE', 'REPOSSESSED')) as contracts,
      (select count(*)::int from contracts
        where office_id = o.id and status in ('ACTIVE', 'REPOSSESSED') and collector_id is not null) as accounts,
      (select count(*)::int from registrations r join registration_statuses s on s.id = r.status_id
        where r.office_id = o.id and s.kind not in ('REJECTED', 'CANCELLED', 'DISBURSED')) as registrations,
      (select count(*)::int from credit_requests q join credits c on c.id = q.credit_id
        where c.office_id = o.id and q.status = 'WAITING') as credit_requests,
      (select count(*)::int from contract_requests q join contracts k on k.code = q.contract_code
        where k.office_id = o.id and q.status = 'WAITING') as contract_requests,
      (select count(*)::int from (
        select staff_id, day, sum(cash) as cash, max(id) filter (where ${isCounted}) as last from cash_movements
         where (staff_id, day) in (select staff_id, day from cash_movements where office_id = o.id)
         group by staff_id, day) m
        left join lateral (
          select last_movement_id, reopened_at from cashier_days
           where staff_id = m.staff_id and day = m.day order by closing desc limit 1) c on true
       where case when c.last_movement_id is null then m.cash <> 0
                  else c.reopened_at is not null or m.last > c.last_movement_id end) as cashier_days,
      (select count(*)::int from cashier_days c where c.office_id = o.id and ${isToHandOver}) as cash_to_hand_over,
      (select (coalesce(sum(cash), 0) <> 0)::int from safe_movements where office_id = o.id) as filled_safes,
      (select count(*)::int from petty_funds f where f.office_id = o.id and f.active) as petty_funds,
      (select count(*)::int from staff s
        where s.active and (s.office_id = o.id or exists (
          select from staff_offices x where x.staff_id = s.id and x.office_id = o.id))) as staff
    from offices o where o.id = ${office}`);
  const [row] = rows;
  if (!row) throw notFound(GONE);
  return { ...row, books: await booksIn(db, office), leaving: await accountsLeaving(db, office) };
}
