import { sql } from 'drizzle-orm';
import { officeRows, opens, type ReadReport } from '../ReportSource';

/** Money by transfer that no checked statement has confirmed: what `hasUnconfirmed` finds on any contract. */
export const transfers: ReadReport<'transfers'> = (scope) => ({
  values: {
    ...{ office: sql`o.name`, day: sql`u.day::text`, invoice: sql`u.number`, code: sql`u.contract_code` },
    ...{ customer: sql`c.customer_name`, kind: sql`u.kind`, amount: sql`u.bank` },
    ...{ reference: sql`p.bank_reference`, age: sql`o.today - u.day` },
    account: sql`a.bank || ' ' || a.number`,
  },
  from: sql`
    from (select office_id, date_payment as day, invoice as number, contract_code, 'Nota' as kind, bank, payment_id, id as credit_id, null::int as deposit_id
            from credits where transfer_state = 'UNCONFIRMED' and bank > 0
          union all
          select d.office_id, y.date_payment, d.number, d.contract_code, 'Titipan', d.bank, d.payment_id, null, d.id
            from deposits d join payments y on y.id = d.payment_id
           where d.kind = 'ADDED' and d.voided_at is null and y.transfer_state = 'UNCONFIRMED' and d.bank > 0) u
    join ${officeRows(scope)} on o.id = u.office_id
    left join contracts c on c.code = u.contract_code
    left join payments p on p.id = u.payment_id
    left join office_accounts a on a.id = p.account_id`,
  order: sql`o.name, o.id, u.day, u.credit_id, u.deposit_id`,
  opens: sql`case when u.credit_id is null then ${opens('contract', sql`u.contract_code`)} else ${opens('receipt', sql`u.credit_id`)} end`,
});
