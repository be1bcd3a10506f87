import { addDays } from '@/lib/arithmetic/calendar';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import type { BpkbRequest } from '@/lib/contract/bpkbRequests';
import { LENT_DAYS, LENT_DPD, type BpkbPurpose } from '@/lib/contract/bpkbTerms';
import type { FieldErrors } from '@/lib/contract/envelope';
import { PHONE_SIGNS } from '@/lib/contract/phoneNumbers';
import { formatDate } from '@/lib/format/tanggal';
import { fileIds, NO_FILES, type FilesDraft } from './filesDraft';
import type { SignatureDraft } from './SignatureDraft';

/** A loan of a book as it is typed. */
export interface LendDraft {
  /** '': not chosen yet. */
  purpose: BpkbPurpose | '';
  person: string;
  phone: string;
  until: string;
  note: string;
  signature: SignatureDraft | null;
  files: FilesDraft;
}

/** What a second person has allowed already; null: nothing. It is lent just so. */
export const allowedLoan = ({ request }: Pick<BpkbBook, 'request'>): BpkbRequest | null =>
  request?.kind === 'LEND' && request.status === 'APPROVED' ? request : null;

/** The contract is so late that a second person decides first: nothing is signed or given yet. */
export const loanWaits = (book: Pick<BpkbBook, 'request' | 'dpd'>): boolean =>
  book.dpd > LENT_DPD && allowedLoan(book) === null;

export function startLend(book: Pick<BpkbBook, 'request'>): LendDraft {
  const allowed = allowedLoan(book);
  return {
    purpose: allowed?.purpose ?? '',
    person: allowed?.borrower ?? '',
    phone: allowed?.phone ?? '',
    until: allowed?.until ?? '',
    note: allowed?.reason ?? '',
    signature: null,
    files: NO_FILES,
  };
}

/** What is wrong, by field; empty: it can be sent. */
export function checkLend(
  { purpose, person, phone, until, note, signature }: LendDraft,
  book: Pick<BpkbBook, 'request' | 'dpd' | 'today'>,
): FieldErrors {
  const last = addDays(book.today, LENT_DAYS);
  const waits = loanWaits(book);
  return {
    ...(purpose === '' && { purpose: 'Pilih untuk apa.' }),
    ...(person.trim().length < 2 && { person: 'Tulis siapa yang meminjam.' }),
    ...(!PHONE_SIGNS.test(phone.trim()) && { phone: 'Isi angka, spasi, strip, atau tanda kurung.' }),
    ...(until === '' && { until: 'Isi kapan harus kembali.' }),
    ...(until !== '' && until < book.today && { until: 'Tidak boleh sebelum hari ini.' }),
    ...(until > last && { until: `Paling lambat ${formatDate(last)}.` }),
    ...(waits && note.trim().length < 5 && { note: 'Tulis mengapa tetap perlu dipinjamkan.' }),
    ...(!waits && signature === null && { signature_id: 'Peminjam menandatangani di sini.' }),
  };
}

/** The same as the call takes it, but for the signature. */
export const toLend = ({ purpose, person, phone, until, note, files }: LendDraft, version: number) => ({
  ...{ version, purpose: purpose || ('OTHER' as const), person, phone, until, note },
  file_ids: fileIds(files),
});
