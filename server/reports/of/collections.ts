import { sql } from 'drizzle-orm';
import { idsOf, officeRows, within, type ReadReport } from '../ReportSource';

/** What each cashier took on each day, by the day of payment. */
export const collections: ReadReport<'collections'> = (scope) => ({
  values: {
    ...{ office: sql`o.name`, day: sql`g.date_payment::text`, cashier: sql`s.name` },
    ...{ receipts: sql`g.receipts`, collected: sql`g.credit + g.penalty` },
    ...{ credit: sql`g.credit`, penalty: sql`g.penalty`, fees: sql`g.fees`, payment: sql`g.payment` },
    ...{ cash: sql`g.cash`, bank: sql`g.bank`, deposit: sql`g.deposit` },
  },
  from: sql`
    from (select office_id, date_payment, cashier_id, count(*) as receipts, sum(credit_payment) as credit,
                 sum(penalty_payment) as penalty, sum(collector_payment) as fees, sum(counted) as payment,
                 sum(cash) as cash, sum(bank) as bank, sum(deposit) as deposit
            from credits
           where office_id = any (${idsOf(scope)}) and voided_at is null and ${within(sql`date_payment`, scope)}
           group by office_id, date_payment, cashier_id) g
    join ${officeRows(scope)} on o.id = g.office_id
    left join staff s on s.id = g.cashier_id`,
  order: sql`o.name, o.id, g.date_payment, s.name, g.cashier_id`,
});
