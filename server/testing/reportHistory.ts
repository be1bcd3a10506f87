import { todayIn } from '../calendar/today';
import type { TestApi } from './startApi';

/**
 * A random history of everything that reports tell of, on the demo company: what triggers and forms would keep is written
 * beside, so that any order and mixture is there.
 */
export async function writeHistoryOfAll({ connection, now }: TestApi, seed: number): Promise<void> {
  const client = await connection.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('select setseed($1)', [seed]);
    await client.query(
      `create temporary table moment on commit drop as select $1::timestamptz as now, $2::date as today`,
      [now(), todayIn('Asia/Jakarta', now())],
    );
    for (const statement of STATEMENTS) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/** Some moment of the last two months. */
const MOMENT = `(select now from moment) - random() * interval '60 days'`;

const STATEMENTS = [
  `update credits set cashier_id = 1 + floor(random() * 20)::int where random() < 0.3`,
  `update credits set voided_at = ${MOMENT}, voided_by = 1 + floor(random() * 9)::int, void_reason = 'Salah kontrak', transfer_state = null
    where random() < 0.1`,
  `update credits set credit_discount = floor(random() * 9000)::int, penalty_discount = floor(random() * 2)::int * 700,
          credit = credit + 9000, penalty = penalty + 700
    where random() < 0.1`,
  `insert into credit_requests (credit_id, kind, credit_version, values, was, reason, requested_by, requested_at, status, decided_by, decided_at)
   select id, case when voided_at is null then 'CHANGE' else 'VOID' end, version, to_json(k),
          case when random() < 0.8 then json_build_object('credit_payment', credit_payment + 100, 'penalty_payment', penalty_payment) end,
          'Salah ketik', 3, created_at, case when random() < 0.7 then 'APPROVED' else 'REJECTED' end, 5, coalesce(voided_at, ${MOMENT})
     from credits k where random() < 0.1`,
  `update credits set transfer_state = case when random() < 0.4 then 'UNCONFIRMED' else 'CONFIRMED' end
    where bank > 0 and voided_at is null and payment_id is not null`,
  `insert into payments (kind, contract_code, office_id, date_payment, date_entered, cash, bank, input_by, created_at, bank_reference, deposit_added, transfer_state, confirmed_at)
   select 'COUNTER', code, office_id, (select today from moment) - floor(random() * 30)::int, date_start, 0, 50000, 4, created_at, 'TRF ' || code, 50000,
          case when unconfirmed then 'UNCONFIRMED' else 'CONFIRMED' end, case when not unconfirmed then created_at end
     from (select *, random() < 0.5 as unconfirmed from contracts) c where random() < 0.2`,
  `insert into deposits (number, kind, contract_code, office_id, amount, bank, payment_id, date_entered, input_by, created_at, voided_at)
   select 'T/' || id, 'ADDED', contract_code, office_id, 50000, 50000, id, date_entered, 4, created_at, case when random() < 0.2 then created_at end
     from payments where bank_reference like 'TRF %'`,
  `insert into settlements (contract_code, as_of, principal, interest, penalty, fee, total, interest_forgiven, taken_by, taken_at, undone_at)
   select code, (select today from moment) - floor(random() * 40)::int, 100000, 5000, 700, 3000, 108700, floor(random() * 9000)::int, 4, ${MOMENT},
          case when random() < 0.3 then ${MOMENT} end
     from contracts where random() < 0.15 on conflict do nothing`,
  `update credits k set settlement_id = s.id from settlements s
    where k.contract_code = s.contract_code and s.undone_at is null and k.credit_to > 1 and s.id % 5 > 0`,
  `insert into waivers (contract_code, credit_to, date, credit_discount, penalty_discount, given_by, created_at, voided_at)
   select code, 1, date_start + floor(random() * 200)::int, floor(random() * 3)::int * 1000, 500, 5, ${MOMENT}, case when random() < 0.3 then ${MOMENT} end
     from contracts where random() < 0.3`,
  'delete from bpkb',
  `insert into bpkb (contract_code, office_id, number, owner_name, state, state_since)
   select code, 1 + floor(random() * 3)::int, 'N' || code, customer_name,
          (array['UNRECORDED', 'NOT_RECEIVED', 'RECEIVED', 'READY', 'HANDED_OVER', 'LOST'])[1 + floor(random() * 6)::int],
          (select now from moment) - random() * interval '300 days'
     from contracts`,
  // Exactly at the midnights by which ages are told.
  `update bpkb b set state_since = (((select now from moment) at time zone o.zone)::date + 1 - (array[30, 90, 180])[1 + b.id % 3])::timestamp at time zone o.zone
     from offices o where o.id = b.office_id and b.id % 4 = 0`,
  'delete from fiduciary_deadlines',
  `insert into fiduciary_deadlines (contract_code, office_id, task, since, due)
   select code, office_id, case when random() < 0.5 then 'register' else 'remove' end, date_start, (select today from moment) - 15 + floor(random() * 45)::int
     from contracts where random() < 0.4`,
  `insert into visits (id, contract_code, office_id, day, visited_by, device_at, clock_difference, at, received_at, met, place, result, outside,
          no_position, digest)
   select gen_random_uuid(), c.code, c.office_id, (v.at at time zone o.zone)::date, 12, v.at, 0, v.at, v.at, 'NOBODY', 'BILLING', 'NOT_MET',
          case floor(random() * 4)::int when 0 then array['HOURS'] when 1 then array['PLACE'] when 2 then array['PLACE', 'HOURS'] else '{}'::text[] end,
          'Mati', c.code
     from contracts c join offices o on o.id = c.office_id cross join lateral (select ${MOMENT} + c.principal * interval '0 s' as at) v
    where random() < 0.5`,
  // First instalments: some paid late, some open, some with another day of the month.
  `update contracts set due_day = 1 + floor(random() * 28)::int where random() < 0.3`,
  `update contracts set in_advance = true where random() < 0.1`,
  `update credits k set date_payment = k.date_payment + d.days, overdue = greatest(0, k.date_payment + d.days - k.date_maturity)
     from (select id, floor(random() * 80)::int as days from credits where credit_to = 1 and random() < 0.3) d where d.id = k.id`,
  `update contracts set collector_id = 12 where random() < 0.5`,
  `update contracts set village_code = (select min(code) from regions where length(code) = 10) where random() < 0.5`,
  `update contracts set status = 'CANCELLED' where random() < 0.03`,
  `update contracts set status = 'REPOSSESSED' where status = 'ACTIVE' and random() < 0.05`,
  `update commissions set recovered_in = batch_id + 1000, state = 'TAKEN_BACK', back_why = 'CANCELLED',
          back_at = (select now from moment), back_by = 1 where state = 'PAID' and random() < 0.5`,
  // Ends of the last two months: some went, came, changed office, were carried on, written off or cancelled.
  `insert into restructures (old_code, new_code, request_id, as_of, principal, interest, penalty, forgiven, new_principal, created_at)
   select code, next, -nth, (select today from moment), principal / 2, 1000, 500, 200, principal / 2 + 1300, (select now from moment)
     from (select code, principal, row_number() over (order by code) as nth, lead(code) over (order by code) as next from contracts) c
    where nth % 12 = 0 and next is not null`,
  `delete from kept_contracts where random() < 0.15`,
  `update kept_contracts set outstanding = floor(random() * 9000000)::int, bucket = (array['0-0', '1-7', '31-60', 'repossessed'])[1 + floor(random() * 4)::int]`,
  `update kept_contracts set office_id = 1 + floor(random() * 3)::int where random() < 0.1`,
  `update contracts set status = 'WRITTEN_OFF' where status = 'ACTIVE' and random() < 0.5
     and code not in (select contract_code from kept_contracts where day = (select max(day) from kept_contracts))`,
];
