import { NO_ACCESS, type Access } from '@/lib/contract/access';
import type { FieldErrors } from '@/lib/contract/envelope';
import { MAX_DAYS_BACK, type Title, type TitleWrite } from '@/lib/contract/titles';
import { formatPercent, parsePercent } from '@/lib/format/percent';

/** The form as it is typed; shares are text. */
export interface TitleValues {
  name: string;
  access: Access;
  all_offices: boolean;
  credit_discount_bp: string;
  penalty_discount_bp: string;
  /** Days as typed; empty: any. */
  transfer_days_back: string;
  /** Rupiah; null: any. */
  approves_up_to: number | null;
  forgives_up_to: number | null;
}

const shareText = (basisPoints: number) => formatPercent(basisPoints).replace(/\s*%$/, '');

/** What the form begins with; null: a new title, which may nothing. */
export const formValues = (title: Title | null): TitleValues => ({
  name: title?.name ?? '',
  access: title?.access ?? NO_ACCESS,
  all_offices: title?.all_offices ?? false,
  credit_discount_bp: shareText(title?.credit_discount_bp ?? 0),
  penalty_discount_bp: shareText(title?.penalty_discount_bp ?? 0),
  transfer_days_back: title ? (title.transfer_days_back?.toString() ?? '') : '0',
  approves_up_to: title ? title.approves_up_to : 0,
  forgives_up_to: title ? title.forgives_up_to : 0,
});

/** Whole days within the contract's range; undefined: no such number. */
function daysOf(text: string): number | undefined {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Infinity;
  return days <= MAX_DAYS_BACK ? days : undefined;
}

/** What is typed, as it is written; what can't be read is 0, and `checkValues` says so. */
export const writeOf = (values: TitleValues): TitleWrite => ({
  ...values,
  name: values.name.trim(),
  credit_discount_bp: parsePercent(values.credit_discount_bp) ?? 0,
  penalty_discount_bp: parsePercent(values.penalty_discount_bp) ?? 0,
  transfer_days_back:
    values.transfer_days_back.trim() === '' ? null : (daysOf(values.transfer_days_back) ?? 0),
});

/** What is wrong, beside its field. */
export function checkValues(values: TitleValues): FieldErrors {
  const errors: FieldErrors = {};
  const { length } = values.name.trim();
  if (length < 3 || length > 40) errors.name = 'Isi 3 sampai 40 huruf.';
  for (const field of ['credit_discount_bp', 'penalty_discount_bp'] as const) {
    const share = parsePercent(values[field]);
    if (share === null || share > 10_000)
      errors[field] = 'Isi 0 sampai 100, dengan paling banyak dua desimal.';
  }
  if (values.transfer_days_back.trim() !== '' && daysOf(values.transfer_days_back) === undefined)
    errors.transfer_days_back = `Isi 0 sampai ${MAX_DAYS_BACK} hari, atau kosongkan.`;
  return errors;
}
