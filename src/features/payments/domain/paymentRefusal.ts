import type { FieldErrors } from '@/lib/contract/envelope';
import { stillRefused } from '@/lib/forms/stillRefused';
import type { PaymentDraft } from './paymentDraft';

/** What the server found wrong, as the form can show it. */
export interface PaymentRefusal {
  /** Beside their fields, while those are as they were sent. */
  fields: FieldErrors;
  /** What has no field of its own. */
  others: string[];
}

/** Parts of the call that are another field on screen. */
const SHOWN_AT: Readonly<Record<string, keyof PaymentDraft>> = { bank: 'cash', deposit_added: 'amount' };
const fieldOf = (path: string) => SHOWN_AT[path] ?? path;

/** The server's words for what was sent, beside what is typed now. */
export function paymentRefusal(
  refused: FieldErrors,
  sent: PaymentDraft | null,
  draft: PaymentDraft,
): PaymentRefusal {
  const entries = Object.entries(refused);
  const hasField = (path: string) => fieldOf(path) in draft;
  return {
    fields: stillRefused(
      Object.fromEntries(entries.filter(([path]) => hasField(path))),
      sent,
      draft,
      fieldOf,
    ),
    others: entries.filter(([path]) => !hasField(path)).map(([, words]) => words),
  };
}
