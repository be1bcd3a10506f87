import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { PostPayment } from '@/lib/contract/payments';
import { requestOnContract } from '@/lib/contract/requests';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { useIntention } from '@/lib/http/useIntention';
import { paymentKeys } from './payments.queries';

interface Asked {
  payment: PostPayment;
  reason: string;
}

/**
 * Asks a second person to allow a payment. Tried again with the same content it carries the same key: one request. A 409
 * fetches the card as it is now; what was typed stays.
 */
export function useAskPayment(code: string, onAsked: () => void) {
  const client = useQueryClient();
  const keyFor = useIntention();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ payment, reason }: Asked) => {
      const body = { ask: { kind: 'PAYMENT' as const, payment }, reason, version: payment.version };
      return call(requestOnContract, { params: { id: code }, body, idempotencyKey: keyFor(body) });
    },
    onSuccess: () => {
      // Its request waits beside the contract and in the approvers' list.
      void client.invalidateQueries({ queryKey: ['requests'] });
      void client.invalidateQueries({ queryKey: ['contracts'] });
      onAsked();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 409)
        void client.invalidateQueries({ queryKey: paymentKeys.card(code) });
    },
  });
  return {
    send: (asked: Asked) => {
      if (!isPending) mutate(asked);
    },
    reset,
    isPending,
    refused: error instanceof ApiError ? ofPayment(error.fields) : {},
    problem: error ? errorMessage(error) : undefined,
  };
}

const INSIDE = 'ask.payment.';

/** What is wrong inside of what is asked, by the names of the payment's own fields. */
const ofPayment = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, words]) => [
      field.startsWith(INSIDE) ? field.slice(INSIDE.length) : field,
      words,
    ]),
  );
