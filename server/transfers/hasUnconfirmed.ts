import { sql, type SQL } from 'drizzle-orm';

/** Whether money on a contract waits for a statement, as `unconfirmedOn` finds it, where a statement is written as text. */
export const hasUnconfirmed = (code: SQL): SQL => sql`(
  exists (select from credits r where r.contract_code = ${code} and r.transfer_state = 'UNCONFIRMED' and r.bank > 0)
  or exists (select from deposits d join payments p on p.id = d.payment_id
              where d.contract_code = ${code} and d.kind = 'ADDED' and d.voided_at is null
                and p.transfer_state = 'UNCONFIRMED' and d.bank > 0))`;
