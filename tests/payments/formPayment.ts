import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostPayment } from '@/lib/contract/payments';
import { laterKey } from '@/lib/payment/checkPayment';
import { emptyDraft, type PaymentDraft } from '@/features/payments/domain/paymentDraft';
import { paymentBody, previewPayment } from '@/features/payments/domain/previewPayment';

/** What the payment form sends for what a person types over a card, and what it says of it; all is agreed to. */
export function formPayment(
  shown: PaymentCard,
  typed: Partial<PaymentDraft>,
): { body: PostPayment; words: Record<string, string> } {
  const asked = { ...emptyDraft(shown), reason: 'Kolektor menyetor pagi ini', ...typed };
  const draft = { ...asked, agreedLater: laterKey(previewPayment(shown, asked).later) };
  const preview = previewPayment(shown, draft);
  return { body: paymentBody(shown, draft, preview), words: { ...preview.obstacles, ...preview.errors } };
}
