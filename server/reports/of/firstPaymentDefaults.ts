import { sql } from 'drizzle-orm';
import { firstDueOf, firstLineCoveredOn, firstLineLate } from '../../contracts/firstLine';
import { officeRows, opens, within, type ReadReport } from '../ReportSource';

/** Days after the first instalment fell due within which it is covered in time (DOMAIN, Figures). */
const DAYS = 30;

/** New contracts whose first instalment was not covered in time, by the rule by which commissions are taken back. */
export const firstPaymentDefaults: ReadReport<'first_payment_defaults'> = (scope) => {
  const line = {
    code: sql`c.code`,
    nextDue: sql`c.next_due`,
    firstDue: sql`f.due`,
    lastDay: sql`f.due + ${DAYS}::int`,
  };
  return {
    values: {
      ...{
        office: sql`o.name`,
        started: sql`c.date_start::text`,
        code: sql`c.code`,
        customer: sql`c.customer_name`,
      },
      ...{
        first_due: sql`f.due::text`,
        covered_on: sql`v.day::text`,
        late: sql`coalesce(v.day, o.today) - f.due`,
      },
      ...{ principal: sql`c.principal`, outstanding: sql`coalesce(c.outstanding, 0)` },
      ...{ marketer: sql`marketer.name`, surveyor: sql`surveyor.name` },
    },
    from: sql`
      from contracts c join ${officeRows(scope)} on o.id = c.office_id
      cross join lateral (select ${firstDueOf(sql`c`)} as due) f
      left join lateral (select ${firstLineCoveredOn(line)} as day) v on true
      left join registrations g on g.contract_code = c.code
      left join partners marketer on marketer.id = g.marketer_id
      left join staff surveyor on surveyor.id = g.surveyor_id
     where ${within(sql`c.date_start`, scope)} and c.status <> 'CANCELLED'
       and not exists (select from restructures r where r.new_code = c.code)
       and o.today > ${line.lastDay} and ${firstLineLate(line)}`,
    order: sql`o.name, o.id, c.date_start, c.code`,
    opens: opens('contract', sql`c.code`),
  };
};
