import { sql } from 'drizzle-orm';
import { officeRows, opens, within, type ReadReport } from '../ReportSource';

/** Early settlements that stand, as they were agreed; of the office and day of their first receipt, or the contract's where nothing was left to pay. */
export const settlements: ReadReport<'settlements'> = (scope) => ({
  values: {
    ...{ office: sql`o.name`, day: sql`t.day::text`, invoice: sql`f.invoice`, code: sql`s.contract_code` },
    ...{ customer: sql`c.customer_name`, principal: sql`s.principal`, interest: sql`s.interest` },
    ...{ penalty: sql`s.penalty`, fee: sql`s.fee`, payment: sql`s.total`, waived: sql`s.interest_forgiven` },
    taken_by: sql`taker.name`,
  },
  from: sql`
    from settlements s join contracts c on c.code = s.contract_code
    left join lateral (
      select k.office_id, k.date_payment, k.invoice, k.id from credits k
       where k.settlement_id = s.id and k.voided_at is null order by k.id limit 1) f on true
    cross join lateral (select coalesce(f.date_payment, s.as_of) as day, coalesce(f.office_id, c.office_id) as office_id) t
    join ${officeRows(scope)} on o.id = t.office_id
    left join staff taker on taker.id = s.taken_by
   where s.undone_at is null and ${within(sql`t.day`, scope)}`,
  order: sql`o.name, o.id, t.day, s.id`,
  opens: sql`case when f.id is null then ${opens('contract', sql`c.code`)} else ${opens('receipt', sql`f.id`)} end`,
});
