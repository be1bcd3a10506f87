import { DAYS_BETWEEN_LETTERS } from '@/lib/collection/letterDue';
import { ACCESS_FLAGS } from '@/lib/contract/access';
import { COUNT_FAULTS } from '../counts';
import { FIELD_FAULT_QUERIES } from '../fieldFaultQueries';

/*
 * `alone` is how things stood before the person began, `me` who it is. Nobody else acted since, so whatever needs a second
 * person must be as it was.
 */

const widened = (flags: string) => `(${flags} or a.all_offices and not b.all_offices
  or a.credit_discount_bp > b.credit_discount_bp or a.penalty_discount_bp > b.penalty_discount_bp
  or coalesce(a.transfer_days_back, 9999) > coalesce(b.transfer_days_back, 9999)
  or coalesce(a.approves_up_to, 1e15) > coalesce(b.approves_up_to, 1e15)
  or coalesce(a.forgives_up_to, 1e15) > coalesce(b.forgives_up_to, 1e15))`;

const WIDER = widened(ACCESS_FLAGS.map((flag) => `a.${flag} and not b.${flag}`).join(' or '));

/** A fault's name → SQL that returns a row for each record that has it, with a column `what` that names the record. */
export const ALONE_FAULT_QUERIES: Readonly<Record<string, string>> = {
  'a title that somebody holds and that became wider': `
    select a.name as what from titles a join alone.titles b using (id) where ${WIDER}
       and exists (select from staff s where s.title_id = a.id and s.active)`,
  'a person with a wider title, another office, or back at work': `
    select s.username as what from staff s
      join alone.staff o using (id) join titles a on a.id = s.title_id join alone.titles b on b.id = o.title_id
     where s.active and (not o.active or s.title_id <> o.title_id and ${WIDER}
       or not a.all_offices and (s.office_id <> o.office_id or exists (select from staff_offices f where f.staff_id = s.id
                   and not exists (select from alone.staff_offices g where g.staff_id = s.id and g.office_id = f.office_id))))`,
  'a person who was hired': `
    select s.username as what from staff s where s.active and not exists (select from alone.staff o where o.id = s.id)`,
  'an e-mail of somebody else': `
    select s.username as what from staff s join alone.staff o using (id), alone.me
     where s.id <> me.id and s.email is distinct from o.email`,
  'a password of somebody else': `
    select s.username as what from staff s join alone.staff o using (id), alone.me
     where s.id <> me.id and s.password_hash is not null and s.password_hash is distinct from o.password_hash`,
  'a session of somebody else': `
    select 'of ' || s.staff_id as what from sessions s, alone.me
     where s.staff_id <> me.id and not exists (select from alone.sessions o where o.token_hash = s.token_hash)`,
  'a link or token of somebody else that was shown': `
    select 'a link of ' || coalesce(l.staff_id, 0) as what from password_links l, alone.me
     where l.staff_id is distinct from me.id and l.token_hash in (select hash from alone.seen)
    union all
    select 'a session of ' || s.staff_id from sessions s, alone.me
     where s.staff_id <> me.id and s.token_hash in (select hash from alone.seen)`,
  'a contract whose terms are others': `
    select k.code as what from contracts k join alone.contracts o using (code)
     where (k.principal, k.tenor, k.instalment, k.rate_bp, k.date_start, k.penalty_rate_bp, k.penalty_per_day,
            k.penalty_cap_bp, k.penalty_grace_days, k.settlement_fee_bp, k.customer_id, k.bpkb_number, k.chassis_number)
        <> (o.principal, o.tenor, o.instalment, o.rate_bp, o.date_start, o.penalty_rate_bp, o.penalty_per_day,
            o.penalty_cap_bp, o.penalty_grace_days, o.settlement_fee_bp, o.customer_id, o.bpkb_number, o.chassis_number)`,
  'a contract that one person ended, or moved': `
    select k.code as what from contracts k join alone.contracts o using (code)
     where ((k.status <> o.status and k.status in ('CANCELLED', 'WRITTEN_OFF', 'RESTRUCTURED', 'REPOSSESSED'))
         or k.office_id <> o.office_id)
       and not exists (select from contract_requests r join alone.waiting w on w.id = r.id
                        where r.contract_code = k.code and r.status = 'APPROVED')`,
  'petty cash that one person gave above a limit, voided, topped up, raised or got': `
    select v.number as what from petty_vouchers v, alone.me
     where not exists (select from alone.petty_vouchers o where o.id = v.id)
       and (v.request_id is not null and not exists (select from alone.petty_requests r where r.id = v.request_id)
         or v.payee_staff_id = me.id or v.approved_by = v.written_by)
    union all
    select 'fund of ' || f.office_id from petty_funds f join alone.petty_funds o using (office_id), alone.me
     where f.holder_id <> o.holder_id and f.holder_id <> me.id or f.ceiling <> o.ceiling
        or f.balance + f.not_replenished + f.on_way <> f.ceiling`,
  'a book that one person gave out, lost, lent though its contract is late, or kept though it differs': `
    select m.movement || ' ' || m.bpkb_id as what from bpkb_movements m
     where m.id > (select movement from alone.newest)
       and (m.movement in ('HANDED_OVER', 'ACCEPTED', 'LOST')
         or m.movement in ('LENT', 'TO_NOTARY') and m.request_id is not null)
       and not exists (select from alone.bpkb_requests r where r.id = m.request_id)
    union all
    select b.contract_code from bpkb b
      left join lateral (select * from bpkb_movements m where m.bpkb_id = b.id order by m.id desc limit 1) m on true
     where m.id is not null and (b.state, b.office_id, b.contract_code) <> (m.state, m.office_id, m.contract_code)
        or b.state = 'READY' and not b.goes_out`,
  'a unit that one person had taken': `
    select o.number as what from repossession_orders o, alone.me
     where not exists (select from alone.repossession_orders was where was.id = o.id)
       and not exists (select from alone.waiting w where w.id = o.request_id)
        or exists (select from repossession_order_collectors c where c.order_id = o.id and c.staff_id = me.id)
    union all
    select k.code from contracts k join alone.contracts was using (code)
     where k.status = 'REPOSSESSED' and was.status <> 'REPOSSESSED'
       and not exists (select from unit_handovers h join repossession_orders o on o.id = h.order_id
                        where o.contract_code = k.code and h.result = 'SURRENDERED' and h.day between o.valid_from and o.valid_until)`,
  'a unit that one person sold or gave back': `
    select r.contract_code as what from unit_records r where r.kind in ('SOLD', 'RETURNED')`,
  'a contract that nobody else approved': `
    select k.code as what from contracts k
      left join registrations r on r.contract_code = k.code, alone.me
     where not exists (select from alone.contracts o where o.code = k.code)
       and (r.approved_by is null or r.approved_by = any(r.makers) or me.id = r.approved_by)
       and not exists (select from restructures s where s.new_code = k.code)`,
  'two loans that run on one vehicle': `
    select a.code || ' and ' || b.code as what from contracts a join contracts b on a.code < b.code
     where a.status in ('ACTIVE', 'OVERDUE', 'REPOSSESSED') and b.status in ('ACTIVE', 'OVERDUE', 'REPOSSESSED')
       and length(translate(upper(a.chassis_number), 'IO -./', '10')) > 4
       and translate(upper(a.chassis_number), 'IO -./', '10') = translate(upper(b.chassis_number), 'IO -./', '10')
       and not exists (select from alone.contracts o where o.code = b.code)`,
  'a line of a bank that names one contract and was posted to another': `
    select 'row ' || r.id || ' of ' || r.contract_code as what from import_rows r
      join contracts named on position(named.code in r.description) > 0
      join import_batches b on b.id = r.batch_id
     where r.state = 'POSTED' and b.status <> 'UNDONE' and r.contract_code <> named.code
       and named.status in ('ACTIVE', 'OVERDUE')
       and not exists (select from alone.posted o where o.id = r.id)`,
  'a line of a bank that was posted beyond how far back the poster may, and that nobody else let through': `
    select 'row ' || r.id as what from import_rows r
      join import_batches b on b.id = r.batch_id join offices o on o.id = b.office_id
      join credits c on c.import_row_id = r.id join payments p on p.id = c.payment_id
      join staff s on s.id = p.input_by join alone.titles t on t.id = s.title_id
     where r.state = 'POSTED' and r.allowed_by is null and r.date < (p.created_at at time zone o.zone)::date - t.transfer_days_back
       and not exists (select from alone.posted q where q.id = r.id)`,
  'a statement that was checked by whose hands are in it': `
    select 'statement ' || b.id as what from import_batches b where b.checked_by = b.created_by or b.checked_by = any(b.posters)`,
  'a transfer at the counter without a reference': `
    select 'payment ' || p.id as what from payments p, alone.newest n
     where p.kind = 'COUNTER' and p.bank > 0 and p.bank_reference = '' and p.id > n.payment`,
  'a commission above 5 % of the principal': `
    select 'commission ' || c.id as what from commissions c join contracts k on k.code = c.contract_code
     where c.amount > k.principal * 0.05 and not exists (select from alone.commissions o where o.id = c.id)`,
  'a form approved beyond what its approver may lend': `
    select 'form ' || r.id as what from registrations r join staff s on s.id = r.approved_by join alone.titles t on t.id = s.title_id
      join contracts k on k.code = r.contract_code
     where k.principal > t.approves_up_to and not exists (select from alone.contracts o where o.code = k.code)`,
  'a commission that its maker approved, or that was paid by who approved it': `
    select 'commission ' || c.id as what from commissions c where c.approved_by = any(c.makers)
    union all
    select 'commission ' || c.id from commissions c join commission_batches b on b.id = c.batch_id
     where c.approved_by = b.paid_by and c.state = 'PAID'`,
  'a commission on a contract of its own NIK': `
    select 'commission ' || c.id as what from commissions c join partners p on p.id = c.partner_id
      join contracts k on k.code = c.contract_code join customers u on u.id = k.customer_id
     where p.nik = u.nik and not exists (select from alone.commissions o where o.id = c.id)`,
  'a request that its maker decided': `
    ${['partner_requests', 'change_requests', 'drawer_requests', 'import_requests', 'vehicle_requests']
      .map(
        (table) =>
          `select '${table} ' || id as what from ${table} where status in ('APPROVED', 'REJECTED') and decided_by = requested_by`,
      )
      .join(' union all ')}`,
  'a change of rights that its maker alone made act': `
    select 'change ' || c.id as what from change_requests c where c.status = 'APPROVED' and c.decided_by is null
       and not exists (select from alone.change_requests o where o.id = c.id)`,
  'a transfer that counts as confirmed and that nobody else compared with the bank': `
    select 'payment ' || p.id as what from payments p
     where p.transfer_state = 'CONFIRMED' and not exists (
       select from import_rows r join import_batches b on b.id = r.batch_id
         left join credits c on c.import_row_id = r.id or c.id = r.tied_credit_id
        where c.payment_id = p.id and b.checked_by is not null and b.checked_by <> b.created_by
          and b.checked_by <> all(b.posters) and b.checked_by is distinct from r.tied_by
          and (p.kind = 'STATEMENT' or p.input_by not in (b.created_by, b.checked_by) and p.input_by <> all(b.posters)))`,
  'a commission that was paid while the first instalment is not confirmed': `
    select 'commission ' || c.id as what from commissions c join credits r on r.contract_code = c.contract_code
     where c.state = 'PAID' and r.credit_to = 1 and r.transfer_state = 'UNCONFIRMED' and r.voided_at is null
       and not exists (select from alone.commissions o where o.id = c.id and o.state = 'PAID')`,
  'a loan that was paid out in cash by who ordered it': `
    select 'disbursement ' || d.id as what from disbursements d where d.way = 'CASH' and d.paid_by = d.ordered_by`,
  'a day of a cashier who was away that one person closed': `
    select 'day ' || d.day || ' of ' || d.staff_id as what from cashier_days d
     where d.confirmed_by is not null and d.confirmed_by in (d.staff_id, d.closed_by)`,
  'a registration that its maker approved': `
    select 'form ' || id as what from registrations where approved_by = any(makers)`,
  'a visit, a block or a TTS under the name of somebody else': `
    select 'visit ' || v.id as what from visits v, alone.me
     where v.visited_by <> me.id and not exists (select from alone.visits o where o.id = v.id)
    union all
    select 'block ' || b.id from tts_blocks b, alone.me
     where b.collector_id <> me.id and not exists (select from alone.tts_blocks o where o.id = b.id)`,
  'a TTS that its collector voided': `
    select t.number as what from tts t where t.voided_by = t.collector_id`,
  ...FIELD_FAULT_QUERIES,
  ...COUNT_FAULTS,
  'a limit of money at an office or a calculation that is higher': `
    select a.name as what from offices a join alone.offices b using (id) where a.max_collector_fee > b.max_collector_fee
    union all
    select a.name from calculations a join alone.calculations b using (id)
     where a.max_fees_bp > b.max_fees_bp or a.max_insurance_bp > b.max_insurance_bp`,
  'a target that somebody set for themself, or for a month that had ended': `
    select 'of ' || t.collector_id || ', ' || t.month as what from collector_targets t join offices o on o.id = t.office_id
     where not exists (select from alone.collector_targets was
                        where (was.office_id, was.collector_id, was.month, was.bucket, was.version)
                            = (t.office_id, t.collector_id, t.month, t.bucket, t.version))
       and (t.collector_id in (t.created_by, t.updated_by)
         or t.month + interval '1 month' <= (t.updated_at at time zone o.zone)::date)`,
  'a letter before its day, or before the one before it was brought': `
    select l.number as what from letters l
      left join letters b on (b.contract_code, b.late_from, b.step) = (l.contract_code, l.late_from, l.step - 1)
     where not exists (select from alone.letters was where was.id = l.id)
       and (l.step > 1 and (b.delivered_on is null or b.delivered_on + ${DAYS_BETWEEN_LETTERS} > l.made_on)
         or l.dpd < (select letter_from[l.step] from overdue_classes where valid_from <= l.made_on
                      order by valid_from desc limit 1))
    union all
    select 'the delivery of ' || l.number from letters l
     where l.delivered_on < l.made_on and not exists (select from alone.letters was where was.id = l.id)`,
  'a day on which letters may be made from other days': `
    select day::text as what
      from (select valid_from as day from overdue_classes union select valid_from from alone.overdue_classes) days
     where (select letter_from from overdue_classes where valid_from <= day order by valid_from desc limit 1)
        <> (select letter_from from alone.overdue_classes where valid_from <= day order by valid_from desc limit 1)`,
};

