import { describe, expect, it } from 'vitest';
import { Random } from '../seed/random';
import { startApi, type TestApi } from '../testing/startApi';

const run = (api: TestApi, statement: string, values: unknown[] = []) =>
  api.connection.pool.query<Record<string, string>>(statement, values);

/** Movements of all days, and what counts of receipts and deposits; rupiah. */
async function balance(api: TestApi) {
  const { rows } = await run(
    api,
    `select (select sum(cash) from cash_movements) as cash, (select sum(bank) from cash_movements) as bank,
       (select sum(cash) from credits where voided_at is null)
         + coalesce((select sum(cash) from deposits where voided_at is null), 0)
         + coalesce((select sum(cash) from cash_acts), 0) as counted_cash,
       (select sum(bank) from credits where voided_at is null)
         + coalesce((select sum(bank) from deposits where voided_at is null), 0) as counted_bank`,
  );
  return rows[0] ?? {};
}

/** A receipt like another one, of some money; a line that pays nothing but its collection fee needs no card. */
const take = (api: TestApi, cash: number, bank: number, index: number) =>
  run(
    api,
    `insert into credits (office_id, credit_to, transaction_to, contract_code, invoice, date_invoice, date_maturity,
       date_payment, payment, credit, credit_discount, credit_payment, overdue, penalty, penalty_discount,
       penalty_payment, collector_payment, cashier, cashier_id, cash, bank, input_by, created_at, updated_at, customer_name)
     select office_id, 500, $3::int, contract_code, office_id || '/TEST/' || $3::text, date_invoice, date_payment, date_payment,
       $1::bigint + $2::bigint, 0, 0, 0, 0, 0, 0, 0, $1::bigint + $2::bigint, cashier, cashier_id, $1::bigint, $2::bigint, input_by, $4::timestamptz, $4::timestamptz, ''
     from credits order by id offset $5::int limit 1`,
    [cash, bank, index + 1, api.now(), index % 40],
  );
const someReceipt = (nth: number) =>
  `(select id from credits where voided_at is null order by id desc offset ${nth} limit 1)`;
const leave = (api: TestApi, kind: string, cash: number, bank: number, index: number) =>
  run(
    api,
    `insert into deposits (number, kind, contract_code, office_id, amount, cash, bank, date_entered, input_by, created_at)
     select 'T' || $4::text, $1, contract_code, office_id, $2::bigint + $3::bigint, $2::bigint, $3::bigint, date_invoice, input_by, $5::timestamptz
     from credits order by id limit 1`,
    [kind, cash, bank, index, api.now()],
  );

const disburse = (api: TestApi, cash: number) =>
  run(
    api,
    `insert into cash_acts (kind, office_id, staff_id, day, at, cash, counterparty, contract_code, written_by)
     select 'DISBURSEMENT', office_id, input_by, date_invoice, $2::timestamptz, $1::bigint, 'Andi', contract_code, input_by
       from credits order by id limit 1`,
    [-cash, api.now()],
  );

describe('movements of cash', () => {
  it('of all days sum to the receipts, deposits and acts that count, after writes in any order', async () => {
    const api = await startApi();
    const random = new Random(75);
    for (let index = 0; index < 120; index++) {
      const [amount, nth] = [random.between(1, 900) * 500, random.between(0, 60)];
      const [cash, bank] = random.between(0, 1) === 1 ? [amount, 0] : [0, amount];
      switch (random.between(0, 7)) {
        case 0:
          await take(api, cash, bank, index);
          break;
        case 1:
          await run(
            api,
            `update credits set cash = bank, bank = cash, updated_at = $1 where id = ${someReceipt(nth)}`,
            [api.now()],
          );
          break;
        case 2:
          await run(
            api,
            `update credits set voided_at = $1, updated_at = $1, voided_by = 3, void_reason = 'Ganda' where id = ${someReceipt(nth)}`,
            [api.now()],
          );
          break;
        case 3:
          await leave(api, 'ADDED', cash, bank, index);
          break;
        case 4:
          await leave(api, 'PAID_BACK', -cash, -bank, index);
          break;
        case 5:
          await run(
            api,
            `update deposits set voided_at = $1, voided_by = 3
              where id = (select id from deposits where voided_at is null order by id desc limit 1)`,
            [api.now()],
          );
          break;
        case 6:
          await disburse(api, amount);
          break;
        default:
          // What is no money of its own moves none.
          await run(
            api,
            `update credits set note = 'Diperiksa', print_count = print_count + 1 where id = ${someReceipt(nth)}`,
          );
      }
      api.advance(random.between(0, 9) * 3_600_000);
    }
    const { cash, bank, counted_cash, counted_bank } = await balance(api);
    expect([cash, bank]).toEqual([counted_cash, counted_bank]);
  });
});
