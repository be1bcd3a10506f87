import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import {
  AMOUNT_FIELDS,
  checkReceipt,
  DATE_FIELDS,
  overdueOf,
  paymentOf,
  type AmountField,
  type ReceiptFigures,
} from './receiptArithmetic';

/** What stands in the form. Where the host knows the contract's rules only part of it is typed (`calculatedChange`). */
export interface CreditFormValues extends ReceiptFigures {
  note: string;
  reason: string;
}
export type CreditFormField = keyof CreditFormValues;
export type CreditFormErrors = Partial<Record<CreditFormField, string>>;

/** Shortest and longest reason, characters. */
export const REASON_LENGTH = { min: 5, max: 500 } as const;
export const NOTE_LENGTH = 1000;

/** The receipt as the form starts with it. */
export function formValuesOf(receipt: Receipt): CreditFormValues {
  const dates = DATE_FIELDS.map((field) => [field, receipt[field] ?? '']);
  const amounts = AMOUNT_FIELDS.map((field) => [field, receipt[field] ?? 0]);
  return {
    ...(Object.fromEntries([...dates, ...amounts]) as Omit<ReceiptFigures, 'cashier'>),
    cashier: receipt.cashier ?? '',
    note: receipt.note ?? '',
    reason: '',
  };
}

/** Everything that keeps a form in which every figure is typed from being sent. */
export function checkForm(receipt: Receipt, values: CreditFormValues, tried: boolean): CreditFormErrors {
  return { ...checkReceipt(values, receipt.deposit ?? 0), ...checkReason(values, tried) };
}

/** The reason that approvers read; it counts only once sending was tried. */
export function checkReason(values: CreditFormValues, tried: boolean): CreditFormErrors {
  const length = values.reason.trim().length;
  return tried && length < REASON_LENGTH.min
    ? { reason: `Tulis alasan, paling sedikit ${REASON_LENGTH.min} karakter.` }
    : {};
}

/** True when something besides the reason differs from the receipt. */
export function isChanged(receipt: Receipt, values: CreditFormValues): boolean {
  const start = formValuesOf(receipt);
  return (Object.keys(start) as CreditFormField[]).some(
    (field) => field !== 'reason' && start[field] !== values[field],
  );
}

/** What was typed over older values, moved onto newer ones: only fields that the maker changed are kept. */
export function rebase(
  older: CreditFormValues,
  newer: CreditFormValues,
  typed: CreditFormValues,
): CreditFormValues {
  const fields = Object.entries(typed).filter(([field, value]) => older[field as CreditFormField] !== value);
  return { ...newer, ...(Object.fromEntries(fields) as Partial<CreditFormValues>) };
}

/** The whole receipt with values that were typed, as it is sent; call it only on values that `checkForm` finds right. */
export function creditWriteOf(receipt: Receipt, values: CreditFormValues): CreditWrite {
  const amounts = Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, values[field] ?? 0]));
  return {
    ...(amounts as Record<AmountField, number>),
    credit_to: receipt.credit_to ?? 1,
    transaction_to: receipt.transaction_to ?? 1,
    contract_code: receipt.contract_code ?? '',
    invoice: receipt.invoice ?? '',
    date_invoice: values.date_invoice,
    date_maturity: values.date_maturity,
    date_payment: values.date_payment,
    payment: paymentOf(values) ?? 0,
    overdue: overdueOf(values.date_maturity, values.date_payment) ?? 0,
    cashier: values.cashier,
    note: values.note,
  };
}
