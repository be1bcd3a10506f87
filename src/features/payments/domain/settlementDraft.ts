import type { Settlement, TakeSettlement } from '@/lib/contract/settlements';
import { bankFor, cashError, referenceError, referenceOf, type Means } from '@/lib/payment/means';
import { sayings } from '@/lib/payment/sayings';
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

/** What a draft comes to on a quote, and what is wrong beside its fields. */
export function settlementMoney(
  { total }: Pick<Settlement, 'total'>,
  { cash: typed, bank_reference }: Pick<SettlementDraft, 'cash' | 'bank_reference'>,
): Means & { errors: Partial<Record<'cash' | 'bank_reference', string>> } {
  const cash = typed === 'all' ? total : typed;
  const bank = cash === null ? null : bankFor(total, cash);
  const errors = sayings({
    cash: cashError(total, { cash, bank }),
    bank_reference: referenceError({ bank, bank_reference }),
  });
  return { cash, bank, errors };
}

/** The call that agrees to a quote; null while something is wrong. */
export function settlementBody(quote: Settlement, draft: SettlementDraft): TakeSettlement | null {
  const { cash, bank, errors } = settlementMoney(quote, draft);
  if (Object.keys(errors).length > 0 || cash === null || bank === null) return null;
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
