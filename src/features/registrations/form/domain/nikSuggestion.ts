import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { formatDate } from '@/lib/format/tanggal';
import { SEX_LABELS } from '@/lib/labels/registrationLabels';
import { readNik } from '@/lib/registration/nik';

/** What a NIK says and the form does not have yet: to be taken over with one press, never by itself. */
export interface NikSuggestion {
  /** In words: '7 Agustus 1990, perempuan'. */
  words: string;
  change: Partial<Pick<RegistrationForm['applicant'], 'birth_date' | 'sex'>>;
}

/** Null: nothing to suggest. */
export function nikSuggestion(
  { nik, birth_date, sex }: RegistrationForm['applicant'],
  today: string,
): NikSuggestion | null {
  const facts = readNik(nik, today);
  if (!facts) return null;
  const change = {
    ...(birth_date === null && { birth_date: facts.birthDate }),
    ...(sex === null && { sex: facts.sex }),
  };
  const words = [
    change.birth_date && `lahir ${formatDate(change.birth_date)}`,
    change.sex && SEX_LABELS[change.sex].toLowerCase(),
  ].filter(Boolean);
  return words.length > 0 ? { words: words.join(', '), change } : null;
}
