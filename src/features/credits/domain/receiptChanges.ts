import type { Approval } from '@/lib/contract/approvals';
import { CREDIT_VALUE_FIELDS, type CreditValueField, type CreditValues } from '@/lib/contract/credits';
import { CREDIT_FIELDS, type FieldKind } from '@/lib/labels/creditFields';
import { formatCreditValue } from './formatCreditValue';

/** One line of the comparison: a field before and after, as people read it. */
export interface ReceiptRow {
  field: CreditValueField;
  label: string;
  kind: FieldKind;
  before: string;
  after: string;
  changed: boolean;
}

/** Requested values over the current ones; fields that the request leaves out keep their value. */
export function requestedValues(credit: CreditValues, update: Approval['update']): CreditValues {
  const values = CREDIT_VALUE_FIELDS.map((field) => [
    field,
    update[field] === undefined ? (credit[field] ?? null) : update[field],
  ]);
  return Object.fromEntries(values) as CreditValues;
}

/** Every field before and after, in the spec's order. */
export function receiptRows(credit: CreditValues, update: Approval['update']): ReceiptRow[] {
  const requested = requestedValues(credit, update);
  return CREDIT_VALUE_FIELDS.map((field) => ({
    field,
    ...CREDIT_FIELDS[field],
    before: formatCreditValue(field, credit[field]),
    after: formatCreditValue(field, requested[field]),
    changed: plain(credit[field]) !== plain(requested[field]),
  }));
}

/** Absent, null and empty text are the same nothing. */
function plain(value: string | number | null | undefined): string | number | null {
  return value === undefined || value === '' ? null : value;
}
