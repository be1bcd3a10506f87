import { sql } from 'drizzle-orm';
import { clockOf, momentWithin, officeRows, opens, nameOf, type ReadReport } from '../ReportSource';

/**
 * Receipts that were changed by decision, and those that were voided in whatever way; what they count for as collected before
 * and after. A change from before that was kept has no before.
 */
export const corrections: ReadReport<'corrections'> = (scope) => ({
  values: {
    ...{ office: sql`x.office`, at: sql`x.clock`, invoice: sql`k.invoice`, code: sql`k.contract_code` },
    act: sql`case x.kind when 'VOID' then 'Dibatalkan' else 'Diubah' end`,
    ...{ customer: sql`k.customer_name`, before: sql`x.before`, after: sql`x.after`, reason: sql`x.reason` },
    asked_by: nameOf(sql`coalesce(x.asked_by, ${voidAskedBy}, x.decided_by)`),
    decided_by: nameOf(sql`x.decided_by`),
  },
  from: sql`
    from (select o.name as office, o.id as office_id, ${clockOf(sql`q.decided_at`)} as clock, q.decided_at as at, 'CHANGE' as kind,
                 r.id as credit_id, q.id as request_id, q.requested_by as asked_by, q.decided_by, q.reason,
                 (q.was ->> 'credit_payment')::bigint + (q.was ->> 'penalty_payment')::bigint as before,
                 (q.values ->> 'credit_payment')::bigint + (q.values ->> 'penalty_payment')::bigint as after
            from credit_requests q join credits r on r.id = q.credit_id
            join ${officeRows(scope)} on o.id = r.office_id
           where q.kind = 'CHANGE' and q.status = 'APPROVED' and ${momentWithin(sql`q.decided_at`, scope)}
          union all
          select o.name, o.id, ${clockOf(sql`r.voided_at`)}, r.voided_at, 'VOID', r.id, null,
                 null, r.voided_by, r.void_reason, r.credit_payment + r.penalty_payment, 0
            from credits r
            join ${officeRows(scope)} on o.id = r.office_id
           where r.voided_at is not null and ${momentWithin(sql`r.voided_at`, scope)}) x
    left join credits k on k.id = x.credit_id`,
  order: sql`x.office, x.office_id, x.at, x.credit_id, x.request_id`,
  opens: opens('receipt', sql`x.credit_id`),
});

/** Who asked for a void: of that receipt, or of those that went together by what was asked for on the contract. */
const voidAskedBy = sql`coalesce(
  (select q.requested_by from credit_requests q
    where q.credit_id = k.id and q.kind = 'VOID' and q.status = 'APPROVED' order by q.id desc limit 1),
  (select q.requested_by from contract_requests q
    where q.contract_code = k.contract_code and q.status = 'APPROVED' and q.decided_at = k.voided_at order by q.id desc limit 1))`;
