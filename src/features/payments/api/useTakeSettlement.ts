import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { settlementSchema, takeSettlement, type Settled, type TakeSettlement } from '@/lib/contract/payments';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { call } from '@/lib/http/request';
import { paymentKeys } from './payments.queries';

/**
 * Takes a settlement. The same content tried again carries the same key, so that a lost answer never takes money twice. A
 * 409 brings the quote as it is now, which takes the place of the one on screen.
 */
export function useTakeSettlement(code: string, onTaken: (settled: Settled) => void) {
  const client = useQueryClient();
  const intention = useRef<{ body: string; key: string } | null>(null);
  // A second press may come before React has shown that the first one is on its way.
  const onItsWay = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ body, key }: { body: TakeSettlement; key: string }) =>
      call(takeSettlement, { params: { id: code }, body, idempotencyKey: key }),
    onSuccess: (settled) => {
      intention.current = null;
      client.setQueryData(paymentKeys.card(code), settled.after);
      void client.invalidateQueries({ queryKey: ['credits'] });
      void client.invalidateQueries({ queryKey: ['contracts'] });
      onTaken(settled);
    },
    onSettled: () => void (onItsWay.current = false),
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 409) return;
      const current = settlementSchema.safeParse((failure.data as { current?: unknown } | null)?.current);
      if (current.success) client.setQueryData(paymentKeys.settlement(code), current.data);
      void client.invalidateQueries({ queryKey: paymentKeys.card(code) });
      void client.invalidateQueries({ queryKey: paymentKeys.quotes(code) });
    },
  });
  const send = (body: TakeSettlement) => {
    if (onItsWay.current) return;
    onItsWay.current = true;
    const text = JSON.stringify(body);
    if (intention.current?.body !== text) intention.current = { body: text, key: newIdempotencyKey() };
    mutate({ body, key: intention.current.key });
  };
  return {
    send,
    isPending,
    isConflict: error instanceof ApiError && error.status === 409,
    problem: error ? errorMessage(error) : undefined,
  };
}
