import type { PaymentCard } from '@/lib/contract/paymentCard';

/** What is typed of the money over the counter; rupiah, null: an empty field. */
export interface CounterMoney {
  /** `all`: everything in banknotes; of an earlier day nothing. */
  cash: number | null | 'all';
  /** Banknotes that were handed over; for the change alone, never sent. */
  received: number | null;
  bank_reference: string;
  /** The receiving account; null: not chosen, or there is only one. */
  bank_account: number | null;
}

/** What is typed in the payment form; amounts in rupiah, null: an empty field. */
export interface PaymentDraft extends CounterMoney {
  date_payment: string;
  /** Chosen instalments; none: the oldest first. */
  lines: readonly number[];
  /** `owed`: all that is owed on the chosen instalments, less the discounts. */
  amount: number | null | 'owed';
  credit_discount: number | null;
  penalty_discount: number | null;
  collector_payment: number | null;
  /** From the customer's deposit. */
  deposit_used: number | null;
  /** What is over the debt is left as deposit. */
  keepsRest: boolean;
  note: string;
  /** The changes of later receipts that were agreed to, as text; empty: none. */
  agreedLater: string;
  /** Why a second person should allow it. */
  reason: string;
}

/** An untouched form: today, all of the oldest instalment, in banknotes. */
export const emptyDraft = (shown: PaymentCard): PaymentDraft => ({
  date_payment: shown.as_of,
  lines: [],
  amount: 'owed',
  credit_discount: null,
  penalty_discount: null,
  collector_payment: null,
  cash: 'all',
  deposit_used: null,
  keepsRest: false,
  received: null,
  bank_reference: '',
  bank_account: null,
  note: '',
  agreedLater: '',
  reason: '',
});
