import type { FieldErrors } from '@/lib/contract/envelope';
import type { KeptFile } from '@/lib/contract/files';
import { formatRupiah } from '@/lib/format/rupiah';
import { checkBank } from './handOverDraft';

/** What is typed before a safe's money goes to the bank. */
export interface SafeDraft {
  amount: number | null;
  bank: string;
  reference: string;
  file: KeptFile | null;
  note: string;
}

export const EMPTY_SAFE: SafeDraft = { amount: null, bank: '', reference: '', file: null, note: '' };

/** What is missing, by field; `balance`: what the safe holds, rupiah. */
export function checkSafe(draft: SafeDraft, balance: number): FieldErrors {
  const { amount } = draft;
  return {
    ...(!amount && { amount: 'Tulis jumlah yang disetor.' }),
    ...((amount ?? 0) > balance && { amount: `Brankas hanya berisi ${formatRupiah(balance)}.` }),
    ...checkBank(draft),
  };
}
