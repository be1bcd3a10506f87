import { addDays } from '@/lib/arithmetic/calendar';
import { wrongLimits } from '@/lib/arithmetic/overdueClass';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { OverdueClassesWrite } from '@/lib/contract/overdueClasses';
import { formatDate } from '@/lib/format/tanggal';
import { invalid } from '../platform/core/ApiError';

/** Throws 422 for what the fields' own limits do not say. `before`: the version that this one follows. */
export function checkWrite(
  write: OverdueClassesWrite,
  before: { valid_from: string } | undefined,
  today: string,
): void {
  const errors: FieldErrors = {};
  // What was classed this morning stays as it was: the version in force holds until the end of today.
  const earliest = addDays(today, 1);
  if (write.valid_from < earliest) errors.valid_from = `Paling awal ${formatDate(earliest)}.`;
  else if (before && write.valid_from <= before.valid_from) {
    errors.valid_from = `Harus setelah versi sebelumnya, ${formatDate(before.valid_from)}.`;
  }
  for (const field of ['collectibility_to', 'bucket_to'] as const) {
    for (const { at, min } of wrongLimits(write[field])) {
      errors[`${field}.${at}`] = `Paling sedikit ${min}: kelas tidak boleh tumpang tindih.`;
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
