import * as z from 'zod/mini';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { readOwn, writeOwn } from '@/lib/session/ownEntries';
import { parseKept } from '@/lib/session/parseKept';
import { emptyDraft, type PaymentDraft } from './paymentDraft';

/*
 * What was typed for a contract, kept in this tab while the form is left. It goes with the card that it was typed over: of
 * a card that changed since, or of another day, nothing is brought back, so that nobody takes an amount that no longer fits.
 */

const amount = z.nullable(z.int());

const keptSchema = z.object({
  card: z.string(),
  draft: z.object({
    date_payment: z.string(),
    lines: z.array(z.int()),
    amount: z.union([amount, z.literal('owed')]),
    credit_discount: amount,
    penalty_discount: amount,
    collector_payment: amount,
    cash: z.union([amount, z.literal('all')]),
    deposit_used: amount,
    keepsRest: z.boolean(),
    received: amount,
    bank_reference: z.string(),
    bank_account: amount,
    note: z.string(),
    reason: z.string(),
  }),
});

const nameOf = (shown: PaymentCard) => `bayar.draf.${shown.contract.code}` as const;

/** Names the card that a draft belongs to. */
export const cardKey = ({ contract, as_of }: PaymentCard): string => `${contract.version} ${as_of}`;

/** The kept draft of this very card, or null. What was agreed to is asked again. */
export function readKept(shown: PaymentCard): PaymentDraft | null {
  const kept = parseKept(readOwn(nameOf(shown)), keptSchema);
  return kept?.card === cardKey(shown) ? { ...kept.draft, agreedLater: '' } : null;
}

/** Keeps what was typed over this card; an untouched form, or null, drops it. */
export function writeKept(shown: PaymentCard, draft: PaymentDraft | null): void {
  const untouched = draft === null || JSON.stringify(draft) === JSON.stringify(emptyDraft(shown));
  writeOwn(nameOf(shown), untouched ? null : JSON.stringify({ card: cardKey(shown), draft }));
}
