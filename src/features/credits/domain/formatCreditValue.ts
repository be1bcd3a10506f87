import type { CreditValueField } from '@/lib/contract/credits';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { CREDIT_FIELDS, type FieldKind } from '@/lib/labels/creditFields';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A value of a receipt as it is read: digits grouped by dots, negatives in parentheses, empty blank (SPEC 5). */
export function formatCreditValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const kind: FieldKind = field in CREDIT_FIELDS ? CREDIT_FIELDS[field as CreditValueField].kind : 'text';
  if (typeof value === 'number') {
    const digits = formatNumber(value);
    return kind === 'days' ? `${digits} hari` : digits;
  }
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return formatInstant(value);
  return kind === 'date' ? formatDate(value) : value;
}
