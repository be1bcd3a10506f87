import type { CreditValueField } from '@/lib/contract/credits';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { CREDIT_FIELDS, type FieldKind } from '@/lib/words/creditFields';

/** A value of a receipt as it is read: digits grouped by dots, negatives in parentheses, empty blank (SPEC 5). */
export function formatCreditValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const kind: FieldKind = field in CREDIT_FIELDS ? CREDIT_FIELDS[field as CreditValueField].kind : 'text';
  if (typeof value === 'number') {
    const digits = formatNumber(value);
    return kind === 'days' ? `${digits} hari` : digits;
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  return kind === 'date' ? formatDate(value) : value;
}
