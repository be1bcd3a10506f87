import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PostPayment } from '@/lib/contract/payments';
import { requestOnContract } from '@/lib/contract/requests';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { call } from '@/lib/http/request';
import { paymentKeys } from './payments.queries';

/** Asks a second person to allow a payment. Tried again with the same content it carries the same key: one request. */
export function useAskPayment(code: string, onAsked: () => void) {
  const client = useQueryClient();
  const intention = useRef<{ text: string; key: string } | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ payment, reason, key }: { payment: PostPayment; reason: string; key: string }) =>
      call(requestOnContract, {
        params: { id: code },
        body: { ask: { kind: 'PAYMENT', payment }, reason, version: payment.version },
        idempotencyKey: key,
      }),
    onSuccess: () => {
      intention.current = null;
      onAsked();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 409)
        void client.invalidateQueries({ queryKey: paymentKeys.card(code) });
    },
  });
  const send = (payment: PostPayment, reason: string) => {
    if (isPending) return;
    const text = JSON.stringify([payment, reason]);
    if (intention.current?.text !== text) intention.current = { text, key: newIdempotencyKey() };
    mutate({ payment, reason, key: intention.current.key });
  };
  return { send, reset, isPending, problem: error ? errorMessage(error) : undefined };
}
