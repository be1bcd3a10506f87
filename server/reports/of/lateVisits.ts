import { sql } from 'drizzle-orm';
import { MET, RESULTS } from '@/lib/contract/reportWords';
import { clockOf, officeRows, opens, within, type ReadReport, wordsOf } from '../ReportSource';

/** Visits that were outside the hours when they came, as `outsideCallHours` said then. */
export const lateVisits: ReadReport<'late_visits'> = (scope) => ({
  values: {
    ...{
      office: sql`o.name`,
      at: clockOf(sql`v.at`),
      code: sql`v.contract_code`,
      customer: sql`c.customer_name`,
    },
    ...{ collector: sql`s.name`, met: wordsOf(MET, sql`v.met`), result: wordsOf(RESULTS, sql`v.result`) },
    note: sql`v.note`,
  },
  from: sql`
    from visits v join ${officeRows(scope)} on o.id = v.office_id
    left join contracts c on c.code = v.contract_code
    left join staff s on s.id = v.visited_by
   -- As the index has it.
   where v.outside <> '{}' and 'HOURS' = any (v.outside) and ${within(sql`v.day`, scope)}`,
  order: sql`o.name, o.id, v.at, v.id`,
  opens: opens('contract', sql`v.contract_code`),
});
