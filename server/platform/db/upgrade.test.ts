import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fillBooks } from '../../bpkbRecords/fillBooks';
import { createDatabase } from '../../testing/createDatabase';
import { migrate } from './migrate';
import { withMigrationsUpTo } from './migrationsFolder';

/** A database as an earlier version of the product left it: every migration up to and with `tag`. */
async function databaseAt(tag: string): Promise<pg.Client> {
  const database = await createDatabase({ empty: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  await withMigrationsUpTo(tag, (migrationsFolder) =>
    runMigrations(drizzle({ client }), { migrationsFolder }),
  );
  return client;
}

/** A contract of Makassar with: a payment of two instalments, one of cash and transfer, one that was voided later. */
const OLD_COMPANY = `
  insert into offices (id, code, name, zone) values (2, 'MKS', 'Makassar', 'Asia/Makassar');
  insert into titles (id, name, is_credit_add) values (1, 'Direktur', true), (2, 'Kepala Cabang', false), (3, 'Kasir', true);
  insert into staff (id, username, name, password_hash, title_id, office_id) values (7, 'kasir.mks', 'Fitri', 'x', 3, 2);
  insert into customers (id, office_id, name, phone) values (5, 2, 'Andi', '0811');
  insert into contracts (code, customer_id, office_id, vehicle_kind, vehicle, plate_number, principal, tenor, instalment,
      date_start, rate_bp, penalty_grace_days, penalty_rate_bp, penalty_cap_bp)
    values ('MKS-1', 5, 2, 'R2', 'Beat', 'DD 1 A', 5400000, 10, 600000, '2026-01-10', 1800, 3, 50, 5000);
  insert into credits (id, office_id, credit_to, transaction_to, contract_code, invoice, date_invoice, date_maturity,
      date_payment, payment, credit, credit_discount, credit_payment, overdue, penalty, penalty_discount, penalty_payment,
      collector_payment, cashier, cash, bank, input_by, created_at, updated_at, customer_name, voided_at, voided_by, void_reason)
    values
      (1, 2, 1, 1, 'MKS-1', 'MKS/2602/00001', '2026-02-10', '2026-02-10', '2026-02-10', 600000, 600000, 0, 600000, 0, 0, 0, 0,
        0, 'Fitri', 600000, 0, 7, '2026-02-10T02:00Z', '2026-02-10T02:00Z', 'Andi', null, null, null),
      (2, 2, 2, 1, 'MKS-1', 'MKS/2602/00002', '2026-02-10', '2026-03-10', '2026-02-10', 600000, 600000, 0, 600000, 0, 0, 0, 0,
        0, 'Fitri', 100000, 500000, 7, '2026-02-10T02:00Z', '2026-02-10T02:00Z', 'Andi', null, null, null),
      (3, 2, 3, 1, 'MKS-1', 'MKS/2604/00001', '2026-04-10', '2026-04-10', '2026-04-10', 600000, 600000, 0, 600000, 0, 0, 0, 0,
        0, 'Fitri', 600000, 0, 7, '2026-04-10T03:00Z', '2026-04-11T17:00Z', 'Andi', '2026-04-11T17:00Z', 7, 'Salah kontrak');`;

/** Masters of which the log tells a part, a contract whose last change it names, and one whose it does not. */
const OLD_MASTERS = `
  insert into offices (id, code, name, zone) values (2, 'MKS', 'Makassar', 'Asia/Makassar');
  insert into titles (id, name) values (3, 'Kasir');
  insert into staff (id, username, name, password_hash, title_id, office_id, created_at)
    values (7, 'kasir.mks', 'Fitri', 'x', 3, 2, '2026-01-01Z'), (8, 'kepala', 'Rudi', 'x', 3, 2, '2026-01-01Z');
  insert into finances (id, code, name, valid_from) values (1, 'SENDIRI', 'Modal sendiri', '2020-01-01'), (2, 'BPD', 'Bank', '2020-01-01');
  insert into calculations (id, code, name, vehicle_kind, method, rate_bp, round_to, penalty_grace_days, penalty_kind,
      penalty_rate_bp, penalty_per_day, penalty_cap_bp, allocation_order, settlement_fee_bp, quote_days, min_tenor, max_tenor, valid_from, valid_to)
    select id, 'R2-FLAT', 'Motor', 'R2', 'FLAT', 1800, 1000, 3, 'RATE', 50, 0, 5000, 'PENALTY_FIRST', 300, 7, 6, 36, valid_from, valid_to
      from (values (1, date '2020-01-01', date '2026-12-31'), (2, '2027-01-01', null)) as v (id, valid_from, valid_to);
  insert into customers (id, office_id, name, phone) values (5, 2, 'Andi', '0811');
  insert into contracts (code, customer_id, office_id, vehicle_kind, vehicle, plate_number, principal, tenor, instalment,
      date_start, rate_bp, penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp, created_at, updated_at)
    select code, 5, 2, 'R2', 'Beat', 'DD 1 A', 5400000, 10, 600000, '2026-01-10', 1800, 3, 'RATE', 50, 0, 5000, '2026-01-10Z', updated_at
      from (values ('MKS-1', timestamptz '2026-02-10T02:00Z'), ('MKS-2', '2026-02-11T02:00Z')) as v (code, updated_at);
  insert into credits (id, office_id, credit_to, transaction_to, contract_code, invoice, date_invoice, date_maturity,
      date_payment, payment, credit, credit_discount, credit_payment, overdue, penalty, penalty_discount, penalty_payment,
      collector_payment, cashier, cash, bank, input_by, created_at, updated_at, customer_name)
    values (1, 2, 1, 1, 'MKS-1', 'MKS/2602/00001', '2026-02-10', '2026-02-10', '2026-02-10', 600000, 600000, 0, 600000, 0, 0, 0, 0,
        0, 'Fitri', 600000, 0, 7, '2026-02-10T02:00Z', '2026-02-10T02:00Z', 'Andi');
  insert into history (at, staff_id, action, summary, record_type, record_id, changes) values
    ('2026-02-10T02:00Z', 7, 'PAYMENT_TAKEN', 'x', 'credit', '1', '{}'),
    ('2026-02-10T02:00Z', 8, 'PAYMENT_TAKEN', 'x', 'credit', '2', '{}'),
    ('2026-03-01T02:00Z', 7, 'FINANCE_CREATED', 'x', 'finance', '2', '{}'),
    ('2026-03-05T02:00Z', 8, 'FINANCE_DEACTIVATED', 'x', 'finance', '2', '{}'),
    ('2026-03-06T02:00Z', 7, 'OFFICE_CHANGED', 'x', 'office', '1', '{}'),
    ('2026-04-01T02:00Z', 8, 'CALCULATION_FOLLOWED', 'x', 'calculation', '2', '{}'),
    ('2026-05-01T02:00Z', 8, 'PASSWORD_CHANGED', 'x', null, null, '{}');`;

describe('a database of before payments were records', () => {
  it('gets its payments and the movements of its money, and nothing of it changes', async () => {
    const client = await databaseAt('0012_receipts_of_contracts');
    await client.query(OLD_COMPANY);
    const receipts = 'select id, invoice, payment, cash, bank, voided_at, version from credits order by id';
    const before = (await client.query(receipts)).rows;
    await migrate(urlOf(client));
    expect((await client.query(receipts)).rows).toEqual(before);
    const acts = await client.query(
      `select p.kind, p.date_payment::text as paid, p.cash::int, p.bank::int, array_agg(c.id order by c.id) as receipts
         from payments p join credits c on c.payment_id = p.id group by p.id order by p.id`,
    );
    expect(acts.rows).toEqual([
      { kind: 'COUNTER', paid: '2026-02-10', cash: 700_000, bank: 500_000, receipts: [1, 2] },
      { kind: 'COUNTER', paid: '2026-04-10', cash: 600_000, bank: 0, receipts: [3] },
    ]);
    const moved = await client.query(
      `select credit_id as id, kind, day::text, cash::int, bank::int from cash_movements order by id`,
    );
    // 17.00 UTC is already the next day in Makassar.
    expect(moved.rows).toEqual([
      { id: 1, kind: 'TAKEN', day: '2026-02-10', cash: 600_000, bank: 0 },
      { id: 2, kind: 'TAKEN', day: '2026-02-10', cash: 100_000, bank: 500_000 },
      { id: 3, kind: 'TAKEN', day: '2026-04-10', cash: 600_000, bank: 0 },
      { id: 3, kind: 'VOIDED', day: '2026-04-12', cash: -600_000, bank: 0 },
    ]);
    // Whatever name is written, the money is in the drawer of who entered it.
    const cashiers = await client.query('select distinct cashier, cashier_id from credits');
    expect(cashiers.rows).toEqual([{ cashier: 'Fitri', cashier_id: 7 }]);
    const limits = await client.query(
      'select name, credit_discount_bp, penalty_discount_bp, transfer_days_back from titles order by id',
    );
    expect(limits.rows).toEqual([
      { name: 'Direktur', credit_discount_bp: 10_000, penalty_discount_bp: 10_000, transfer_days_back: null },
      { name: 'Kepala Cabang', credit_discount_bp: 0, penalty_discount_bp: 5000, transfer_days_back: 0 },
      { name: 'Kasir', credit_discount_bp: 0, penalty_discount_bp: 0, transfer_days_back: 31 },
    ]);
  });
});

describe('a database of before fees had limits', () => {
  it('gets the start values, also for what was approved, and changes no record', async () => {
    const client = await databaseAt('0043_transfer_days_back');
    await client.query(OLD_MASTERS.replace(/insert into credits[^;]*;/, ''));
    await client.query(`
      insert into registrations (office_id, status_id, status_since, form, applicant_name, phone, nik, plate_number,
          chassis_number, engine_number, vehicle, entered_by, makers, terms, approved_by, approved_at, search_text, created_at, updated_at)
        select 2, (select min(id) from registration_statuses), now(), '{"structure": {"fees": 900000000}}', 'Andi', '', '', '',
               '', '', '', 7, '{7}', terms::jsonb, approver, case when approver is not null then timestamptz '2026-02-10Z' end, '', '2026-02-10Z', '2026-02-10Z'
          from (values ('{"calculation": {"code": "R2-FLAT", "max_tenor": 36}, "principal": 1}', 8), (null, null)) as v (terms, approver)`);
    const stamp = 'select updated_at, version, form from registrations order by id';
    const before = (await client.query(stamp)).rows;
    await migrate(urlOf(client));
    expect((await client.query(stamp)).rows).toEqual(before);
    const terms = await client.query<{ terms: unknown }>('select terms from registrations order by id');
    expect(terms.rows.map((row) => row.terms)).toEqual([
      {
        calculation: { code: 'R2-FLAT', max_tenor: 36, max_fees_bp: 1500, max_insurance_bp: 2000 },
        principal: 1,
      },
      null,
    ]);
    const limits = await client.query(
      `select (select max_collector_fee from offices)::int as receipt, min(max_fees_bp) as fees, min(max_insurance_bp) as insurance
         from calculations`,
    );
    expect(limits.rows).toEqual([{ receipt: 25_000, fees: 1500, insurance: 2000 }]);
  });
});

describe('a database of before records said who made them', () => {
  it('learns from the log what it tells, and leaves the rest unknown', async () => {
    const client = await databaseAt('0019_holidays');
    await client.query(OLD_MASTERS);
    await migrate(urlOf(client));
    const stamps = async (table: string, key: string) =>
      (
        await client.query<Record<string, string | number | null>>(
          `select ${key} as key, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as made, created_by as maker,
                  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed, updated_by as changer from ${table} order by 1`,
        )
      ).rows;
    expect(await stamps('finances', 'code')).toEqual([
      { key: 'BPD', made: '2026-03-01', maker: 7, changed: '2026-03-05', changer: 8 },
      { key: 'SENDIRI', made: null, maker: null, changed: null, changer: null },
    ]);
    expect(await stamps('calculations', 'valid_from::text')).toEqual([
      { key: '2020-01-01', made: null, maker: null, changed: '2026-04-01', changer: 8 },
      { key: '2027-01-01', made: '2026-04-01', maker: 8, changed: '2026-04-01', changer: 8 },
    ]);
    expect(await stamps('contracts', 'code')).toEqual([
      { key: 'MKS-1', made: '2026-01-10', maker: null, changed: '2026-02-10', changer: 7 },
      { key: 'MKS-2', made: '2026-01-10', maker: null, changed: '2026-02-11', changer: null },
    ]);
    expect(await stamps('staff', 'username')).toEqual([
      { key: 'kasir.mks', made: '2026-01-01', maker: null, changed: null, changer: null },
      { key: 'kepala', made: '2026-01-01', maker: null, changed: '2026-05-01', changer: 8 },
    ]);
  });
});

/** Makassar's contract, paid and settled there, now in Jakarta; a request to take each back, and one to move it on. */
const MOVED_COMPANY = `
  insert into offices (id, code, name, zone) values (1, 'JKT', 'Jakarta', 'Asia/Jakarta');
  update contracts set office_id = 1;
  insert into contract_requests (kind, contract_code, office_id, contract_version, payload, reason, requested_by, requested_at, status)
    select kind, 'MKS-1', 1, 1, payload::json, 'Salah', 7, '2026-05-01Z', 'REJECTED'
      from (values ('PAYMENT_VOID', '{"ask": {"kind": "PAYMENT_VOID", "payment_id": 1}}'),
                   ('MOVE_OFFICE', '{"ask": {"kind": "MOVE_OFFICE", "office_id": 2}}'),
                   ('WAIVER', '{"ask": {"kind": "WAIVER", "lines": []}}')) as v (kind, payload);`;

describe('a database of before requests named their second office', () => {
  it('learns it from what was asked', async () => {
    const client = await databaseAt('0012_receipts_of_contracts');
    await client.query(OLD_COMPANY);
    await withMigrationsUpTo('0043_transfer_days_back', (migrationsFolder) =>
      runMigrations(drizzle({ client }), { migrationsFolder }),
    );
    await client.query(MOVED_COMPANY);
    await migrate(urlOf(client));
    const { rows } = await client.query('select kind, other_office_id from contract_requests order by id');
    expect(rows).toEqual([
      { kind: 'PAYMENT_VOID', other_office_id: 2 },
      { kind: 'MOVE_OFFICE', other_office_id: 2 },
      { kind: 'WAIVER', other_office_id: null },
    ]);
  });
});

/** One request of every kind that waits, each on a contract, receipt or partner of its own; and one that was approved. */
const WAITING_COMPANY = `
  insert into contracts (code, customer_id, office_id, vehicle_kind, vehicle, plate_number, principal, tenor, instalment, date_start,
      rate_bp, penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp)
    select 'MKS-2' || n, 5, 2, 'R2', 'Beat', 'DD 2' || n || ' A', 5400000, 10, 600000, '2026-01-10', 1800, 3, 'RATE', 50, 0, 5000
      from generate_series(0, 9) n;
  insert into contract_requests (kind, contract_code, office_id, contract_version, payload, reason, requested_by, requested_at, status,
      decided_by, decided_at)
    select kind, 'MKS-2' || n - 1, 2, 1, json_build_object('ask', json_build_object('kind', kind), 'summary', kind), 'Sesuai berkas', 7,
           '2026-11-20Z', case when n = 10 then 'APPROVED' else 'WAITING' end,
           case when n = 10 then 8 end, case when n = 10 then timestamptz '2026-11-21Z' end
      from unnest(array['PAYMENT', 'PAYMENT_VOID', 'SETTLEMENT_UNDO', 'DEPOSIT_PAY_BACK', 'WAIVER', 'STATUS', 'CANCEL', 'RESTRUCTURE',
                        'MOVE_OFFICE', 'WAIVER']) with ordinality as k (kind, n);
  insert into credit_requests (credit_id, kind, credit_version, values, reason, requested_by, requested_at)
    select id, case id when 1 then 'CHANGE' else 'VOID' end, 1, '{"note": "x"}', 'Sesuai berkas', 7, '2026-11-20Z'
      from credits where id < 3;
  insert into partners (id, kind, office_id, name, nik, npwp, phone, search_text, created_at)
    overriding system value values (1, 'AGENT', 2, 'Rahmat', '7371010101010001', '', '0812', '', '2026-11-01Z');
  insert into partner_requests (partner_id, kind, payload, reason, requested_by, requested_at)
    select 1, kind, json_build_object('kind', kind), 'Sesuai berkas', 7, '2026-11-20Z' from unnest(array['ACCOUNT', 'SCHEME']) kind;`;

describe('a database of before it was kept what a decision lets go', () => {
  it('leaves every kind of request waiting as it was asked for, and nobody gets a limit', async () => {
    const client = await databaseAt('0012_receipts_of_contracts');
    await client.query(OLD_COMPANY);
    await withMigrationsUpTo('0048_second_factor_and_log', (migrationsFolder) =>
      runMigrations(drizzle({ client }), { migrationsFolder }),
    );
    await client.query(`insert into staff (id, username, name, password_hash, title_id, office_id)
      values (8, 'kepala', 'Rudi', 'x', 2, 2)`);
    await client.query(WAITING_COMPANY);
    const requests = `
      select 'contract' as of, id, kind, status, requested_by, requested_at, decided_by, payload::text as asked from contract_requests
      union all
      select 'credit', id, kind, status, requested_by, requested_at, decided_by, values::text from credit_requests
      union all
      select 'partner', id, kind, status, requested_by, requested_at, decided_by, payload::text from partner_requests order by 1, 2`;
    const before = (await client.query<{ status: string }>(requests)).rows;
    expect(before.filter(({ status }) => status === 'WAITING')).toHaveLength(13);
    await migrate(urlOf(client));
    expect((await client.query(requests)).rows).toEqual(before);
    const known = await client.query(
      `select count(let_go)::int as known from (select let_go from contract_requests union all select let_go from credit_requests
         union all select let_go from partner_requests) r`,
    );
    expect(known.rows).toEqual([{ known: 0 }]);
    const limits = await client.query('select distinct forgives_up_to from titles');
    expect(limits.rows).toEqual([{ forgives_up_to: null }]);
    const below = client.query('update contract_requests set let_go = -1');
    await expect(below).rejects.toThrow(/contract_requests_let_go/);
  });
});

describe('a database of before cash was handed over', () => {
  it('keeps its closings and movements, and asks for the cash of none of them', async () => {
    const client = await databaseAt('0012_receipts_of_contracts');
    await client.query(OLD_COMPANY);
    await withMigrationsUpTo('0049_limits_of_letting_go', (migrationsFolder) =>
      runMigrations(drizzle({ client }), { migrationsFolder }),
    );
    await client.query(`insert into cashier_days (office_id, staff_id, day, closing, expected_cash, expected_bank, last_movement_id,
        denominations, counted_cash, explanation, closed_at, closed_by)
      select 2, 7, '2026-02-10', 1, 700000, 500000, max(id), '{"100000": 7}', 700000, '', '2026-02-10T10:00Z', 7
        from cash_movements where day = '2026-02-10'`);
    const movements = 'select id, kind, day::text, cash, bank, credit_id from cash_movements order by id';
    const before = (await client.query(movements)).rows;
    await migrate(urlOf(client));
    expect((await client.query(movements)).rows).toEqual(before);
    const closings = await client.query(
      'select counted_cash::int as counted, hands_over, confirmed_by from cashier_days',
    );
    expect(closings.rows).toEqual([{ counted: 700_000, hands_over: false, confirmed_by: null }]);
    const sourceless =
      client.query(`insert into cash_movements (office_id, staff_id, day, at, kind, cash, bank)
      values (2, 7, '2026-02-11', now(), 'TAKEN', 5, 0)`);
    await expect(sourceless).rejects.toThrow(/cash_movements_one_source/);
  });
});

describe('a database of before one vehicle secured one loan, and papers were asked for', () => {
  it('keeps its forms, those that were signed without paper too, and compares its numbers folded', async () => {
    const client = await databaseAt('0012_receipts_of_contracts');
    await client.query(OLD_COMPANY);
    await withMigrationsUpTo('0049_limits_of_letting_go', (migrationsFolder) =>
      runMigrations(drizzle({ client }), { migrationsFolder }),
    );
    await client.query(`update contracts set chassis_number = 'MHI-1O 77'`);
    await client.query(`insert into registrations (office_id, status_id, status_since, form, applicant_name, phone, nik,
        plate_number, chassis_number, engine_number, vehicle, entered_by, makers, search_text, created_at)
      select 2, id, '2026-11-20Z', '{"vehicle": {"bpkb": "O-12I"}}', 'Andi', '0811', '', '', 'MH11077', '-', 'Beat', 7, '{7}', '', '2026-11-20Z'
        from registration_statuses where kind = 'SIGNED'`);
    const forms = 'select id, status_id, form::text, chassis_number, version from registrations';
    const before = (await client.query(forms)).rows;
    await migrate(urlOf(client));
    expect((await client.query(forms)).rows).toEqual(before);
    const same = await client.query(
      `select c.code, r.signed_paper_id as paper, vehicle_key(r.engine_number) as engine,
              vehicle_key(r.form -> 'vehicle' ->> 'bpkb') as bpkb
         from registrations r join contracts c on vehicle_key(c.chassis_number) = vehicle_key(r.chassis_number)`,
    );
    expect(same.rows).toEqual([{ code: 'MKS-1', paper: null, engine: null, bpkb: '0121' }]);
    const back = await client.query(`select t.by from registration_transitions t
        join registration_statuses f on f.id = t.from_id join registration_statuses d on d.id = t.to_id
       where f.kind = 'SIGNED' and d.kind = 'DRAFT'`);
    expect(back.rows).toEqual([{ by: 'is_credit_approval' }]);
  });
});

function urlOf(client: pg.Client): string {
  const { host, port, user, password, database } = client;
  return `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`;
}

it('an approval that led to its customer leads to its form, through a restructuring, or to its receipt', async () => {
  const client = await databaseAt('0043_transfer_days_back');
  await client.query('set session_replication_role = replica');
  await client.query(`
    insert into offices (id, code, name, zone) values (2, 'MKS', 'Makassar', 'Asia/Makassar');
    insert into titles (id, name) values (3, 'Kasir');
    insert into staff (id, username, name, password_hash, title_id, office_id) values (7, 'kasir.mks', 'Fitri', 'x', 3, 2), (8, 'kepala', 'Rudi', 'x', 3, 2);
    insert into customers (id, office_id, name, phone) values (5, 2, 'Andi', '0811');
    insert into contracts (code, customer_id, office_id, vehicle_kind, vehicle, plate_number, principal, tenor, instalment, date_start,
        rate_bp, penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp)
      select code, 5, 2, 'R2', 'Beat', 'DD 1 A', 5400000, 10, 600000, '2026-01-10', 1800, 3, 'RATE', 50, 0, 5000
        from unnest(array['MKS-1', 'MKS-2', 'MKS-3']) code;
    insert into restructures (old_code, new_code, request_id, as_of, principal, interest, penalty, forgiven, new_principal, created_at)
      values ('MKS-1', 'MKS-2', 1, '2026-03-01', 1, 0, 0, 0, 1, '2026-03-01Z');
    insert into credits (id, office_id, credit_to, transaction_to, contract_code, invoice, date_invoice, date_maturity, date_payment,
        payment, credit, credit_discount, credit_payment, overdue, penalty, penalty_discount, penalty_payment, collector_payment,
        cashier, cash, bank, input_by, created_at, updated_at, customer_name)
      select id, 2, id, 1, code, invoice, '2026-02-10', '2026-02-10', '2026-02-10', 6, 6, 0, 6, 0, 0, 0, 0, 0, 'F', 6, 0, 7,
             '2026-02-10Z', '2026-02-10Z', 'Andi'
        from (values (41, 'MKS-1', 'MKS/2602/00001'), (42, 'MKS-2', 'MKS/2602/00002'), (43, 'MKS-3', 'MKS/2602/00003')) v (id, code, invoice);
    insert into registrations (id, office_id, status_id, status_since, form, applicant_name, phone, nik, plate_number, chassis_number,
        engine_number, vehicle, entered_by, makers, approved_by, approved_at, terms, contract_code, version, search_text, created_at)
      overriding system value values (977, 2, 1, '2026-01-10Z', '{}', 'Andi', '', '', '', '', '', 'Beat', 7, '{7}', 8, '2026-01-09Z', '{}',
        'MKS-1', 1, '', '2026-01-09Z');
    insert into notifications (staff_id, title, message, link, source, receipt_id, created_at)
      select 7, title, message, '5', source, receipt, '2026-03-02Z' from (values
        ('Persetujuan nota', 'Fitri meminta perubahan nota MKS/2602/00001 (Andi): x', 'approval', 41),
        ('Persetujuan nota', 'Fitri meminta pembatalan nota MKS/2602/00002 (Andi): x', 'approval', 42),
        ('Persetujuan nota', 'Fitri meminta perubahan nota MKS/2602/00003 (Andi): x', 'approval', null),
        ('Form registrasi: Survei', 'Rudi mengubah status Form registrasi', 'approval', null),
        ('Perubahan nota ditolak', 'Rudi menolak perubahan nota MKS/2602/00001 (Andi): x', 'credit', null)) v (title, message, source, receipt);`);
  await migrate(urlOf(client));
  const { rows } = await client.query('select link, receipt_id from notifications order by id');
  expect(rows).toEqual([
    { link: '977', receipt_id: 41 },
    { link: '977', receipt_id: 42 },
    { link: 'nota-43', receipt_id: 43 },
    { link: '5', receipt_id: null },
    { link: '5', receipt_id: null },
  ]);
});

it('titles that looked the same get a number, and the oldest keeps its name', async () => {
  const client = await databaseAt('0043_transfer_days_back');
  await client.query(
    `insert into titles (id, name) values (3, 'Kasir'), (5, 'KASIR'), (6, 'Kasir' || chr(8203)), (7, 'Kasir (2)'),
       (8, 'Ka' || chr(8238) || 'sir')`,
  );
  await migrate(urlOf(client));
  const { rows } = await client.query<{ name: string }>('select name from titles where id < 9 order by id');
  expect(rows.map(({ name }) => name)).toEqual([
    'Kasir',
    'KASIR (3)',
    'Kasir\u200b (4)',
    'Kasir (2)',
    'Ka\u202esir (5)',
  ]);
});

it('transfers of before are unknown, without those that are void, and new ones are unconfirmed', async () => {
  const client = await databaseAt('0012_receipts_of_contracts');
  await client.query(OLD_COMPANY);
  await client.query('update credits set cash = 0, bank = 600000 where id = 3');
  await migrate(urlOf(client));
  const states =
    'select c.id, c.transfer_state as receipt, p.transfer_state as payment from credits c join payments p on p.id = c.payment_id order by c.id';
  expect((await client.query(states)).rows).toEqual([
    // It came with the second receipt, in one act of paying.
    { id: 1, receipt: null, payment: 'UNKNOWN' },
    { id: 2, receipt: 'UNKNOWN', payment: 'UNKNOWN' },
    { id: 3, receipt: null, payment: null },
  ]);
  await client.query('update credits set cash = 0, bank = 600000 where id in (1, 2)');
  await client.query("update credits set voided_at = now(), voided_by = 7, void_reason = 'x' where id = 1");
  const now = await client.query('select transfer_state as state from credits order by id');
  expect(now.rows).toEqual([{ state: null }, { state: 'UNCONFIRMED' }, { state: null }]);
  await expect(client.query("update credits set transfer_state = 'UNKNOWN' where id = 3")).rejects.toThrow(
    /credits_transfer_state/,
  );
});

it('an address that was changed before links went by its age is as old as the log says', async () => {
  const client = await databaseAt('0049_limits_of_letting_go');
  await client.query(`
    insert into offices (id, code, name, zone) values (2, 'MKS', 'Makassar', 'Asia/Makassar');
    insert into titles (id, name) values (3, 'Kasir');
    insert into staff (id, username, name, email, password_hash, title_id, office_id)
      values (7, 'kasir.mks', 'Fitri', 'baru@x.test', 'x', 3, 2), (8, 'kepala', 'Rudi', 'rudi@x.test', 'x', 3, 2);
    alter table history disable trigger all;
    insert into history (at, staff_id, action, summary, record_type, record_id, changes) values
      ('2026-11-01T02:00Z', 8, 'STAFF_CHANGED', 'x', 'staff', '7', '{"email": ["lama@x.test", "antara@x.test"]}'),
      ('2026-11-20T02:00Z', 8, 'STAFF_CHANGED', 'x', 'staff', '7', '{"email": ["antara@x.test", "baru@x.test"]}'),
      ('2026-11-21T02:00Z', 8, 'STAFF_CHANGED', 'x', 'staff', '8', '{"name": ["R", "Rudi"]}');`);
  await migrate(urlOf(client));
  const { rows } = await client.query('select id, email_since from staff order by id');
  expect(rows).toEqual([
    { id: 7, email_since: new Date('2026-11-20T02:00Z') },
    { id: 8, email_since: null },
  ]);
});

it('payments of before receiving accounts name none, and later ones only an account of their office', async () => {
  const client = await databaseAt('0012_receipts_of_contracts');
  await client.query(OLD_COMPANY);
  await migrate(urlOf(client));
  const named = await client.query(
    'select count(account_id)::int as named, count(*)::int as all from payments',
  );
  expect(named.rows).toEqual([{ named: 0, all: 2 }]);
  await client.query(`
    insert into offices (id, code, name, zone) values (9, 'JKT', 'Jakarta', 'Asia/Jakarta');
    insert into office_accounts (office_id, bank, number, holder, active, valid_from, first_from)
      values (2, 'BCA', '11111', 'PT', true, '2026-01-01', '2026-01-01'), (9, 'BCA', '22222', 'PT', true, '2026-01-01', '2026-01-01')`);
  await client.query('update payments set account_id = 1');
  await expect(client.query('update payments set account_id = 2')).rejects.toThrow(/payments_account/);
});

it('NIKs that a partner had before are known from the log', async () => {
  const client = await databaseAt('0054_lending');
  await client.query(`
    insert into offices (id, code, name, zone) values (2, 'MKS', 'Makassar', 'Asia/Makassar');
    insert into partners (kind, office_id, name, nik, npwp, phone, search_text, created_at)
      values ('AGENT', 2, 'Rudi', '3171011212900003', '', '', '', '2026-01-01Z'), ('AGENT', 2, 'Sari', '3171011212900004', '', '', '', '2026-01-01Z');
    alter table history disable trigger all;
    insert into history (at, action, summary, record_type, record_id, changes) values
      ('2026-02-01Z', 'PARTNER_CHANGED', 'x', 'agent', '1', '{"nik": ["3171011212900001", "3171011212900002"]}'),
      ('2026-02-02Z', 'PARTNER_CHANGED', 'x', 'agent', '1', '{"nik": ["3171011212900002", "3171011212900003"], "name": ["R", "Rudi"]}'),
      ('2026-02-02Z', 'PARTNER_CHANGED', 'x', 'agent', '2', '{"name": ["S", "Sari"]}');`);
  await migrate(urlOf(client));
  const former = 'select name, former_niks, updated_at from partners order by id';
  expect((await client.query(former)).rows).toEqual([
    {
      name: 'Rudi',
      former_niks: ['3171011212900001', '3171011212900002'],
      updated_at: new Date('2026-01-01Z'),
    },
    { name: 'Sari', former_niks: [], updated_at: new Date('2026-01-01Z') },
  ]);
  await client.query("update partners set nik = '3171011212900009', former_niks = '{}' where id = 1");
  expect((await client.query(former)).rows[0]).toMatchObject({
    former_niks: ['3171011212900001', '3171011212900002', '3171011212900003'],
  });
});

it('statements that were posted before checks are asked for by nobody, what is posted of others from now on is', async () => {
  const client = await databaseAt('0012_receipts_of_contracts');
  await client.query(OLD_COMPANY);
  await withMigrationsUpTo('0051_rights', (migrationsFolder) =>
    runMigrations(drizzle({ client }), { migrationsFolder }),
  );
  await client.query(`
    insert into import_batches (office_id, bank, file_name, file_hash, mapping, status, row_count, created_by, created_at, posted_by, posted_at, posters)
      select 2, 'BCA', status, md5(status), '{}', status, 1, 7, '2026-11-01Z', posted_by, case when posted_by is not null then timestamptz '2026-11-02Z' end,
             case when posted_by is null then '{}'::int[] else array[posted_by] end
        from (values ('OPEN', null::int), ('POSTING', 7), ('POSTED', 7), ('UNDONE', 7)) v (status, posted_by);
    insert into import_rows (batch_id, line, date, amount, description, row_hash, copy, state, contract_code)
      select id, 1, '2026-11-01', 600000, 'x', md5(status), 0, case status when 'OPEN' then 'MATCHED' else 'POSTED' end, 'MKS-1' from import_batches`);
  await migrate(urlOf(client));
  const { rows } = await client.query(`
    select b.status, b.before_checks as before, b.checked_at as checked, b.file_id as file, r.state, r.after_check as after, r.chosen_by as chosen
      from import_batches b join import_rows r on r.batch_id = b.id order by b.id`);
  const asBefore = { checked: null, file: null, after: false, chosen: null };
  expect(rows).toEqual([
    { status: 'OPEN', before: false, state: 'MATCHED', ...asBefore },
    // Half posted: who checks it checks all of it.
    { status: 'POSTING', before: false, state: 'POSTED', ...asBefore },
    { status: 'POSTED', before: true, state: 'POSTED', ...asBefore },
    { status: 'UNDONE', before: false, state: 'POSTED', ...asBefore },
  ]);
});

it('people of before are found however their numbers and names are written, and nothing else of them changes', async () => {
  const client = await databaseAt('0054_lending');
  await client.query(`
    insert into offices (id, code, name, zone) values (2, 'MKS', 'Makassar', 'Asia/Makassar');
    insert into titles (id, name) values (3, 'Kasir');
    insert into staff (id, username, name, password_hash, title_id, office_id) values (7, 'kasir.mks', 'Fitri', 'x', 3, 2);
    insert into customers (id, office_id, name, phone, nik) values (5, 2, 'Hj. Nur''aini', '+62 841-5550-2556', '7371');
    insert into contracts (code, customer_id, office_id, vehicle_kind, vehicle, plate_number, principal, tenor, instalment, date_start,
        rate_bp, penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp)
      values ('MKS-1', 5, 2, 'R2', 'Beat', 'DD 1 A', 5400000, 10, 600000, '2026-01-10', 1800, 3, 'RATE', 50, 0, 5000);
    insert into registrations (id, office_id, status_id, status_since, form, applicant_name, phone, nik, plate_number, chassis_number,
        engine_number, vehicle, entered_by, makers, search_text, created_at)
      overriding system value values (977, 2, 1, '2026-01-10Z', '{}', 'Drs. Andi', '620841555', '7372', 'DD 2 B', '', '', 'Beat', 7, '{7}',
        'x', '2026-01-09Z');
    insert into partners (kind, office_id, name, nik, npwp, phone, search_text, created_at)
      values ('AGENT', 2, 'Rahman', '7373010101900003', '', '(0841) 555-777', 'x', '2026-01-09Z');`);
  const stamps = `select updated_at from contracts union all select updated_at from registrations union all select updated_at from partners`;
  const before = await client.query(stamps);
  await migrate(urlOf(client));
  expect((await client.query(stamps)).rows).toEqual(before.rows);
  const { rows } = await client.query(`
    select search_text from contracts union all select search_text || '|' || phone from registrations
      union all select search_text || '|' || phone from partners`);
  expect(rows.map((row) => (row as { search_text: string }).search_text)).toEqual([
    " mks-1 dd 1 a dd1a hj. nur'aini nuraini 7371 084155502556",
    '  dd 2 b dd2b drs. andi andi 7372 0841555|0841555',
    ' rahman 7373010101900003 0841555777|(0841) 555-777',
  ]);
  await client.query(`update customers set phone = '0841.1' where id = 5`);
  const changed = await client.query<{ search_text: string }>('select search_text from contracts');
  expect(changed.rows[0]?.search_text).toContain(' 08411');
});

it('what was put into safes before is in them', async () => {
  const client = await databaseAt('0055_receiving_accounts');
  const act = (kind: string, cash: number, request: number) =>
    `('${kind}', 2, 7, '2026-01-02', '2026-01-02Z', ${cash}, 'x', ${request}, 1, 8)`;
  // Staff and closings are not what is upgraded.
  await client.query(`
    set session_replication_role = replica;
    insert into offices (id, code, name, zone) values (2, 'MKS', 'Makassar', 'Asia/Makassar');
    insert into drawer_requests (kind, office_id, holder_id, day, closing, amount, payload, reason, requested_by, requested_at, status, decided_by)
      values ('HAND_OVER', 2, 7, '2026-01-01', 1, 5, '{}', '', 7, '2026-01-01Z', 'APPROVED', 8),
             ('HAND_OVER', 2, 7, '2026-01-02', 1, 9, '{}', '', 7, '2026-01-02Z', 'APPROVED', 8);
    insert into cash_acts (kind, office_id, staff_id, day, at, cash, counterparty, request_id, closing_id, written_by)
      values ${act('TO_SAFE', -500_000, 1)}, ${act('TO_BANK', -900_000, 2)};
    alter table staff disable trigger all;
    insert into titles (id, name) values (1, 'Kasir') on conflict do nothing;
    insert into staff (id, username, name, title_id, office_id, password_hash) values (8, 'b', 'B', 1, 2, 'x');
    set session_replication_role = origin;`);
  await migrate(urlOf(client));
  const { rows } = await client.query(
    'select kind, office_id, cash::int, request_id, act_id, written_by from safe_movements',
  );
  expect(rows).toEqual([
    { kind: 'TO_SAFE', office_id: 2, cash: 500_000, request_id: 1, act_id: 1, written_by: 8 },
  ]);
  const leave = (cash: number) =>
    client.query(`insert into safe_movements (office_id, at, kind, cash, request_id, written_by)
      values (2, now(), 'SAFE_TO_BANK', ${cash}, 2, 8)`);
  await expect(leave(-500_001)).rejects.toThrow(/more than it holds/);
  await leave(-500_000);
});

it('contracts of before are called on where their borrower lives, and what is calculated for them changes nothing of them', async () => {
  const client = await databaseAt('0058_finding_people');
  const form = (same: boolean, code: string) =>
    JSON.stringify({
      applicant: { whatsapp: '+62 841-555' },
      ktp_address: { village_code: code },
      domicile: { same, village_code: '9999999999' },
    });
  await client.query(`
    insert into offices (id, code, name, zone) values (2, 'MKS', 'Makassar', 'Asia/Makassar');
    insert into titles (id, name) values (3, 'Kasir');
    insert into staff (id, username, name, password_hash, title_id, office_id) values (7, 'kasir.mks', 'Fitri', 'x', 3, 2), (8, 'kepala', 'Rudi', 'x', 3, 2);
    insert into customers (id, office_id, name, phone, address) values (5, 2, 'Andi', '0811', 'Jl. Veteran 1');
    insert into regions (code, name, valid_from)
      values ('73', 'Sulawesi Selatan', '2020-01-01'), ('7371', 'Makassar', '2020-01-01'), ('737101', 'Mariso', '2020-01-01'), ('7371011001', 'Bontorannu', '2020-01-01') on conflict do nothing;
    insert into contracts (code, customer_id, office_id, vehicle_kind, vehicle, plate_number, principal, tenor, instalment, date_start,
        rate_bp, penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp, next_due)
      select code, 5, 2, 'R2', 'Beat', 'DD 1 A', 5400000, 10, 600000, '2026-01-10', 1800, 3, 'RATE', 50, 0, 5000, '2026-02-10'
        from unnest(array['MKS-1', 'MKS-2', 'MKS-3']) code;
    insert into registrations (office_id, status_id, status_since, form, applicant_name, phone, nik, plate_number, chassis_number,
        engine_number, vehicle, entered_by, makers, search_text, created_at, contract_code, terms, approved_by, approved_at)
      select 2, 1, '2026-01-10Z', form::jsonb, 'Andi', '', '7372', 'DD 2 B', '', '', 'Beat', 7, '{7}', 'x', '2026-01-09Z', code, '{}', 8, '2026-01-09Z'
        from (values ('MKS-1', '${form(true, '7371011001')}'), ('MKS-2', '${form(false, '7371011001')}')) v (code, form);`);
  const stamps = 'select updated_at, updated_by from contracts order by code';
  const before = await client.query(stamps);
  await migrate(urlOf(client));
  await client.query('update contracts set outstanding = 5400000, late_from = null');
  expect((await client.query(stamps)).rows).toEqual(before.rows);
  const { rows } = await client.query(
    'select code, billing_address as address, village_code as village, collector_id as collector from contracts order by code',
  );
  const home = { address: 'Jl. Veteran 1', collector: null };
  expect(rows).toEqual([
    { code: 'MKS-1', village: '7371011001', ...home },
    { code: 'MKS-2', village: null, ...home },
    { code: 'MKS-3', village: null, ...home },
  ]);
  const forms = await client.query('select search_text from registrations');
  expect(forms.rows).toEqual([{ search_text: 'x 0841555' }, { search_text: 'x 0841555' }]);
  await client.query('update contracts set outstanding = 1, late_from = null');
  expect((await client.query(stamps)).rows).not.toEqual(before.rows);
});

it('books of before are awaited by their movements, and contracts without one get one that nobody recorded', async () => {
  const client = await databaseAt('0067_petty_cash');
  await client.query(`
    insert into offices (id, code, name, zone) values (2, 'MKS', 'Makassar', 'Asia/Makassar');
    insert into titles (id, name) values (3, 'Kasir');
    insert into customers (id, office_id, name, phone) values (5, 2, 'Andi', '0811');
    insert into contracts (code, customer_id, office_id, vehicle_kind, vehicle, plate_number, bpkb_number, principal, tenor, instalment,
        date_start, rate_bp, penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp, next_due, status)
      select 'MKS-' || lpad(n::text, 5, '0'), 5, 2, 'R2', 'Beat', 'DD 1 A', ' N-' || n, 5400000, 10, 600000, '2026-01-10', 1800, 3,
             'RATE', 50, 0, 5000, '2026-02-10', case n when 4 then 'CANCELLED' when 5 then 'RESTRUCTURED' when 6 then 'SETTLED' else 'ACTIVE' end
        from generate_series(1, 1207) n;
    insert into bpkb (contract_code, office_id, number, owner_name, state_since, not_awaited_since) values
      ('MKS-00001', 2, 'N-1', 'Andi', '2026-01-10T17:00Z', null), ('MKS-00002', 2, '', 'Andi', '2026-01-11T02:00Z', '2026-01-12T02:00Z')`);
  await migrate(urlOf(client));
  const books = async (where: string) =>
    (
      await client.query<{ code: string; state: string; goes_out: boolean }>(
        `select contract_code as code, number, state, until::text, goes_out from bpkb where ${where} order by contract_code`,
      )
    ).rows;
  // 17.00 UTC is already the next day in Makassar.
  expect(await books('true')).toEqual([
    { code: 'MKS-00001', number: 'N-1', state: 'NOT_RECEIVED', until: '2026-04-11', goes_out: false },
    { code: 'MKS-00002', number: '', state: 'NOT_RECEIVED', until: null, goes_out: false },
  ]);
  const moved = await client.query('select movement, until::text from bpkb_movements order by id');
  expect(moved.rows).toEqual([
    { movement: 'AWAITED', until: '2026-04-11' },
    { movement: 'AWAITED', until: '2026-04-11' },
    { movement: 'NOT_AWAITED', until: null },
  ]);

  const db = drizzle({ client, casing: 'snake_case' });
  const now = () => new Date('2026-11-28T02:00Z');
  let groups = 1;
  await fillBooks(db, now, () => groups-- <= 0);
  expect(await books("state = 'UNRECORDED'")).toHaveLength(500);
  await fillBooks(db, now);
  await fillBooks(db, now);
  const filled = await books("state = 'UNRECORDED'");
  expect(filled).toHaveLength(1203);
  expect(filled[0]).toEqual({
    ...{ code: 'MKS-00003', number: 'N-3', state: 'UNRECORDED', until: null, goes_out: false },
  });
  expect(filled.filter(({ goes_out }) => goes_out === true)).toMatchObject([{ code: 'MKS-00006' }]);
  expect(await books("contract_code in ('MKS-00004', 'MKS-00005')")).toEqual([]);

  const wrong = (sql: string, why: RegExp) => expect(client.query(sql)).rejects.toThrow(why);
  await wrong("update bpkb set state = 'STORED'", /follows from its movements/);
  await wrong('update bpkb_movements set note = $$x$$', /./);
  await wrong('delete from bpkb_movements', /./);
  await wrong(
    `insert into bpkb_movements (bpkb_id, movement, at, state, office_id, contract_code, by_id, person, way, signature_id)
      select id, 'HANDED_OVER', now(), 'HANDED_OVER', office_id, contract_code, null, 'Andi', 'DEBTOR', 1 from bpkb limit 1`,
    /./,
  );
});

it('a company of before petty cash keeps its acts of cash, gets categories and no fund, and can begin one', async () => {
  const client = await databaseAt('0012_receipts_of_contracts');
  await client.query(OLD_COMPANY);
  await withMigrationsUpTo('0066_contract_codes_alike', (migrationsFolder) =>
    runMigrations(drizzle({ client }), { migrationsFolder }),
  );
  await client.query(`
    update titles set is_pettycash = true where id = 2;
    insert into staff (id, username, name, password_hash, title_id, office_id) values (8, 'kepala', 'Rudi', 'x', 2, 2), (9, 'direktur', 'Ratna', 'x', 1, 2);
    insert into cash_acts (kind, office_id, staff_id, day, at, cash, counterparty, contract_code, written_by)
      values ('DISBURSEMENT', 2, 7, '2026-05-02', '2026-05-02T02:00Z', -70000, 'Andi', 'MKS-1', 7);`);
  const drawers = 'select kind, day::text, cash::int, act_id, staff_id from cash_movements order by id';
  const acts = 'select id, kind, cash::int, contract_code from cash_acts order by id';
  const kept = async () => ({
    drawers: (await client.query<Record<string, unknown>>(drawers)).rows,
    acts: (await client.query<Record<string, unknown>>(acts)).rows,
  });
  const before = await kept();
  await migrate(urlOf(client));
  expect(await kept()).toEqual(before);
  const { rows: categories } = await client.query<{ limit: number }>(
    'select "limit"::int as limit from petty_categories where active',
  );
  expect(categories.map(({ limit }) => limit)).toEqual(Array.from({ length: 6 }, () => 500_000));
  expect((await client.query('select from petty_funds')).rowCount).toBe(0);
  expect((await client.query('select id from titles where is_pettycash')).rows).toEqual([{ id: 2 }]);

  // Its first money comes from the drawer: both sides, or neither.
  const fund = `
    insert into petty_requests (id, kind, office_id, day, amount, receiver_id, place, drawer_id, payload, reason, requested_by,
        requested_at, status, decided_by, decided_at, let_go) overriding system value
      values (1, 'FUNDING', 2, '2026-11-20', 50000, 8, 'DRAWER', 7, '{}', 'Awal', 8, '2026-11-20Z', 'APPROVED', 9, '2026-11-20Z', 0);
    insert into petty_funds (office_id, holder_id) values (2, 8);
    insert into petty_vouchers (office_id, number, day, at, kind, description, cash, request_id, place, written_by, approved_by)
      values (2, 'PC/MKS/2026/11/0001', '2026-11-20', '2026-11-20T02:00Z', 'FUNDING', 'Awal', 50000, 1, 'DRAWER', 7, 9);`;
  await expect(client.query(`begin; ${fund} commit;`)).rejects.toThrow(/both sides/);
  await client.query('rollback');
  const given = `insert into cash_acts (kind, office_id, staff_id, day, at, cash, counterparty, petty_voucher_id, written_by)
      select 'TO_PETTY_CASH', 2, 7, '2026-11-20', at, -50000, 'Kas kecil', id, 7 from petty_vouchers;`;
  await client.query(`begin; ${fund} ${given} commit;`);
  expect((await client.query('select ceiling::int, balance::int, holder_id from petty_funds')).rows).toEqual([
    { ceiling: 50_000, balance: 50_000, holder_id: 8 },
  ]);
  const { drawers: moved } = await kept();
  expect(moved.slice(0, -1)).toEqual(before.drawers);
  expect(moved.at(-1)).toMatchObject({ kind: 'TO_PETTY_CASH', cash: -50_000, staff_id: 7 });
});
