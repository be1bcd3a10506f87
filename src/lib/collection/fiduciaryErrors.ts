/** What is written of a fiduciary; empty text and null: not known yet. Days `YYYY-MM-DD`. */
export interface FiduciaryWritten {
  deed_number: string;
  deed_on: string | null;
  notary: string;
  certificate_number: string;
  certificate_on: string | null;
  removed_on: string | null;
}

/**
 * What is wrong with it, in words at its field: a number and its day come together, and the deed goes before the
 * certificate, the certificate before its removal (PP 21/2015).
 * @param dateStart the contract's
 */
export function fiduciaryErrors(
  { deed_number, deed_on, notary, certificate_number, certificate_on, removed_on }: FiduciaryWritten,
  dateStart: string,
  today: string,
): Partial<Record<keyof FiduciaryWritten, string>> {
  const errors: Partial<Record<keyof FiduciaryWritten, string>> = {};
  const days = { deed_on, certificate_on, removed_on };
  const names = Object.keys(days) as (keyof typeof days)[];
  for (const field of names) if ((days[field] ?? '') > today) errors[field] = 'Hari ini belum tiba.';
  if (removed_on !== null && removed_on < (certificate_on ?? ''))
    errors.removed_on = 'Tidak boleh sebelum tanggal sertifikat.';
  if (certificate_on !== null && certificate_on < (deed_on ?? ''))
    errors.certificate_on = 'Tidak boleh sebelum tanggal akta.';
  if (deed_on !== null && deed_on < dateStart) errors.deed_on = 'Tidak boleh sebelum tanggal kontrak.';
  if (removed_on !== null && certificate_number === '')
    errors.removed_on = 'Hanya sertifikat yang tercatat dapat dihapus.';
  if (deed_on !== null && deed_number === '') errors.deed_number = 'Tulis nomor aktanya.';
  if (deed_on === null && deed_number !== '') errors.deed_on = 'Tulis tanggal aktanya.';
  if (deed_number !== '' && notary === '') errors.notary = 'Tulis nama notarisnya.';
  if (deed_number === '' && (notary !== '' || certificate_number !== '' || certificate_on !== null))
    errors.deed_number = 'Tulis nomor aktanya.';
  if (certificate_on !== null && certificate_number === '')
    errors.certificate_number = 'Tulis nomor sertifikatnya.';
  if (certificate_on === null && certificate_number !== '')
    errors.certificate_on = 'Tulis tanggal sertifikatnya.';
  return errors;
}
