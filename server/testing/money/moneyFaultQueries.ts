import { FIELD_FAULT_QUERIES } from './fieldFaultQueries';

/** A fault's name → SQL that returns a row for each record that has it, with a column `what` that names the record. */
export const MONEY_FAULT_QUERIES: Readonly<Record<string, string>> = {
  ...FIELD_FAULT_QUERIES,
  'a receipt of Rp0': `select invoice as what from credits where payment <= 0`,
  'a line was paid beyond its instalment': `
    select contract_code || ' line ' || credit_to as what
      from (select contract_code, credit_to, sum(credit_payment + credit_discount) as covered from facts group by 1, 2) f
      join lines using (contract_code, credit_to) where covered > instalment`,
  'a receipt that says another instalment than the line': `
    select c.invoice as what from credits c join lines using (contract_code, credit_to) where c.credit > lines.instalment`,
  'movements of a drawer that do not sum to their receipt': `
    select c.invoice as what from credits c
      left join (select credit_id, staff_id, sum(cash) as cash, sum(bank) as bank from cash_movements group by 1, 2) m
             on m.credit_id = c.id and m.staff_id = c.cashier_id
     where (coalesce(m.cash, 0), coalesce(m.bank, 0))
        <> (case when c.voided_at is null then c.cash else 0 end, case when c.voided_at is null then c.bank else 0 end)
    union all
    select c.invoice || ' in the drawer of ' || m.staff_id from credits c
      join cash_movements m on m.credit_id = c.id and m.staff_id <> c.cashier_id
     group by c.invoice, m.staff_id having sum(m.cash) <> 0 or sum(m.bank) <> 0`,
  'a receipt that names another cashier than its drawer': `
    select c.invoice as what from credits c join staff s on s.id = c.cashier_id
     where c.cashier not in (left(s.name, 60), left(s.name, 57 - length(s.username)) || ' (' || s.username || ')')`,
  'a movement on another day than that of its drawer': `
    select 'movement ' || m.id as what from cash_movements m join staff s on s.id = m.staff_id join offices o on o.id = s.office_id
     where m.at >= (select value::timestamptz from since)
       -- What hands over a closed day's cash is of that day.
       and m.kind not in ('TO_BANK', 'TO_SAFE', 'TO_HOLDER')
       and (m.office_id <> o.id or m.day <> (m.at at time zone o.zone)::date)
       -- An office that got another zone since keeps the days that were.
       and not exists (select from history h where h.record_type = 'office' and h.record_id = o.id::text
                          and h.at >= m.at and h.changes ? 'zone')`,
  'cash that went in or out on a day that was closed': `
    select 'movement ' || m.id as what from cash_movements m
      join cashier_days d on d.staff_id = m.staff_id and d.day = m.day and m.id > d.last_movement_id and d.reopened_at is null
     -- A day that changed after it was closed is closed once more: that closing says whether it is open.
     where not exists (select from cashier_days e where e.staff_id = d.staff_id and e.day = d.day and e.closing > d.closing
                          and e.last_movement_id < m.id)
       and m.cash <> 0 and m.kind in ('TAKEN', 'DEPOSIT_ADDED', 'DEPOSIT_PAID_BACK', 'DISBURSEMENT', 'FROM_HOLDER',
                                       'FROM_SAFE', 'FROM_BANK', 'FROM_HEAD_OFFICE', 'FIELD_HELD', 'FIELD_RELEASED',
                                       'FIELD_RETURNED', 'FIELD_SHORT', 'FIELD_SURPLUS', 'FIELD_SHORT_PAID')`,
  'cash that was paid out of a drawer that did not hold it': `
    select 'movement ' || m.id as what from cash_movements m
     where m.kind in ('DEPOSIT_PAID_BACK', 'DISBURSEMENT', 'FIELD_RETURNED') and m.cash < 0
       and (select sum(b.cash) from cash_movements b where b.staff_id = m.staff_id and b.day = m.day and b.id <= m.id) < 0`,
  'a receipt that was changed or void by somebody who sees one of two offices': `
    select c.invoice as what from credit_requests r join credits c on c.id = r.credit_id
      join contracts k on k.code = c.contract_code and k.office_id <> c.office_id
      join staff s on s.id = r.decided_by join titles t on t.id = s.title_id
     where r.status = 'APPROVED' and not t.all_offices
       and r.decided_at > (select max(m.decided_at) from contract_requests m
                            where m.contract_code = k.code and m.kind = 'MOVE_OFFICE' and m.status = 'APPROVED')
    union all
    select 'request ' || r.id from contract_requests r join staff s on s.id = r.decided_by join titles t on t.id = s.title_id
     where r.status = 'APPROVED' and r.other_office_id is not null and not t.all_offices`,
  'movements of a drawer that do not sum to their deposit': `
    select d.number as what from deposits d
      left join (select deposit_id, sum(cash) as cash, sum(bank) as bank from cash_movements group by 1) m on m.deposit_id = d.id
     where (coalesce(m.cash, 0), coalesce(m.bank, 0))
        <> (case when d.voided_at is null then d.cash else 0 end, case when d.voided_at is null then d.bank else 0 end)`,
  'an act of cash that is not one movement of its drawer and day': `
    select 'act ' || a.id as what from cash_acts a
     where array[(a.kind, a.staff_id, a.day, a.cash, 0::bigint)] is distinct from (
       select array_agg((m.kind, m.staff_id, m.day, m.cash, m.bank)) from cash_movements m where m.act_id = a.id)`,
  'a drawer that is not its receipts, its deposits and its acts': `
    select s.username as what from staff s
      join (select staff_id, sum(cash) as cash from cash_movements group by 1) m on m.staff_id = s.id
     where m.cash <> (select coalesce(sum(cash), 0) from credits where cashier_id = s.id and voided_at is null)
                   + (select coalesce(sum(cash), 0) from deposits where input_by = s.id and voided_at is null)
                   + (select coalesce(sum(cash), 0) from cash_acts where staff_id = s.id)`,
  'counted cash that left a drawer otherwise than whole, once, and by two people': `
    select 'request ' || r.id as what from drawer_requests r
      left join (select request_id, sum(cash) filter (where kind <> 'FROM_HOLDER') as gone, sum(cash) as kept, count(*) as acts
                   from cash_acts where request_id is not null group by 1) a on a.request_id = r.id
      left join cashier_days d on d.staff_id = r.holder_id and d.day = r.day and d.closing = r.closing
     where r.kind = 'HAND_OVER'
       and case when r.status = 'APPROVED'
                then r.decided_by = r.requested_by or r.requested_by <> d.closed_by or -a.gone is distinct from d.counted_cash
                  or (r.receiver_id is not null and (a.kept <> 0 or r.decided_by <> r.receiver_id))
                else a.acts is not null end
    union all
    select 'closing ' || closing_id from cash_acts where closing_id is not null group by closing_id having count(*) > 1`,
  'money that came into a drawer otherwise than asked for, once, and by two people': `
    select 'request ' || r.id as what from drawer_requests r
      left join (select request_id, count(*) as acts, sum(cash) as cash, min(kind) as kind, min(staff_id) as staff_id,
                        min(office_id) as office_id, min(written_by) as written_by from cash_acts group by 1) a on a.request_id = r.id
     where r.kind = 'CASH_IN'
       and case when r.status = 'APPROVED'
                then (1, r.amount, 'FROM_' || (r.payload ->> 'source'), r.holder_id, r.office_id, r.decided_by)
                  is distinct from (a.acts, a.cash, a.kind, a.staff_id, a.office_id, a.written_by)
                  or r.decided_by in (r.requested_by, r.holder_id)
                else a.acts is not null end
    union all
    select 'act ' || a.id from cash_acts a left join drawer_requests r on r.id = a.request_id
     where a.kind in ('FROM_SAFE', 'FROM_BANK', 'FROM_HEAD_OFFICE') and r.kind is distinct from 'CASH_IN'`,
  'a safe that held less than nothing': `
    select 'movement ' || m.id as what from safe_movements m
     where (select sum(b.cash) from safe_movements b where b.office_id = m.office_id and b.id <= m.id) < 0`,
  'a safe that does not hold what drawers put into it less what left it': `
    select 'office ' || o.id as what from offices o
     where (select coalesce(sum(cash), 0) from safe_movements where office_id = o.id)
        <> -(select coalesce(sum(cash), 0) from cash_acts where office_id = o.id and kind in ('TO_SAFE', 'FROM_SAFE'))
         - (select coalesce(sum(amount), 0) from drawer_requests
             where office_id = o.id and kind = 'SAFE_TO_BANK' and status = 'APPROVED')`,
  'a movement of a safe that two people did not decide': `
    select 'movement ' || m.id as what from safe_movements m
      join drawer_requests r on r.id = m.request_id
      left join cash_acts a on a.id = m.act_id
     where r.status <> 'APPROVED' or r.decided_by in (r.requested_by, r.holder_id) and (m.kind <> 'TO_SAFE' or r.decided_by = r.requested_by)
        or m.written_by <> r.decided_by or abs(m.cash) <> r.amount or m.cash <> -coalesce(a.cash, r.amount)
        or r.kind <> case m.kind when 'TO_SAFE' then 'HAND_OVER' when 'FROM_SAFE' then 'CASH_IN' else 'SAFE_TO_BANK' end`,
  'a day that was closed for its cashier by fewer than two others': `
    select 'closing ' || d.id as what from cashier_days d
     where d.closed_by <> d.staff_id
       and not exists (select from drawer_requests r
                        where r.kind = 'ABSENT_CLOSING' and r.status = 'APPROVED' and r.holder_id = d.staff_id and r.day = d.day
                          and r.closing = d.closing and r.requested_by = d.closed_by and r.decided_by = d.confirmed_by)`,
  'a deposit below nothing': `
    select contract_code as what from deposits where voided_at is null group by 1 having sum(amount) < 0`,
  'a payment that is not the sum of what it made': `
    select 'payment ' || p.id as what from payments p
      left join (select payment_id, sum(cash) as cash, sum(bank) as bank, sum(deposit) as used
                   from credits where id not in (select credit_id from changed) group by 1) c on c.payment_id = p.id
      left join (select payment_id, sum(cash) as cash, sum(bank) as bank from deposits where kind = 'ADDED' group by 1) d
             on d.payment_id = p.id
     where p.id not in (select payment_id from credits where id in (select credit_id from changed) and payment_id is not null)
       and (p.cash, p.bank, p.deposit_used) <>
           (coalesce(c.cash, 0) + coalesce(d.cash, 0), coalesce(c.bank, 0) + coalesce(d.bank, 0), coalesce(c.used, 0))`,
  'rupiah forgiven on a receipt beyond the right, by one person alone': `
    select c.invoice as what from credits c
      join staff s on s.id = c.input_by join titles t on t.id = s.title_id
      left join payments p on p.id = c.payment_id
      left join contract_requests r on r.id = p.request_id and r.status = 'APPROVED' and r.decided_by <> r.requested_by
     where c.settlement_id is null and r.id is null and c.created_at >= (select value::timestamptz from since)
       and c.id not in (select credit_id from changed)
       and (c.credit_discount > floor(c.credit * t.credit_discount_bp / 10000.0)
         or c.penalty_discount > floor(c.penalty * t.penalty_discount_bp / 10000.0))`,
  'a transfer dated back beyond the right, by one person alone': `
    select distinct c.invoice as what from credits c
      join staff s on s.id = c.input_by join titles t on t.id = s.title_id
      join payments p on p.id = c.payment_id and p.kind = 'COUNTER'
      left join contract_requests r on r.id = p.request_id and r.status = 'APPROVED' and r.decided_by <> r.requested_by
     where r.id is null and c.created_at >= (select value::timestamptz from since)
       and c.id not in (select credit_id from changed) and p.date_payment < c.date_invoice - t.transfer_days_back`,
  'rupiah forgiven without a receipt, a settlement or a second person': `
    select 'waiver ' || w.id as what from waivers w
      left join contract_requests r on r.id = w.request_id and r.status = 'APPROVED' and r.decided_by <> r.requested_by
     where w.settlement_id is null and r.id is null`,
  'an approval that lets go what no limit counts, or less': `
    select r.of || ' ' || r.id as what
      from (select 'contract_requests' as of, id, status, decided_at, decided_by, let_go from contract_requests
            union all select 'credit_requests', id, status, decided_at, decided_by, let_go from credit_requests
            union all select 'import_requests', id, status, decided_at, decided_by, let_go from import_requests
            union all select 'drawer_requests', id, status, decided_at, decided_by, let_go from drawer_requests
            union all select 'petty_requests', id, status, decided_at, decided_by, let_go from petty_requests) r
     where r.status = 'APPROVED' and r.decided_at >= (select value::timestamptz from since)
       and coalesce(r.let_go, 0) <> (select coalesce(sum(l.amount), 0) from let_go l
                                      where l.request_table = r.of and l.request_id = r.id and l.staff_id = r.decided_by)`,
  'a request that its own maker decided': `
    select 'request ' || id as what from contract_requests where status in ('APPROVED', 'REJECTED') and decided_by = requested_by
    union all
    select 'receipt request ' || id from credit_requests where status in ('APPROVED', 'REJECTED') and decided_by = requested_by`,
  'two requests that wait on one receipt': `
    select 'receipt ' || credit_id as what from credit_requests where status = 'WAITING' group by credit_id having count(*) > 1`,
  'a receipt that says something waits where nothing does, or the other way': `
    select c.invoice as what from credits c
     where c.request_approval <> exists (select from credit_requests r where r.credit_id = c.id and r.status = 'WAITING')`,
  'a line of a bank that is counted twice': `
    select 'receipt ' || tied_credit_id as what from import_rows where tied_credit_id is not null
     group by tied_credit_id having count(*) > 1
    union all
    select 'payment ' || c.payment_id from import_rows r join credits c on c.id = r.tied_credit_id
     where c.payment_id is not null group by c.payment_id having count(*) > 1
    union all
    select 'row ' || r.id from import_rows r join credits c on c.import_row_id = r.id
     where r.tied_credit_id is not null and c.voided_at is null
    union all
    select 'row ' || r.id from import_rows r join credits c on c.id = r.tied_credit_id
     where c.import_row_id is not null
    union all
    select 'rows of ' || row_hash from import_rows where state = 'POSTED' group by row_hash, copy having count(*) > 1`,
  'a line that is tied to what does not record it': `
    select 'row ' || r.id as what from import_rows r join credits t on t.id = r.tied_credit_id
     where t.voided_at is not null or t.contract_code <> r.contract_code
        or abs(t.date_payment - r.date) > 3
        or (t.payment_id is not null and r.amount <> (
              select coalesce(sum(c.bank), 0) from credits c where c.payment_id = t.payment_id and c.voided_at is null)
            + (select coalesce(sum(d.bank), 0) from deposits d
                where d.payment_id = t.payment_id and d.voided_at is null and d.kind = 'ADDED'))`,
  'a line whose receipts and deposit are not its money': `
    select 'row ' || r.id as what from import_rows r join credits c on c.import_row_id = r.id
      join payments p on p.id = c.payment_id
     where r.amount <> p.bank or p.cash <> 0 or p.deposit_used <> 0
    union all
    select 'row ' || r.id from import_rows r join import_batches b on b.id = r.batch_id
     where r.state = 'POSTED' and r.tied_credit_id is null and b.status <> 'UNDONE'
       and not exists (select from credits c where c.import_row_id = r.id)`,
  'a line whose money stands nowhere, or twice': `
    select 'row ' || r.id as what from import_rows r join import_batches b on b.id = r.batch_id
     where r.state = 'POSTED' and r.tied_credit_id is null and b.status <> 'UNDONE'
       and r.amount <> (select coalesce(sum(c.bank), 0) from credits c where c.import_row_id = r.id and c.voided_at is null)
                     + (select coalesce(sum(d.bank), 0) from deposits d
                         where d.kind = 'ADDED' and d.voided_at is null and d.payment_id in (
                           select payment_id from credits c where c.import_row_id = r.id))
    union all
    select 'row ' || r.id from import_rows r
     where r.state <> 'POSTED' and exists (select from credits c where c.import_row_id = r.id and c.voided_at is null)`,
  'a transfer that counts as confirmed without a checked line that passed through other hands': `
    select 'payment ' || p.id as what from payments p
     where p.transfer_state = 'CONFIRMED' and not exists (
       select from credits c
         join import_rows r on r.state = 'POSTED' and (r.id = c.import_row_id or r.tied_credit_id = c.id)
         join import_batches b on b.id = r.batch_id and b.status <> 'UNDONE'
        cross join lateral (select b.posters || array_remove(array[b.created_by, r.tied_by, r.chosen_by], null) as hands) h
        where c.payment_id = p.id and c.voided_at is null
          and b.checked_by <> all (h.hands) and not r.after_check
          and (r.id = c.import_row_id or not (h.hands || b.checked_by && array[c.cashier_id, p.input_by])))`,
  'a line that was posted against its words or too late without a decision on exactly it': `
    select 'row ' || r.id as what from import_rows r
      join import_batches b on b.id = r.batch_id and b.status <> 'UNDONE'
      join credits c on c.import_row_id = r.id and c.created_at >= (select value::timestamptz from since)
      join offices o on o.id = b.office_id join staff s on s.id = c.input_by join titles t on t.id = s.title_id
     where r.state = 'POSTED'
       and (r.named_other is not null or r.date < (c.created_at at time zone o.zone)::date - t.transfer_days_back)
       and not exists (
         select from import_requests q cross join json_array_elements(q.rows) e
          where q.id = r.allowed_by and q.batch_id = b.id and q.status = 'APPROVED'
            and q.decided_by <> all (b.posters || b.created_by || q.requested_by)
            and (e ->> 'id')::bigint = r.id and e ->> 'contractCode' = r.contract_code)`,
  'a statement that confirms what was posted or tied since it was checked': `
    select 'row ' || r.id as what from import_rows r
      join import_batches b on b.id = r.batch_id and b.status <> 'UNDONE'
      left join credits c on c.import_row_id = r.id
     where r.state = 'POSTED' and not r.after_check and b.checked_at < coalesce(r.tied_at, c.created_at)`,
  'a receipt or deposit that stands although its statement was undone': `
    select c.invoice as what from credits c join import_rows r on r.id = c.import_row_id
      join import_batches b on b.id = r.batch_id where b.status = 'UNDONE' and c.voided_at is null
    union all
    select d.number from deposits d join credits c on c.payment_id = d.payment_id
      join import_rows r on r.id = c.import_row_id join import_batches b on b.id = r.batch_id
     where b.status = 'UNDONE' and d.voided_at is null`,
  'a gap in the numbers of an office and month': `
    select split_part(invoice, '/', 1) || ' ' || split_part(invoice, '/', 2) as what from credits
     group by split_part(invoice, '/', 1), split_part(invoice, '/', 2)
    having max(split_part(invoice, '/', 3)::int) <> count(*)
    union all
    select split_part(number, '/', 1) || ' ' || split_part(number, '/', 2) from deposits
     group by split_part(number, '/', 1), split_part(number, '/', 2)
    having max(split_part(number, '/', 3)::int) <> count(*)
    union all
    select split_part(number, '/', 1) || ' ' || split_part(number, '/', 2) from quotes
     group by split_part(number, '/', 1), split_part(number, '/', 2)
    having max(split_part(number, '/', 3)::int) <> count(*)`,
  'a receipt that the log does not know': `
    select c.invoice as what from credits c
     where c.created_at >= (select value::timestamptz from since)
       and not exists (select from history h where h.record_type = 'credit' and h.record_id = c.id::text
                          and h.action in ('PAYMENT_TAKEN', 'CONTRACT_SETTLED_EARLY') and h.changes::text <> '{}')`,
  'a void that the log does not know': `
    select c.invoice as what from credits c
     where c.voided_at >= (select value::timestamptz from since)
       and not exists (select from history h where h.record_type = 'credit' and h.record_id = c.id::text
                          and h.action like '%VOID%')`,
  'a contract changed by somebody whom the log does not name': `
    select k.code as what from contracts k
     where k.updated_at >= (select value::timestamptz from since)
       and not exists (
         -- A line has the database's clock, the contract the server's.
         select from history h
          where h.at between k.updated_at - interval '1 minute' and k.updated_at + interval '1 minute'
            and h.staff_id = k.updated_by
            and (h.record_type = 'contract' and h.record_id = k.code
              or h.record_type = 'credit' and h.record_id in (select id::text from credits where contract_code = k.code)))`,
  'a contract that does not say when its money changed last': `
    select distinct c.contract_code as what from credits c join contracts k on k.code = c.contract_code
     where greatest(c.created_at, c.voided_at) >= (select value::timestamptz from since)
       and greatest(c.created_at, c.voided_at) > k.updated_at`,
  'money on a contract that was cancelled': `
    select k.code as what from contracts k
     where k.status = 'CANCELLED'
       and (exists (select from credits c where c.contract_code = k.code and c.voided_at is null)
         or exists (select from waivers w where w.contract_code = k.code and w.voided_at is null)
         or (select coalesce(sum(d.amount), 0) from deposits d where d.contract_code = k.code and d.voided_at is null) <> 0)`,
  'a contract cancelled by nobody, by one person, or more than once': `
    select k.code as what from contracts k
     where (k.status = 'CANCELLED') <> (1 = (
       select count(*) from contract_requests r
        where r.contract_code = k.code and r.kind = 'CANCEL' and r.status = 'APPROVED' and r.decided_by <> r.requested_by))`,
  'a restructured contract without another that carries it on, or the other way': `
    select k.code as what from contracts k
     where (k.status = 'RESTRUCTURED') <> exists (select from restructures r where r.old_code = k.code)`,
  'a restructure that nobody or one person alone decided': `
    select r.old_code as what from restructures r
      left join contract_requests q on q.id = r.request_id and q.contract_code = r.old_code and q.kind = 'RESTRUCTURE'
                                   and q.status = 'APPROVED' and q.decided_by <> q.requested_by
     where q.id is null
    union all
    select 'request ' || q.id from contract_requests q
     where q.kind = 'RESTRUCTURE' and q.status = 'APPROVED'
       and not exists (select from restructures r where r.request_id = q.id)`,
  'a rupiah lost or doubled between a contract and the one that carries it on': `
    select r.old_code as what from restructures r join contracts n on n.code = r.new_code join contracts o on o.code = r.old_code
     where n.principal <> r.principal + r.interest + r.penalty - r.forgiven
        or n.date_start <> r.as_of or o.card_until <> r.as_of or n.customer_id <> o.customer_id
        or split_part(n.code, '-', 1) <> (select code from offices where id = o.office_id)
        or n.chassis_number <> o.chassis_number
        or r.forgiven <> (select coalesce(sum(w.penalty_discount), 0) from waivers w
                           where w.request_id = r.request_id and w.voided_at is null)`,
  'a fact on a contract after it was carried on': `
    select c.invoice as what from credits c join restructures r on r.old_code = c.contract_code
     where c.created_at > r.created_at or (c.voided_at is null and c.date_payment > r.as_of) or c.voided_at > r.created_at
    union all
    select 'waiver ' || w.id from waivers w join restructures r on r.old_code = w.contract_code
     where w.created_at > r.created_at
    union all
    select r.old_code from restructures r
     where (select coalesce(sum(d.amount), 0) from deposits d where d.contract_code = r.old_code and d.voided_at is null) <> 0`,
  'a price of a contract that was closed and takes money': `
    select c.invoice as what from credits c join contracts k on k.code = c.contract_code
     where k.status in ('RESTRUCTURED', 'CANCELLED') and c.created_at > k.updated_at and c.voided_at is null`,
  'an approver who let go more of a borrower in 30 days than the title allows': `
    with decided as (
      select r.decided_by, r.decided_at, r.let_go, r.contract_code from contract_requests r where r.status = 'APPROVED'
      union all
      select r.decided_by, r.decided_at, r.let_go, c.contract_code from credit_requests r join credits c on c.id = r.credit_id
       where r.status = 'APPROVED'),
    borrowers as (
      select d.*, b.id as borrower, b.nik, t.forgives_up_to from decided d
        join contracts k on k.code = d.contract_code join customers b on b.id = k.customer_id
        join staff s on s.id = d.decided_by join titles t on t.id = s.title_id where t.forgives_up_to is not null)
    select 'approver ' || one.decided_by || ', ' || one.contract_code as what from borrowers one
     where one.let_go > 0
       and one.forgives_up_to < (
         select sum(all_.let_go) from borrowers all_
          where all_.decided_by = one.decided_by and (all_.borrower = one.borrower or (one.nik <> '' and all_.nik = one.nik))
            and all_.decided_at <= one.decided_at and all_.decided_at > one.decided_at - interval '30 days')`,
  'a decision that counts less than it let go': `
    select 'request ' || r.id as what from contract_requests r join waivers w on w.request_id = r.id
     where r.status = 'APPROVED' and r.kind = 'WAIVER'
     group by r.id having coalesce(r.let_go, 0) < sum(w.credit_discount + w.penalty_discount)
    union all
    select 'request ' || r.id from contract_requests r join restructures s on s.request_id = r.id
     where coalesce(r.let_go, 0) < s.forgiven
    union all
    select 'request ' || r.id from contract_requests r join payments p on p.request_id = r.id join credits c on c.payment_id = p.id
     where r.status = 'APPROVED' and c.created_at = p.created_at and c.voided_at is null
       and not exists (select from credit_requests q where q.credit_id = c.id and q.status = 'APPROVED')
       and c.version = 1
     group by r.id having coalesce(r.let_go, 0) < sum(c.credit_discount + c.penalty_discount)
    union all
    select 'request on ' || c.invoice from credit_requests r join credits c on c.id = r.credit_id
     where r.status = 'APPROVED' and r.kind = 'VOID' and coalesce(r.let_go, 0) < c.cash
    union all
    select 'request ' || r.id from contract_requests r join deposits d on d.request_id = r.id
     where d.kind = 'PAID_BACK' and coalesce(r.let_go, 0) < -d.amount`,
};
