import type { CashSource } from '@/lib/contract/cashActs';
import type { FieldErrors } from '@/lib/contract/envelope';
import { formatRupiah } from '@/lib/format/rupiah';

/** What is typed before money is asked for. */
export interface CashInDraft {
  source: CashSource;
  amount: number | null;
  bank: string;
  reference: string;
  note: string;
}

/** Before anything was typed; `safe`: what the safe could give, rupiah. */
export const emptyCashIn = (safe: number): CashInDraft => ({
  source: safe > 0 ? 'SAFE' : 'BANK',
  amount: null,
  bank: '',
  reference: '',
  note: '',
});

/** What is missing, by field; empty: it can be sent. */
export function checkCashIn(draft: CashInDraft, safe: number): FieldErrors {
  const { source, amount, bank, reference, note } = draft;
  const isBeyond = source === 'SAFE' && (amount ?? 0) > safe;
  return {
    ...(!amount && { amount: 'Tulis jumlah yang diminta.' }),
    ...(isBeyond && { amount: `Brankas hanya dapat memberi ${formatRupiah(safe)}.` }),
    ...(source === 'BANK' && bank.trim().length < 2 && { bank: 'Tulis nama banknya.' }),
    ...(source !== 'SAFE' && reference.trim().length < 3 && { reference: 'Tulis nomor referensinya.' }),
    ...(note.trim().length < 5 && { note: 'Tulis untuk apa uangnya.' }),
  };
}

/** The same as the call takes it; what belongs to another source is left out. */
export const toCashIn = ({ source, amount, bank, reference, note }: CashInDraft) => ({
  source,
  amount: amount ?? 0,
  bank: source === 'BANK' ? bank : '',
  reference: source === 'SAFE' ? '' : reference,
  note,
});
