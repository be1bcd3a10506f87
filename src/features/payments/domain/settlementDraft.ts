import type { Receiving } from '@/lib/contract/officeAccounts';
import type { Settlement, TakeSettlement } from '@/lib/contract/settlements';
import { bankFor, cashError, referenceError, type Means } from '@/lib/payment/means';
import { accountError, presetAccount, transferOf } from '@/lib/payment/receiving';
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
  bank_account: null,
  note: '',
};

/** What is typed of the money, and beside it what is wrong. */
type Typed = Pick<SettlementDraft, 'cash' | 'bank_reference' | 'bank_account'>;
type MoneyErrors = Partial<Record<'cash' | 'bank_reference' | 'bank_account', string>>;

/** What a draft comes to on a quote, and what is wrong beside its fields. */
export function settlementMoney(
  { total }: Pick<Settlement, 'total'>,
  { cash: typed, bank_reference, bank_account: chosen }: Typed,
  receiving: Receiving,
): Means & { bank_account: number | null; errors: MoneyErrors } {
  const cash = typed === 'all' ? total : typed;
  const bank = cash === null ? null : bankFor(total, cash);
  const bank_account = presetAccount(chosen, receiving);
  const errors = sayings({
    cash: cashError(total, { cash, bank }),
    bank_account: accountError({ bank, bank_account }, receiving),
    bank_reference: referenceError({ bank, bank_reference }),
  });
  return { cash, bank, bank_account, errors };
}

/** The call that agrees to a quote; null while something is wrong. */
export function settlementBody(
  quote: Settlement,
  draft: SettlementDraft,
  receiving: Receiving,
): TakeSettlement | null {
  const { cash, bank, bank_account, errors } = settlementMoney(quote, draft, receiving);
  if (Object.keys(errors).length > 0 || cash === null || bank === null) return null;
  const { version, as_of, principal, interest, penalty, fee, total } = quote;
  const agreed = { version, as_of, principal, interest, penalty, fee, total };
  return {
    ...agreed,
    quote_id: quote.quote?.id ?? null,
    cash,
    bank,
    ...transferOf({ bank, bank_account, bank_reference: draft.bank_reference }),
    note: draft.note.trim(),
  };
}
