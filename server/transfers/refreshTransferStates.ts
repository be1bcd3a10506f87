import { sql } from 'drizzle-orm';
import { takeReadyBack } from '../bpkbRecords/takeReadyBack';
import { namesAccountSql } from './namesAccount';
import type { Db } from '../platform/db/connect';

/**
 * Writes anew what is known of the transfers of these acts of paying (docs/decisions/0141), on them and on their receipts. Call
 * it once everything else is written: statements that were checked, lines that were posted, tied or freed, receipts that
 * were voided or changed. Whoever calls it holds their contracts.
 *
 * CONFIRMED: a line of a checked statement made it or is tied to it, for no less than counts of it by transfer. The checker
 * neither uploaded nor posted nor tied nor chose; what was posted or tied since waits for another check; and nobody of
 * these, nor the checker, took the money. Money that a statement brought was taken by nobody. A transfer that named the
 * account that it came on is confirmed by a statement of that account alone. What was UNKNOWN stays so until it is confirmed, or until more is said to have come by transfer.
 */
export async function refreshTransferStates(tx: Db, paymentIds: readonly number[]): Promise<void> {
  const ids = [...new Set(paymentIds)].sort((a, b) => a - b);
  if (ids.length === 0) return;
  const named = sql`any(${sql.param(ids)}::int[])`;
  await tx.execute(sql`
    update payments p
       set transfer_state = n.state, confirmed_at = case when n.state = 'CONFIRMED' then n.confirmed_at end
      from (select p.id, l.confirmed_at,
                   case when r.bank + d.bank = 0 then null
                        when l.confirmed_at is not null then 'CONFIRMED'
                        when p.transfer_state = 'UNKNOWN' and not r.raised then 'UNKNOWN'
                        else 'UNCONFIRMED' end as state
              from payments p
             cross join lateral (
               select coalesce(sum(c.bank), 0) as bank, coalesce(bool_or(c.transfer_state = 'UNCONFIRMED'), false) as raised,
                      array_agg(c.cashier_id) as cashiers
                 from credits c where c.payment_id = p.id and c.voided_at is null) r
             cross join lateral (
               select coalesce(sum(d.bank), 0) as bank from deposits d
                where d.payment_id = p.id and d.kind = 'ADDED' and d.voided_at is null) d
              left join lateral (${confirmingLine()}) l on true
             where p.id = ${named}) n
     where p.id = n.id and (p.transfer_state, p.confirmed_at) is distinct from (n.state, n.confirmed_at)`);
  await tx.execute(sql`
    update credits c set transfer_state = p.transfer_state
      from payments p
     where p.id = ${named} and c.payment_id = p.id and c.voided_at is null
       and (c.bank > 0 or not exists (
             select from credits o where o.payment_id = p.id and o.voided_at is null and o.bank > 0))
       and c.transfer_state is distinct from p.transfer_state`);
  const { rows } = await tx.execute<{ code: string }>(sql`
    select distinct p.contract_code as code from payments p join bpkb b on b.contract_code = p.contract_code
     where p.id = ${named} and p.transfer_state = 'UNCONFIRMED' and b.state = 'READY'`);
  await takeReadyBack(
    tx,
    rows.map(({ code }) => code),
    'Transfernya belum dikonfirmasi',
  );
}

/** When the payment `p`, of which `r` and `d` count, was confirmed by a line of a statement; no row: by none. */
const confirmingLine = () => sql`
  select min(b.checked_at) as confirmed_at
    from credits c
    join import_rows w on w.state = 'POSTED' and not w.after_check
     and (w.id = c.import_row_id or (w.contract_code = c.contract_code and w.tied_credit_id = c.id))
    join import_batches b on b.id = w.batch_id and b.status <> 'UNDONE' and b.checked_at is not null
   cross join lateral (select b.posters || b.created_by || array_remove(array[w.tied_by, w.chosen_by], null) as hands) h
   where c.payment_id = p.id and c.voided_at is null and w.amount >= r.bank + d.bank
     and b.checked_by <> all (h.hands)
     and (w.id = c.import_row_id or p.account_id is null or b.checked_account is null or exists (
           select from office_accounts a
            where a.id = p.account_id and ${namesAccountSql(sql`b.checked_account`, sql`a.number`)}))
     and (w.id = c.import_row_id or not ((h.hands || b.checked_by) && (r.cashiers || p.input_by)))`;
