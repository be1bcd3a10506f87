import { sql } from 'drizzle-orm';
import { WAYS } from '@/lib/contract/reportWords';
import { officeRows, opens, within, type ReadReport, wordsOf } from '../ReportSource';

/** Contracts that began, as the figure `disbursed` counts them, with how each was paid out where that was recorded. */
export const disbursements: ReadReport<'disbursements'> = (scope) => ({
  values: {
    ...{
      office: sql`o.name`,
      day: sql`c.date_start::text`,
      code: sql`c.code`,
      customer: sql`c.customer_name`,
    },
    ...{ principal: sql`c.principal`, paid_on: sql`d.day::text`, way: wordsOf(WAYS, sql`d.way`) },
    ...{ amount: sql`d.amount`, ordered_by: sql`orderer.name`, paid_by: sql`payer.name` },
  },
  from: sql`
    from contracts c join ${officeRows(scope)} on o.id = c.office_id
    left join disbursements d on d.contract_code = c.code
    left join staff orderer on orderer.id = d.ordered_by
    left join staff payer on payer.id = d.paid_by
   where ${within(sql`c.date_start`, scope)} and c.status <> 'CANCELLED'
     and not exists (select from restructures r where r.new_code = c.code)`,
  order: sql`o.name, o.id, c.date_start, c.code`,
  opens: opens('contract', sql`c.code`),
});
