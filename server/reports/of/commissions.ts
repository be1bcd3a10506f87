import { sql } from 'drizzle-orm';
import { COMMISSION_STATES, PARTNERS } from '@/lib/contract/reportWords';
import { officeRows, opens, within, type ReadReport, wordsOf } from '../ReportSource';

/** What contracts brought to agents and outside marketers, and what of it was paid and held back again. */
export const commissions: ReadReport<'commissions'> = (scope) => ({
  values: {
    ...{
      office: sql`o.name`,
      day: sql`c.date_start::text`,
      code: sql`c.code`,
      customer: sql`c.customer_name`,
    },
    ...{
      kind: wordsOf(PARTNERS, sql`m.kind`),
      partner: sql`p.name`,
      state: wordsOf(COMMISSION_STATES, sql`m.state`),
    },
    ...{ amount: sql`m.amount`, paid: sql`case when m.batch_id is null then 0 else m.amount end` },
    paid_on: sql`(b.paid_at at time zone o.zone)::date::text`,
    recovered: sql`case when m.recovered_in is null then 0 else m.amount end`,
  },
  from: sql`
    from commissions m join ${officeRows(scope)} on o.id = m.office_id
    join contracts c on c.code = m.contract_code
    left join partners p on p.id = m.partner_id
    left join commission_batches b on b.id = m.batch_id
   where ${within(sql`c.date_start`, scope)}`,
  order: sql`o.name, o.id, c.date_start, c.code, m.kind`,
  opens: opens('contract', sql`c.code`),
});
