import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  paymentCardSchema,
  postPayment,
  type PostedPayment,
  type PostPayment,
} from '@/lib/contract/payments';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { paymentKeys } from './payments.queries';

/**
 * Sends a payment. The same content tried again carries the same key, so that a lost answer never takes money twice.
 * A 409 brings the card as it is now, which takes the place of the one on screen.
 */
export function usePostPayment(code: string, onPosted: (posted: PostedPayment) => void) {
  const client = useQueryClient();
  const intention = useRef<{ body: string; key: string } | null>(null);
  // A second press may come before React has shown that the first one is on its way.
  const onItsWay = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ body, key }: { body: PostPayment; key: string }) =>
      call(postPayment, { params: { id: code }, body, idempotencyKey: key }),
    onSuccess: (posted) => {
      intention.current = null;
      client.setQueryData(paymentKeys.card(code), posted.after);
      void client.invalidateQueries({ queryKey: ['credits'] });
      void client.invalidateQueries({ queryKey: ['contracts'] });
      onPosted(posted);
    },
    onSettled: () => void (onItsWay.current = false),
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 409) return;
      const current = paymentCardSchema.safeParse((failure.data as { current?: unknown } | null)?.current);
      if (current.success) client.setQueryData(paymentKeys.card(code), current.data);
      else void client.invalidateQueries({ queryKey: paymentKeys.card(code) });
    },
  });
  const send = (body: PostPayment) => {
    if (onItsWay.current) return;
    onItsWay.current = true;
    const text = JSON.stringify(body);
    if (intention.current?.body !== text) intention.current = { body: text, key: newIdempotencyKey() };
    mutate({ body, key: intention.current.key });
  };
  return {
    send,
    reset,
    isPending,
    refused: error instanceof ApiError ? error.fields : {},
    /** True: the card on screen was another one; what was typed stays, and is reckoned on the new card. */
    isConflict: error instanceof ApiError && error.status === 409,
    problem: error ? errorMessage(error) : undefined,
  };
}
