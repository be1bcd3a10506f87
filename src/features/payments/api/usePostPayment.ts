import { useQueryClient } from '@tanstack/react-query';
import { paymentCardSchema } from '@/lib/contract/paymentCard';
import { postPayment, type PostedPayment, type PostPayment } from '@/lib/contract/payments';
import { currentOf } from '@/lib/http/conflict';
import { wroteNothing } from '@/lib/http/idempotencyKeys';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { paymentKeys } from './payments.queries';

/**
 * Sends a payment. A 409 brings the card as it is now, which takes the place of the one on screen; what was typed stays,
 * and is calculated on the new card. `onRefused`: this sending wrote nothing.
 */
export function usePostPayment(
  code: string,
  onPosted: (posted: PostedPayment) => void,
  onRefused: () => void,
) {
  const client = useQueryClient();
  const card = paymentKeys.card(code);
  return useWrite({
    target: code,
    send: (body: PostPayment, idempotencyKey) =>
      call(postPayment, { params: { id: code }, body, idempotencyKey }),
    onSuccess: (posted) => {
      client.setQueryData(card, posted.after);
      markAffected(client, 'paymentTaken');
      onPosted(posted);
    },
    onError: (error) => {
      if (wroteNothing(error)) onRefused();
    },
    onConflict: (conflict) => {
      const current = currentOf(conflict, paymentCardSchema);
      if (current) client.setQueryData(card, current);
      else void client.invalidateQueries({ queryKey: card });
    },
  });
}
