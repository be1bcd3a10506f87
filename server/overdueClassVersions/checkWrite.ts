import { addDays } from '@/lib/arithmetic/calendar';
import { wrongLimits } from '@/lib/arithmetic/overdueClass';
import { beginsLetterDays, wrongLetterDays } from '@/lib/collection/letterDays';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { OverdueClassesMaster, OverdueClassesWrite } from '@/lib/contract/overdueClasses';
import { formatDate } from '@/lib/format/tanggal';
import { invalid } from '../platform/core/ApiError';

interface Beside {
  /** The version that this one follows. */
  before: OverdueClassesMaster | undefined;
  /** This version as it was, and the others; left out: it is new. */
  row?: OverdueClassesMaster;
  others?: readonly OverdueClassesMaster[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Throws 422 for what the fields' own limits do not say. */
export function checkWrite(write: OverdueClassesWrite, { before, row, others = [], today }: Beside): void {
  const errors: FieldErrors = {};
  // What was classed this morning stays as it was: the version in force holds until the end of today.
  const earliest = addDays(today, 1);
  if (write.valid_from < earliest) errors.valid_from = `Paling awal ${formatDate(earliest)}.`;
  else if (before && write.valid_from <= before.valid_from) {
    errors.valid_from = `Harus setelah versi sebelumnya, ${formatDate(before.valid_from)}.`;
  } else if (others.some(({ valid_from }) => valid_from === write.valid_from)) {
    errors.valid_from = 'Versi lain sudah mulai berlaku pada hari ini.';
  } else if (row && row.valid_from !== write.valid_from && beginsLetterDays(row, before)) {
    errors.valid_from = `Tetap ${formatDate(row.valid_from)}: sejak hari itu berlaku hari surat peringatan yang disetujui.`;
  }
  for (const field of ['collectibility_to', 'bucket_to'] as const) {
    for (const { at, min } of wrongLimits(write[field])) {
      errors[`${field}.${at}`] = `Paling sedikit ${min}: kelas tidak boleh tumpang tindih.`;
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Throws 422 where a letter would come before the one before it. */
export function checkLetterDays(days: readonly number[]): void {
  const errors = wrongLetterDays(days).map(({ at, words }) => [`letter_from.${at}`, words]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as FieldErrors);
}
