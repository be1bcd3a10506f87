import { addDays } from '@/lib/arithmetic/calendar';
import { wrongLimits } from '@/lib/arithmetic/overdueClass';
import type { FieldErrors } from '@/lib/contract/envelope';
import {
  HIGHEST_DPD,
  overdueClassesSchema,
  type OverdueClassesMaster,
  type OverdueClassesWrite,
} from '@/lib/contract/overdueClasses';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { rangeText } from '@/lib/labels/overdueClassLabel';

/** The form as it is typed: limits are texts. */
export interface ClassValues {
  valid_from: string;
  collectibility_to: readonly string[];
  bucket_to: readonly string[];
}

export const LIMIT_FIELDS = ['collectibility_to', 'bucket_to'] as const;

/** What the form begins with: the limits of a version, from a day on. */
export const formValues = (row: OverdueClassesWrite, valid_from: string): ClassValues => ({
  valid_from,
  collectibility_to: row.collectibility_to.map(String),
  bucket_to: row.bucket_to.map(String),
});

/** First day on which a version after `before` may begin. */
export function earliestStart(today: string, before: string | undefined): string {
  const tomorrow = addDays(today, 1);
  return before === undefined || before < tomorrow ? tomorrow : addDays(before, 1);
}

/** A limit as a number; NaN where it is none. */
export const limitOf = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** What is typed, as it is written. */
export const writeOf = (values: ClassValues): OverdueClassesWrite => ({
  valid_from: values.valid_from,
  collectibility_to: values.collectibility_to.map(limitOf),
  bucket_to: values.bucket_to.map(limitOf),
});

/** What is wrong, beside its field. `earliest`: first day that may be chosen. */
export function checkValues(values: ClassValues, earliest: string): FieldErrors {
  const write = writeOf(values);
  const errors: FieldErrors = {};
  if (!overdueClassesSchema.shape.valid_from.safeParse(write.valid_from).success) {
    errors.valid_from = 'Isi tanggal mulai berlaku.';
  } else if (write.valid_from < earliest) errors.valid_from = `Paling awal ${formatDate(earliest)}.`;
  for (const field of LIMIT_FIELDS) {
    for (const { at, min } of wrongLimits(write[field])) {
      errors[`${field}.${at}`] = `Paling sedikit ${formatNumber(min)}: kelas tidak boleh tumpang tindih.`;
    }
    write[field].forEach((limit, at) => {
      if (Number.isNaN(limit) || limit > HIGHEST_DPD) {
        errors[`${field}.${at}`] = `Isi hari dari 0 sampai ${formatNumber(HIGHEST_DPD)}.`;
      }
    });
  }
  return errors;
}

/** What differs between two versions, in words. */
export function classChanges(before: OverdueClassesMaster, after: OverdueClassesMaster) {
  const facts = (row: OverdueClassesMaster) => [
    { label: 'Berlaku mulai', value: formatDate(row.valid_from) },
    { label: 'Batas kolektibilitas', value: row.collectibility_to.join(', ') },
    { label: 'Batas kelompok', value: row.bucket_to.join(', ') },
    { label: 'Hari surat peringatan', value: row.letter_from.join(', ') },
  ];
  const now = facts(after);
  return facts(before)
    .map(({ label, value }, at) => ({ label, before: value, after: now[at]?.value ?? '' }))
    .filter((change) => change.before !== change.after);
}

/** Where the class begins whose end is typed, in words. */
export function startText(limits: readonly string[], at: number): string {
  const before = at === 0 ? -1 : limitOf(limits[at - 1] ?? '');
  return Number.isNaN(before) ? 'Menyusul kelas sebelumnya.' : `Mulai ${formatNumber(before + 1)} hari.`;
}

/** The last class, which has no end, in words. */
export function lastText(limits: readonly string[]): string {
  const last = limitOf(limits.at(-1) ?? '');
  return Number.isNaN(last) ? 'Selebihnya' : rangeText({ from: last + 1, to: null });
}
