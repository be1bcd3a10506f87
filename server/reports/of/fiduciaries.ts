import { sql } from 'drizzle-orm';
import { TASKS } from '@/lib/contract/reportWords';
import { hasUnconfirmed } from '../../transfers/hasUnconfirmed';
import { officeRows, opens, type ReadReport, wordsOf } from '../ReportSource';

/** What is to be registered or removed, the fewest days left first, as Jaminan Fidusia lists it. */
export const fiduciaries: ReadReport<'fiduciaries'> = (scope) => ({
  values: {
    ...{ office: sql`o.name`, task: wordsOf(TASKS, sql`d.task`), code: sql`d.contract_code` },
    ...{
      customer: sql`c.customer_name`,
      since: sql`d.since::text`,
      due: sql`d.due::text`,
      left: sql`d.due - o.today`,
    },
    ...{ deed: sql`f.deed_number`, notary: sql`f.notary`, certificate: sql`f.certificate_number` },
    unconfirmed: sql`case when d.task = 'remove' and ${hasUnconfirmed(sql`d.contract_code`)} then 'Menunggu konfirmasi' else '' end`,
  },
  from: sql`
    from fiduciary_deadlines d join ${officeRows(scope)} on o.id = d.office_id
    left join contracts c on c.code = d.contract_code
    left join fiduciaries f on f.contract_code = d.contract_code`,
  order: sql`d.due, d.contract_code`,
  opens: opens('contract', sql`d.contract_code`),
});
