import { wrongLetterDays } from '@/lib/collection/letterDays';
import type { FieldErrors } from '@/lib/contract/envelope';
import { HIGHEST_LETTER_DPD, type OverdueClassesMaster } from '@/lib/contract/overdueClasses';
import { sameLetterDays } from '@/lib/collection/letterDays';
import { limitOf } from './classForm';

/** The days of SP1, SP2 and SP3 as they are typed. */
export interface LetterDaysValues {
  letter_from: readonly string[];
}

/** The word in the address that says that other days are asked for. */
export const LETTERS_OPEN = 'surat';

/** What the form begins with: the days that hold from tomorrow on. */
export const letterDaysValues = ({ letter_from }: OverdueClassesMaster): LetterDaysValues => ({
  letter_from: letter_from.map(String),
});

/** What is typed, as it is asked for. */
export const letterDaysOf = ({ letter_from }: LetterDaysValues): number[] => letter_from.map(limitOf);

/** What is wrong, beside its field. `base`: the version whose days would change. */
export function checkLetterDays(values: LetterDaysValues, base: OverdueClassesMaster): FieldErrors {
  const days = letterDaysOf(values);
  const errors: FieldErrors = {};
  for (const { at, words } of wrongLetterDays(days)) errors[`letter_from.${at}`] = words;
  days.forEach((day, at) => {
    if (Number.isNaN(day) || day < 1 || day > HIGHEST_LETTER_DPD) {
      errors[`letter_from.${at}`] = `Isi hari dari 1 sampai ${HIGHEST_LETTER_DPD}.`;
    }
  });
  if (Object.keys(errors).length === 0 && sameLetterDays(days, base.letter_from)) {
    errors['letter_from.0'] = 'Sama dengan yang berlaku. Ubah paling sedikit satu hari.';
  }
  return errors;
}
