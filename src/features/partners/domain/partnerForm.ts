import type { FieldErrors } from '@/lib/contract/envelope';
import { partnerWriteSchema, type Partner, type PartnerWrite } from '@/lib/contract/partnerRecords';
import { isOneNumber, tidyPhone, TWO_NUMBERS } from '@/lib/contract/phoneNumbers';

/** A person as typed. */
export interface PartnerDraft {
  name: string;
  nik: string;
  npwp: string;
  phone: string;
  /** Code of the kota; '': not said. */
  area: string;
}

export const EMPTY_PARTNER: PartnerDraft = { name: '', nik: '', npwp: '', phone: '', area: '' };

/** What the form begins with. */
export const draftOf = ({ name, nik, npwp, phone, area }: Partner): PartnerDraft => ({
  ...{ name, nik, npwp, phone },
  area: area?.code ?? '',
});

/** What is typed, as it is written; spaces and dots in numbers are how people copy them. */
export const writeOf = ({ name, nik, npwp, phone, area }: PartnerDraft): PartnerWrite => ({
  name: name.trim(),
  nik: nik.replace(/[\s.]/g, ''),
  npwp: npwp.replace(/[\s.-]/g, ''),
  phone: tidyPhone(phone).trim(),
  area_code: area === '' ? null : area,
});

const WORDS: Record<string, string> = {
  name: 'Isi 3 sampai 80 huruf.',
  nik: 'NIK terdiri dari 16 angka.',
  npwp: 'NPWP terdiri dari 15 atau 16 angka; kosongkan bila tidak ada.',
  phone: 'Mulai dengan 0 atau +62, paling sedikit 8 angka.',
  area_code: 'Pilih dari daftar.',
};

/** What is wrong, beside its field. */
export function checkDraft(draft: PartnerDraft): FieldErrors {
  const { error } = partnerWriteSchema.safeParse(writeOf(draft));
  const paths = (error?.issues ?? []).map((issue) => String(issue.path[0]));
  const errors = Object.fromEntries(paths.map((path) => [path, WORDS[path] ?? 'Nilainya tidak sah.']));
  return isOneNumber(draft.phone) ? errors : { ...errors, phone: TWO_NUMBERS };
}
