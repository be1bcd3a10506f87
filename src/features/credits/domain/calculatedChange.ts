import { calculateReceipt, type DecidedValues } from '@/lib/arithmetic/calculateReceipt';
import { checkReceiptChange } from '@/lib/arithmetic/checkReceiptChange';
import type { ChangeBasis } from '@/lib/contract/changeBasis';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { changeAccountOf } from './changeAccountOf';
import {
  creditWriteOf,
  formValuesOf,
  type CreditFormErrors,
  type CreditFormValues,
} from './creditFormValues';
import { checkAmounts, checkCashier, checkDays, sumOf, type AmountField } from './receiptArithmetic';

/** What a person decides in the form; everything else on the receipt follows from it (docs/decisions/0080). */
export const DECIDED_FIELDS = [
  'date_payment',
  'credit_discount',
  'penalty_discount',
  'collector_payment',
  'cash',
  'bank',
  'cashier',
  'note',
] as const satisfies readonly (keyof DecidedValues)[];

const DECIDED_AMOUNTS = [
  'credit_discount',
  'penalty_discount',
  'collector_payment',
  'cash',
  'bank',
] as const satisfies readonly AmountField[];

const SAY = { rupiah: formatRupiah, tanggal: formatDate };

/** What the form's figures come to. */
export interface CalculatedChange {
  /** The whole receipt; null while a figure that is typed makes no sense by itself. */
  write: CreditWrite | null;
  /** Per field, typed or calculated; the server's own words, for it checks by the same function. */
  errors: CreditFormErrors & Partial<Record<keyof CreditWrite, string>>;
}

/** Calculates the receipt from what is typed and the contract's rules, and holds it against the card. */
export function calculatedChange(
  receipt: Receipt,
  values: CreditFormValues,
  basis: ChangeBasis,
): CalculatedChange {
  const typed = {
    ...checkDays(values, ['date_payment']),
    ...checkAmounts(values, DECIDED_AMOUNTS),
    ...checkCashier(values),
  };
  const money = sumOf(values.cash, values.bank, basis.deposit);
  if (!typed.collector_payment && money !== null && (values.collector_payment ?? 0) > money) {
    typed.collector_payment = `Melebihi uang yang diterima, ${formatRupiah(money)}.`;
  }
  if (Object.keys(typed).length > 0) return { write: null, errors: typed };
  const account = changeAccountOf(basis);
  const before = writtenValues(receipt);
  const write = calculateReceipt(account, before, decidedOf(values));
  return { write, errors: checkReceiptChange(account, before, write, SAY).errors };
}

/** True when something that a person decides differs from the receipt. */
export function isDecidedOtherwise(receipt: Receipt, values: CreditFormValues): boolean {
  const start = formValuesOf(receipt);
  return DECIDED_FIELDS.some((field) => start[field] !== values[field]);
}

/** The receipt as it stands, to the letter: what is not changed is sent back as it came. */
export function writtenValues(receipt: Receipt): CreditWrite {
  const write = creditWriteOf(receipt, formValuesOf(receipt));
  return {
    ...write,
    payment: receipt.payment ?? write.payment,
    overdue: receipt.overdue ?? write.overdue,
  };
}

function decidedOf(values: CreditFormValues): DecidedValues {
  return {
    date_payment: values.date_payment,
    credit_discount: values.credit_discount ?? 0,
    penalty_discount: values.penalty_discount ?? 0,
    collector_payment: values.collector_payment ?? 0,
    cash: values.cash ?? 0,
    bank: values.bank ?? 0,
    cashier: values.cashier,
    note: values.note,
  };
}