/** What the queries compare with: the state before, in a schema of its own. */
export const KEEP_STATE = `
  drop schema if exists alone cascade;
  create schema alone;
  ${[
    'titles',
    'staff',
    'staff_offices',
    'sessions',
    'contracts',
    'commissions',
    'offices',
    'calculations',
    'overdue_classes',
    'change_requests',
    'visits',
    'tts_blocks',
    'repossession_orders',
    'collector_targets',
    'letters',
    'petty_vouchers',
    'petty_requests',
    'petty_funds',
    'bpkb_requests',
  ]
    .map((table) => `create table alone.${table} as table public.${table};`)
    .join('\n')}
  create table alone.waiting as select id from contract_requests where status = 'WAITING';
  create table alone.posted as select id from import_rows where state = 'POSTED';
  create table alone.newest as select coalesce(max(id), 0) as payment, (select coalesce(max(id), 0) from bpkb_movements) as movement from payments;
  create table alone.me (id int, observer text);
  create table alone.seen (hash text);`;

/** Who looks at the cards is there again, and so is the director; their titles say what they said. */
export const KEEP_OTHERS = `
  with watching as (update sessions set revoked_at = null where token_hash = (select observer from alone.me) returning staff_id),
  kept as (select staff_id as id from watching union select id from alone.staff where username = 'direktur'),
  titled as (update titles t set is_user = o.is_user, is_credit_approval = o.is_credit_approval, all_offices = o.all_offices
    from alone.titles o join alone.staff s on s.title_id = o.id join kept on kept.id = s.id, alone.me
   where t.id = o.id and not exists (select from alone.staff w where w.id = me.id and w.title_id = o.id)
     and (t.is_user, t.is_credit_approval, t.all_offices) is distinct from (o.is_user, o.is_credit_approval, o.all_offices))
  update staff s set active = true, password_hash = coalesce(s.password_hash, o.password_hash), title_id = o.title_id
    from kept join alone.staff o using (id), alone.me
   where s.id = kept.id and s.id <> me.id
     and (not s.active or s.password_hash is null or s.title_id <> o.title_id)`;
