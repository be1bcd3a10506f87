import { daysBetween } from './calendar';
import { changeReceipt } from './changeReceipt';
import type { ChangeAccount } from './checkReceiptChange';
import type { ReceiptValues } from './receiptValues';

/** What a person decides of a receipt (docs/decisions/0080); amounts in rupiah. */
export type DecidedValues = Pick<
  ReceiptValues,
  | 'date_payment'
  | 'credit_discount'
  | 'penalty_discount'
  | 'collector_payment'
  | 'cash'
  | 'bank'
  | 'cashier'
  | 'note'
>;

/**
 * The receipt that follows from what a person decides: its money is what was taken, less the collection fee, and how it
 * is split follows from the days. What leaves the card alone leaves instalment, penalty and their split as they stand.
 * Money that finds no place on the line stays in `credit_payment`, where `checkReceiptChange` names it. RangeError for
 * days that do not exist, amounts that are no whole numbers ≥ 0, a fee above the money, and a receipt that does not count.
 */
export function calculateReceipt(
  account: Pick<ChangeAccount, 'line' | 'receipts' | 'rule' | 'order' | 'deposit' | 'isClosed'>,
  before: ReceiptValues,
  decided: DecidedValues,
): ReceiptValues {
  const { line, receipts, rule, order } = account;
  const money = decided.cash + decided.bank + account.deposit - decided.collector_payment;
  const next = { ...before, ...decided };
  if (!line || account.isClosed || isSameFact(before, decided, money)) {
    return { ...next, payment: before.credit_payment + before.penalty_payment + decided.collector_payment };
  }
  if (money < 0) throw new RangeError(`fee above the money: ${money}`);
  const { date_payment, credit_discount, penalty_discount } = decided;
  const overdue = Math.max(0, daysBetween(line.date_maturity, date_payment));
  if (Number.isNaN(overdue)) throw new RangeError(`no such day: ${date_payment}`);
  const { receipt } = changeReceipt(
    { schedule: [line], receipts, rule, order, invoice: before.invoice },
    { date_payment, money, credit_discount, penalty_discount },
  );
  return {
    ...next,
    date_maturity: line.date_maturity,
    overdue,
    credit: receipt.credit,
    credit_payment: money - receipt.penalty_payment,
    penalty: receipt.penalty,
    penalty_payment: receipt.penalty_payment,
    payment: money + decided.collector_payment,
  };
}

function isSameFact(before: ReceiptValues, decided: DecidedValues, money: number): boolean {
  return (
    money === before.credit_payment + before.penalty_payment &&
    decided.date_payment === before.date_payment &&
    decided.credit_discount === before.credit_discount &&
    decided.penalty_discount === before.penalty_discount
  );
}
