import type { FieldErrors } from '../contract/envelope';
import type { RegistrationForm } from '../contract/registrationForm';
import { formatDate } from '../format/tanggal';
import { readNik } from './nik';

/** Where a NIK and what was typed differ, beside the field; it never keeps a form from being saved (DOMAIN, NIK). */
export function nikWarnings({ applicant }: RegistrationForm, today: string): FieldErrors {
  if (applicant.nik.length !== 16) return {};
  const facts = readNik(applicant.nik, today);
  if (!facts) return { 'applicant.nik': 'NIK ini memuat tanggal lahir atau nomor urut yang tidak ada.' };
  const warnings: FieldErrors = {};
  if (applicant.birth_date !== null && applicant.birth_date.slice(2) !== facts.birthDate.slice(2)) {
    warnings['applicant.birth_date'] = `Menurut NIK ${formatDate(facts.birthDate)}.`;
  }
  if (applicant.sex !== null && applicant.sex !== facts.sex) {
    warnings['applicant.sex'] = `Menurut NIK ${facts.sex === 'MALE' ? 'laki-laki' : 'perempuan'}.`;
  }
  return warnings;
}
