import type pg from 'pg';
import { buildCard } from '@/lib/arithmetic/card';
import { standingOf } from '@/lib/arithmetic/standing';
import type { Loan } from './buildContract';
import type { Unnumbered } from './buildReceipts';

/** Id of the title Admin Kontrak. */
const CONTRACT_ADMIN = 5;

/** A loan with what was paid on it. */
export interface PaidLoan extends Loan {
  receipts: readonly Unnumbered[];
}

/** Makes the waiting room for receipts that have no number yet. */
export async function openStaging(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create temporary table staged_receipts (
      seq bigint generated always as identity, office_id int, customer_name text, created_at timestamptz,
      input_by int, credit_to int, transaction_to int, contract_code text, date_invoice date, date_maturity date,
      date_payment date, payment bigint, credit bigint, credit_discount bigint, credit_payment bigint, overdue int,
      penalty bigint, penalty_discount bigint, penalty_payment bigint, collector_payment bigint, cashier text,
      cash bigint, bank bigint, note text, payment_id int
    ) on commit drop`);
}

/** Whether a loan is paid off, when its next instalment falls due, and its standing. Seeded loans are paid from the first on. */
function paidState({ contract, schedule, receipts }: PaidLoan) {
  const { outstanding, lateFrom } = standingOf(
    buildCard({ schedule, payments: receipts, rule: contract, asOf: '9999-12-31' }),
    receipts,
  );
  const paid = receipts.reduce((most, receipt) => Math.max(most, receipt.credit_to), 0);
  return paid >= contract.tenor
    ? { status: 'SETTLED', nextDue: null, outstanding, lateFrom }
    : { status: 'ACTIVE', nextDue: schedule[paid]?.date_maturity ?? null, outstanding, lateFrom };
}

/** Writes customers and contracts, and stages the receipts. `inputBy`: staff id per office. */
export async function stageLoans(
  client: pg.ClientBase,
  loans: readonly PaidLoan[],
  inputBy: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const customers = loans.map((loan) => ({
    office_id: loan.contract.officeId,
    name: loan.customerName,
    phone: loan.phone,
    nik: loan.nik,
    address: loan.address,
  }));
  const { rows } = await client.query<{ id: number }>(
    `insert into customers (office_id, name, phone, nik, address)
     select office_id, name, phone, nik, address
     from json_to_recordset($1) as c (office_id int, name text, phone text, nik text, address text) returning id`,
    [JSON.stringify(customers)],
  );
  const receipts = loans.flatMap(({ contract, customerName, receipts: paid }) =>
    paid.map((receipt) => ({
      ...receipt,
      office_id: contract.officeId,
      customer_name: customerName,
      input_by: inputBy.get(contract.officeId),
    })),
  );
  const { rows: lastPaid } = await client.query<{ code: string; at: Date }>(
    `with staged as (insert into staged_receipts (office_id, customer_name, created_at, input_by, credit_to, transaction_to,
       contract_code, date_invoice, date_maturity, date_payment, payment, credit, credit_discount, credit_payment,
       overdue, penalty, penalty_discount, penalty_payment, collector_payment, cashier, cash, bank, note)
     select r.office_id, customer_name,
       -- During opening hours of the office, and not in the future.
       least($2::timestamptz, (date_payment + time '08:00' + (abs(hashtext(contract_code || credit_to)) % 480) * interval '1 minute') at time zone o.zone),
       input_by, credit_to, transaction_to, contract_code, date_invoice, date_maturity, date_payment, payment, credit,
       credit_discount, credit_payment, overdue, penalty, penalty_discount, penalty_payment, collector_payment,
       cashier, cash, bank, note
     from json_to_recordset($1) as r (office_id int, customer_name text, input_by int, credit_to int,
       transaction_to int, contract_code text, date_invoice date, date_maturity date, date_payment date,
       payment bigint, credit bigint, credit_discount bigint, credit_payment bigint, overdue int, penalty bigint,
       penalty_discount bigint, penalty_payment bigint, collector_payment bigint, cashier text, cash bigint,
       bank bigint, note text)
     join offices o on o.id = r.office_id
     returning contract_code as code, created_at as at)
     select code, max(at) as at from staged group by code`,
    [JSON.stringify(receipts), now],
  );
  const paidAt = new Map(lastPaid.map(({ code, at }) => [code, at.toISOString()]));
  const contracts = loans.map((loan, index) => ({
    ...loan.contract,
    ...paidState(loan),
    billingAddress: loan.address,
    customerId: rows[index]?.id,
    paidAt: paidAt.get(loan.contract.code) ?? null,
    paidBy: inputBy.get(loan.contract.officeId),
  }));
  await client.query(
    `insert into contracts (code, customer_id, office_id, contract_type_id, finance_id, calculation_id, vehicle_kind,
       vehicle, vehicle_year, colour, plate_number, chassis_number, engine_number, bpkb_number, otr, down_payment,
       principal, tenor, instalment, date_start, in_advance, method, rate_bp, round_to, penalty_grace_days, penalty_kind,
       penalty_rate_bp, penalty_per_day, penalty_cap_bp, allocation_order, settlement_fee_bp, quote_days, status, next_due,
       outstanding, late_from, billing_address,
       created_at, created_by, updated_at, updated_by)
     select code, "customerId", "officeId", "contractTypeId", "financeId", "calculationId", "vehicleKind", vehicle,
       "vehicleYear", colour, "plateNumber", "chassisNumber", "engineNumber", "bpkbNumber", otr, "downPayment",
       principal, tenor, instalment, "dateStart", "inAdvance", method, "rateBp", "roundTo", "penaltyGraceDays", "penaltyKind",
       "penaltyRateBp", "penaltyPerDay", "penaltyCapBp", "allocationOrder", "settlementFeeBp", "quoteDays", status, "nextDue",
       outstanding, "lateFrom", "billingAddress",
       made.at, made.by, coalesce("paidAt", made.at), case when "paidAt" is null then made.by else "paidBy" end
     from json_to_recordset($1) as c (code text, "customerId" int, "officeId" int, "contractTypeId" int,
       "financeId" int, "calculationId" int, "vehicleKind" text, vehicle text, "vehicleYear" int, colour text,
       "plateNumber" text, "chassisNumber" text, "engineNumber" text, "bpkbNumber" text, otr bigint,
       "downPayment" bigint, principal bigint, tenor int, instalment bigint, "dateStart" date, "inAdvance" boolean, method text,
       "rateBp" int, "roundTo" int, "penaltyGraceDays" int, "penaltyKind" text, "penaltyRateBp" int,
       "penaltyPerDay" bigint, "penaltyCapBp" int,
       "allocationOrder" text, "settlementFeeBp" int, "quoteDays" int, status text, "nextDue" date,
       outstanding bigint, "lateFrom" date, "billingAddress" text,
       "paidAt" timestamptz, "paidBy" int)
     cross join lateral (
       -- Signed in the morning of its day, entered by who keeps the contracts there.
       select ("dateStart" + time '09:30') at time zone o.zone as at,
              (select min(s.id) from staff s where s.office_id = o.id and s.title_id = ${CONTRACT_ADMIN}) as by
         from offices o where o.id = "officeId"
     ) made`,
    [JSON.stringify(contracts)],
  );
}

/**
 * Acts of paying of what came by transfer, to which a statement's line can be tied. What is older than a week is from before
 * transfers were confirmed.
 */
const WRITE_TRANSFERS = [
  `update staged_receipts set payment_id = nextval(pg_get_serial_sequence('payments', 'id')) where bank > 0`,
  `insert into payments (id, kind, contract_code, office_id, date_payment, date_entered, cash, bank, input_by, created_at, transfer_state)
   overriding system value
   select payment_id, 'COUNTER', contract_code, office_id, date_payment, date_invoice, cash, bank, input_by, created_at,
          case when created_at < (select max(created_at) from staged_receipts) - interval '7 days' then 'UNKNOWN' else 'UNCONFIRMED' end
     from staged_receipts where bank > 0 order by payment_id`,
];

/** Gives staged receipts their numbers, without gaps per office and month, and writes them. Returns how many. */
export async function numberAndInsert(client: pg.ClientBase): Promise<number> {
  for (const statement of WRITE_TRANSFERS) await client.query(statement);
  const { rowCount } = await client.query(`
    with used as (
      select office_id, date_trunc('month', date_invoice) as month, count(*) as numbers from credits group by 1, 2
    )
    insert into credits (office_id, customer_name, created_at, updated_at, input_by, cashier_id, invoice, credit_to, transaction_to,
      contract_code, date_invoice, date_maturity, date_payment, payment, credit, credit_discount, credit_payment,
      overdue, penalty, penalty_discount, penalty_payment, collector_payment, cashier, cash, bank, note, payment_id, transfer_state)
    select s.office_id, s.customer_name, s.created_at, s.created_at, s.input_by, s.input_by,
      o.code || '/' || to_char(date_invoice, 'YYMM') || '/' || lpad((coalesce(numbers, 0) + row_number() over (
        partition by s.office_id, date_trunc('month', date_invoice) order by date_invoice, s.created_at, seq))::text, 5, '0'),
      credit_to, transaction_to, contract_code, date_invoice, date_maturity, date_payment, payment, credit,
      credit_discount, credit_payment, overdue, penalty, penalty_discount, penalty_payment, collector_payment,
      cashier, cash, bank, note, s.payment_id,
      (select p.transfer_state from payments p where p.id = s.payment_id)
    from staged_receipts s
    join offices o on o.id = s.office_id
    left join used u on u.office_id = s.office_id and u.month = date_trunc('month', s.date_invoice)
    order by date_invoice, s.created_at, seq`);
  await client.query(`
    insert into invoice_numbers (office_id, month, last)
    select office_id, to_char(date_invoice, 'YYMM'), max(substring(invoice from '\\d+$')::int) from credits group by 1, 2
    on conflict (office_id, month) do update set last = excluded.last`);
  // Contracts that come from registrations are numbered on from these.
  await client.query(`
    insert into invoice_numbers (office_id, month, last)
    select office_id, 'K' || split_part(code, '-', 2), max(split_part(code, '-', 3)::int) from contracts group by 1, 2
    on conflict (office_id, month) do update set last = excluded.last`);
  return rowCount ?? 0;
}
