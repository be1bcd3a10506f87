import { sql, type SQL } from 'drizzle-orm';
import { idsOf, officeRows, opens, within, nameOf, type ReadReport } from '../ReportSource';

/**
 * What was forgiven and counts: on receipts, and without one. By whom: of a receipt its last approved change, or the request
 * that let it be taken, or who took it; a settlement forgives by its quote, which nobody approves.
 */
export const waived: ReadReport<'waived'> = (scope) => ({
  values: {
    ...{ office: sql`o.name`, day: sql`w.day::text`, invoice: sql`w.invoice`, code: sql`w.contract_code` },
    ...{ customer: sql`c.customer_name`, credit: sql`w.credit`, penalty: sql`w.penalty` },
    basis: sql`case when w.settlement_id is not null then 'Pelunasan dipercepat' when ${changed(sql`true`)} then 'Perubahan nota'
                    when w.credit_id is null then case when q.kind = 'RESTRUCTURE' then 'Restrukturisasi' else 'Potongan tanpa pembayaran' end
                    when q.id is not null then 'Pembayaran yang diminta' else 'Pembayaran' end`,
    asked_by: nameOf(sql`coalesce(${changed(sql`r.requested_by`)}, q.requested_by, w.by)`),
    approved_by: nameOf(sql`coalesce(${changed(sql`r.decided_by`)}, q.decided_by)`),
  },
  from: sql`
    from (select k.id as credit_id, k.office_id, k.date_payment as day, k.invoice, k.contract_code, k.settlement_id,
                 k.credit_discount as credit, k.penalty_discount as penalty, p.request_id, k.input_by as by, null::int as waiver_id
            from credits k left join payments p on p.id = k.payment_id
           where k.office_id = any (${idsOf(scope)}) and k.voided_at is null and k.credit_discount + k.penalty_discount > 0
             and ${within(sql`k.date_payment`, scope)}
          union all
          select null, n.office_id, v.date, null, v.contract_code, v.settlement_id, v.credit_discount, v.penalty_discount,
                 v.request_id, v.given_by, v.id
            from waivers v join contracts n on n.code = v.contract_code
           where n.office_id = any (${idsOf(scope)}) and v.voided_at is null and v.credit_discount + v.penalty_discount > 0
             and ${within(sql`v.date`, scope)}) w
    join ${officeRows(scope)} on o.id = w.office_id
    left join contracts c on c.code = w.contract_code
    left join contract_requests q on q.id = w.request_id
`,
  order: sql`o.name, o.id, w.day, w.credit_id, w.waiver_id`,
  opens: sql`case when w.credit_id is null then ${opens('contract', sql`w.contract_code`)} else ${opens('receipt', sql`w.credit_id`)} end`,
});

/** Of the last change of a receipt that was approved; looked up for the rows that are shown. */
const changed = (value: SQL): SQL => sql`(
  select ${value} from credit_requests r
   where r.credit_id = w.credit_id and r.kind = 'CHANGE' and r.status = 'APPROVED' order by r.id desc limit 1)`;
