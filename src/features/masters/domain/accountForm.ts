import type { FieldErrors } from '@/lib/contract/envelope';
import { officeAccountWriteSchema, type OfficeAccountWrite } from '@/lib/contract/officeAccounts';

export const EMPTY_ACCOUNT: OfficeAccountWrite = { bank: '', number: '', holder: '' };

/** What is sent: a number as it is printed has spaces and dashes. */
export const accountWrite = (typed: OfficeAccountWrite): OfficeAccountWrite => ({
  ...typed,
  number: typed.number.replace(/[\s.-]/g, ''),
});

const WORDS: Readonly<Record<keyof OfficeAccountWrite, string>> = {
  bank: 'Isi nama bank, 2 sampai 60 huruf.',
  number: 'Isi 5 sampai 30 angka.',
  holder: 'Isi nama pemilik rekening, 3 sampai 80 huruf.',
};

/** What is wrong with an account as it is typed, by field. */
export function checkAccount(typed: OfficeAccountWrite): FieldErrors {
  const { error } = officeAccountWriteSchema.safeParse(accountWrite(typed));
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(Object.entries(WORDS).filter(([field]) => wrong.has(field)));
}
