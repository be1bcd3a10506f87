import type { Approval } from '@/lib/contract/approvals';
import { CREDIT_VALUE_FIELDS, type CreditValueField, type CreditValues } from '@/lib/contract/credits';
import { formatDifference } from '@/lib/format/rupiah';
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
  /** What an amount or a number of days gains or loses; blank where nothing does, or where it is no such number. */
  difference: string;
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
    difference: differenceOf(CREDIT_FIELDS[field].kind, credit[field], requested[field]),
  }));
}

/** Nothing counts as 0: a transfer that was left out gains all of what is asked for. */
function differenceOf(
  kind: FieldKind,
  before: string | number | null | undefined,
  after: string | number | null | undefined,
): string {
  if (kind !== 'money' && kind !== 'days') return '';
  const [from, to] = [before ?? 0, after ?? 0];
  if (typeof from !== 'number' || typeof to !== 'number' || from === to) return '';
  return formatDifference(to - from, kind === 'days' ? ' hari' : '');
}

/** Absent, null and empty text are the same nothing. */
function plain(value: string | number | null | undefined): string | number | null {
  return value === undefined || value === '' ? null : value;
}
