import { eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CREDIT_VALUE_FIELDS, type CreditWrite, type Receipt } from '@/lib/contract/credits';
import { credits, staff } from '../platform/db/schema';

/** A receipt with the people who wrote, took and voided it, as read from the database. */
export type ReceiptRow = typeof credits.$inferSelect & {
  inputUsername: string;
  inputName: string;
  cashierUsername: string;
  cashierName: string;
  voiderUsername: string | null;
  voiderName: string | null;
};

export const voider = alias(staff, 'voider');
export const taker = alias(staff, 'taker');

/** What to select for a receipt; join `writtenBy`, the `taker` on `takenBy`, and the `voider` on `voidedBy` if there is one. */
export const receiptColumns = {
  ...getTableColumns(credits),
  inputUsername: staff.username,
  inputName: staff.name,
  cashierUsername: taker.username,
  cashierName: taker.name,
  voiderUsername: voider.username,
  voiderName: voider.name,
};
export const writtenBy = eq(staff.id, credits.inputBy);
export const takenBy = eq(taker.id, credits.cashierId);
export const voidedBy = eq(voider.id, credits.voidedBy);

/** The 20 values of SPEC 7, under the names of the API. */
export function valuesOf(row: typeof credits.$inferSelect): CreditWrite {
  return {
    credit_to: row.creditTo,
    transaction_to: row.transactionTo,
    contract_code: row.contractCode,
    invoice: row.invoice,
    date_invoice: row.dateInvoice,
    date_maturity: row.dateMaturity,
    date_payment: row.datePayment,
    payment: row.payment,
    credit: row.credit,
    credit_discount: row.creditDiscount,
    credit_payment: row.creditPayment,
    overdue: row.overdue,
    penalty: row.penalty,
    penalty_discount: row.penaltyDiscount,
    penalty_payment: row.penaltyPayment,
    collector_payment: row.collectorPayment,
    cashier: row.cashier,
    cash: row.cash,
    bank: row.bank,
    note: row.note,
  };
}

/** The same values under the names of the table. */
export function columnsOf(values: CreditWrite) {
  return {
    creditTo: values.credit_to,
    transactionTo: values.transaction_to,
    contractCode: values.contract_code,
    invoice: values.invoice,
    dateInvoice: values.date_invoice,
    dateMaturity: values.date_maturity,
    datePayment: values.date_payment,
    payment: values.payment,
    credit: values.credit,
    creditDiscount: values.credit_discount,
    creditPayment: values.credit_payment,
    overdue: values.overdue,
    penalty: values.penalty,
    penaltyDiscount: values.penalty_discount,
    penaltyPayment: values.penalty_payment,
    collectorPayment: values.collector_payment,
    cashier: values.cashier,
    cash: values.cash,
    bank: values.bank,
    note: values.note,
  };
}

/** A receipt as the API sends it. */
export function toReceipt(row: ReceiptRow): Receipt {
  return {
    id: row.id,
    ...valuesOf(row),
    input_by: { username: row.inputUsername, name: row.inputName },
    request_approval: row.requestApproval,
    office_id: row.officeId,
    cashier_by: { username: row.cashierUsername, name: row.cashierName },
    customer_name: row.customerName,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(row.deposit > 0 && { deposit: row.deposit }),
    ...(row.settlementId !== null && { settlement_id: row.settlementId }),
    ...(row.transferState && { transfer_state: row.transferState }),
    ...voidOf(row),
  };
}

/** Left out of receipts that count. */
function voidOf(row: ReceiptRow): Pick<Receipt, 'voided_at' | 'voided_by' | 'void_reason'> {
  if (!row.voidedAt) return {};
  return {
    voided_at: row.voidedAt.toISOString(),
    voided_by: { username: row.voiderUsername ?? '', name: row.voiderName ?? '' },
    void_reason: row.voidReason,
  };
}

/** Fields in which what came back differs from what was asked for. Nothing and an empty text are the same. */
export function differingFields(asked: CreditWrite, sent: Readonly<Record<string, unknown>>): string[] {
  return CREDIT_VALUE_FIELDS.filter((field) => (sent[field] ?? '') !== (asked[field] ?? ''));
}
