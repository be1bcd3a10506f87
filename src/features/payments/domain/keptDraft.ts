import type { PaymentCard } from '@/lib/contract/paymentCard';
import { readOwn, writeOwn } from '@/lib/session/ownEntries';
import { emptyDraft, type PaymentDraft } from './paymentDraft';

/*
 * What was typed for a contract, kept in this tab while the form is left. It goes with the card that it was typed over: of
 * a card that changed since, or of another day, nothing is brought back, so that nobody takes an amount that no longer fits.
 */

const nameOf = (shown: PaymentCard) => `bayar.draf.${shown.contract.code}` as const;

/** Names the card that a draft belongs to. */
export const cardKey = ({ contract, as_of }: PaymentCard): string => `${contract.version} ${as_of}`;

/** The kept draft of this very card, or null. What was agreed to is asked again. */
export function readKept(shown: PaymentCard): PaymentDraft | null {
  try {
    const kept = JSON.parse(readOwn(nameOf(shown)) ?? 'null') as { card: string; draft: PaymentDraft } | null;
    if (kept?.card !== cardKey(shown) || !fits(kept.draft)) return null;
    return { ...emptyDraft(shown), ...kept.draft, agreedLater: '' };
  } catch {
    return null;
  }
}

/** Keeps what was typed over this card; an untouched form, or null, drops it. */
export function writeKept(shown: PaymentCard, draft: PaymentDraft | null): void {
  const untouched = draft === null || JSON.stringify(draft) === JSON.stringify(emptyDraft(shown));
  writeOwn(nameOf(shown), untouched ? null : JSON.stringify({ card: cardKey(shown), draft }));
}

const isAmount = (value: unknown) => value === null || Number.isSafeInteger(value);
const isLines = (value: unknown) => Array.isArray(value) && value.every(Number.isSafeInteger);

/** Storage may hold what an older version of the app wrote. */
function fits(draft: PaymentDraft): boolean {
  const { date_payment, bank_reference, note, reason, keepsRest, amount, cash } = draft;
  return (
    [date_payment, bank_reference, note, reason].every((text) => typeof text === 'string') &&
    typeof keepsRest === 'boolean' &&
    isLines(draft.lines) &&
    (amount === 'owed' || isAmount(amount)) &&
    (cash === 'all' || isAmount(cash)) &&
    [
      draft.credit_discount,
      draft.penalty_discount,
      draft.collector_payment,
      draft.deposit_used,
      draft.received,
    ].every(isAmount)
  );
}
