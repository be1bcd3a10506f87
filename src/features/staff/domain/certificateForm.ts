import type { FieldErrors } from '@/lib/contract/envelope';
import type { StaffPerson } from '@/lib/contract/staff';
import { certificateSchema, type Certificate } from '@/lib/contract/staffCertificate';
import { certificateText } from '@/lib/labels/certificateText';

/** A certificate as typed; the day `YYYY-MM-DD`, or ''. */
export interface CertificateDraft {
  number: string;
  until: string;
}

/** What the form begins with. */
export const certificateDraft = ({ certificate }: StaffPerson): CertificateDraft => ({
  number: certificate?.number ?? '',
  until: certificate?.until ?? '',
});

/** What is typed, as it is written. */
export const certificateWrite = ({ number, until }: CertificateDraft): Certificate => ({
  number: number.trim(),
  until,
});

/** What is wrong, beside its field; a day that has passed is right. */
export function checkCertificate(draft: CertificateDraft): FieldErrors {
  const errors: FieldErrors = {};
  const { number, until } = certificateSchema.shape;
  if (!number.safeParse(draft.number).success) errors.number = 'Isi 3 sampai 60 huruf atau angka.';
  if (draft.until === '') errors.until = 'Isi hari terakhir berlakunya.';
  else if (!until.safeParse(draft.until).success) errors.until = 'Isi tahun dari 1900 sampai 2199.';
  return errors;
}

/** The form's field for a path in the call. */
export const certificateField = (path: string): string => path.replace(/^certificate\./, '');

/** What somebody else changed meanwhile. */
export function certificateMoves(before: StaffPerson, now: StaffPerson) {
  const [was, is] = [certificateText(before.certificate), certificateText(now.certificate)];
  if (was !== is) return [{ label: 'Sertifikat', before: was, after: is }];
  return before.version === now.version
    ? []
    : [{ label: 'Data staf', before: 'sebelumnya', after: 'yang sekarang' }];
}
