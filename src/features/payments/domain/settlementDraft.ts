import type { Settlement, TakeSettlement } from '@/lib/contract/settlements';
import { bankFor, cashError, referenceOf, type Means } from '@/lib/payment/means';
import type { CounterMoney } from './paymentDraft';

/** What is typed when a settlement is taken; rupiah, null: an empty field. */
export interface SettlementDraft extends CounterMoney {
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
): Means & { error: string | null } {
  const cash = typed === 'all' ? total : typed;
  const bank = cash === null ? null : bankFor(total, cash);
  return { cash, bank, error: cashError(total, { cash, bank }) };
}

/** The call that agrees to a quote; null while something is wrong. */
export function settlementBody(quote: Settlement, draft: SettlementDraft): TakeSettlement | null {
  const { cash, bank, error } = settlementMoney(quote, draft);
  if (error !== null || cash === null || bank === null) return null;
  const { version, as_of, principal, interest, penalty, fee, total } = quote;
  const agreed = { version, as_of, principal, interest, penalty, fee, total };
  return {
    ...agreed,
    quote_id: quote.quote?.id ?? null,
    cash,
    bank,
    bank_reference: referenceOf({ bank, bank_reference: draft.bank_reference }),
    note: draft.note.trim(),
  };
}
