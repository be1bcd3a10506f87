import type { FieldErrors } from '@/lib/contract/envelope';
import type { PaymentDraft } from './paymentDraft';

/** What the server found wrong, as the form can show it. */
export interface Refusal {
  /** Beside their fields; a field that differs from what was sent is no longer wrong. */
  fields: FieldErrors;
  /** What has no field of its own. */
  others: string[];
}

/** Parts of the call that are another field on screen. */
const SHOWN_AT: Readonly<Record<string, keyof PaymentDraft>> = { bank: 'cash', deposit_added: 'amount' };

/** The server's words for what was sent, beside what is typed now. */
export function stillRefused(refused: FieldErrors, sent: PaymentDraft | null, draft: PaymentDraft): Refusal {
  const fields: FieldErrors = {};
  const others: string[] = [];
  for (const [name, words] of Object.entries(refused)) {
    const field = SHOWN_AT[name] ?? name;
    if (!isField(field, draft)) others.push(words);
    else if (!sent || sent[field] === draft[field]) fields[field] ??= words;
  }
  return { fields, others };
}

const isField = (name: string, draft: PaymentDraft): name is keyof PaymentDraft => name in draft;
