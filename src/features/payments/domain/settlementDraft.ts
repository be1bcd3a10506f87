import type { Settlement, TakeSettlement } from '@/lib/contract/settlements';
import { formatRupiah } from '@/lib/format/rupiah';

/** What is typed when a settlement is taken; rupiah, null: an empty field. */
export interface SettlementDraft {
  /** `all`: everything in banknotes. */
  cash: number | null | 'all';
  /** Banknotes that were handed over; for the change alone, never sent. */
  received: number | null;
  bank_reference: string;
  note: string;
}

export const EMPTY_SETTLEMENT: SettlementDraft = {
  cash: 'all',
  received: null,
  bank_reference: '',
  note: '',
};

/** What a draft comes to on a quote; `error` stands beside the banknotes. */
export function settlementMoney(
  { total }: Pick<Settlement, 'total'>,
  { cash: typed }: Pick<SettlementDraft, 'cash'>,
): { cash: number | null; bank: number | null; error: string | undefined } {
  const cash = typed === 'all' ? total : typed;
  if (cash === null) return { cash, bank: null, error: 'Wajib diisi. Tulis 0 bila tidak ada.' };
  if (cash > total) return { cash, bank: 0, error: `Lebih dari total ${formatRupiah(total)}.` };
  return { cash, bank: total - cash, error: undefined };
}

/** The call that agrees to a quote; null while something is wrong. */
export function settlementBody(quote: Settlement, draft: SettlementDraft): TakeSettlement | null {
  const { cash, bank, error } = settlementMoney(quote, draft);
  if (error !== undefined || cash === null || bank === null) return null;
  const { version, as_of, principal, interest, penalty, fee, total } = quote;
  const quote_id = quote.quote?.id ?? null;
  return {
    version,
    quote_id,
    as_of,
    principal,
    interest,
    penalty,
    fee,
    total,
    cash,
    bank,
    bank_reference: bank > 0 ? draft.bank_reference.trim() : '',
    note: draft.note.trim(),
  };
}
