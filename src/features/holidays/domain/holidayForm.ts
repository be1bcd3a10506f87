import { isRealDate } from '@/lib/arithmetic/calendar';
import type { FieldErrors } from '@/lib/contract/envelope';
import { holidayWriteSchema, type HolidayMaster, type HolidayWrite } from '@/lib/contract/holidayMaster';
import { formatDate } from '@/lib/format/tanggal';

/** The form as it is typed. */
export interface HolidayValues {
  date: string;
  name: string;
  reason: string;
}

/** Shortest reason that the API takes, characters. */
export const MIN_REASON_LENGTH = 5;
export const REASON_WANTED = `Tulis alasan, paling sedikit ${MIN_REASON_LENGTH} karakter.`;

/** What the form begins with; null: a new holiday. */
export const formValues = (row: HolidayMaster | null): HolidayValues => ({
  date: row?.date ?? '',
  name: row?.name ?? '',
  reason: '',
});

/** The day that has passed and is touched, `YYYY-MM-DD`; null: none. `row`: the holiday that is changed. */
export function pastDay({ date }: Pick<HolidayValues, 'date'>, row: HolidayMaster | null, today: string) {
  const days = [row?.date ?? '', date].filter(isRealDate);
  return days.find((day) => day < today) ?? null;
}

/** What is wrong, beside its field. */
export function checkValues(values: HolidayValues, row: HolidayMaster | null, today: string): FieldErrors {
  const errors: FieldErrors = {};
  if (!isRealDate(values.date)) errors.date = 'Isi tanggalnya.';
  else if (!holidayWriteSchema.shape.date.safeParse(values.date).success) {
    errors.date = 'Isi tahun dari 1900 sampai 2199.';
  }
  if (!holidayWriteSchema.shape.name.safeParse(values.name).success) errors.name = 'Isi 3 sampai 80 huruf.';
  if (pastDay(values, row, today) !== null && values.reason.trim().length < MIN_REASON_LENGTH) {
    errors.reason = REASON_WANTED;
  }
  return errors;
}

/** What is typed, as it is written: a reason only where it is asked for. */
export function writeOf(
  values: HolidayValues,
  row: HolidayMaster | null,
  today: string,
): HolidayWrite & { reason?: string } {
  const reason = pastDay(values, row, today) === null ? undefined : values.reason.trim();
  return { date: values.date, name: values.name.trim(), ...(reason !== undefined && { reason }) };
}

/** What differs between two states of one holiday, in words. */
export function holidayChanges(before: HolidayMaster, after: HolidayMaster) {
  return [
    { label: 'Tanggal', before: formatDate(before.date), after: formatDate(after.date) },
    { label: 'Nama', before: before.name, after: after.name },
  ].filter((change) => change.before !== change.after);
}
