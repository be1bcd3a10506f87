import { useQueryClient } from '@tanstack/react-query';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { PostPayment } from '@/lib/contract/payments';
import { requestOnContract } from '@/lib/contract/requests';
import { wroteNothing } from '@/lib/http/idempotencyKeys';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { paymentKeys } from './payments.queries';

interface Asked {
  payment: PostPayment;
  reason: string;
}

/**
 * Asks a second person to allow a payment. A 409 fetches the card as it is now; what was typed stays. `onRefused`: this
 * sending asked nobody.
 */
export function useRequestPayment(code: string, onAsked: () => void, onRefused: () => void) {
  const client = useQueryClient();
  const { fields, ...write } = useWrite({
    target: code,
    send: ({ payment, reason }: Asked, idempotencyKey) => {
      const body = { ask: { kind: 'PAYMENT' as const, payment }, reason, version: payment.version };
      return call(requestOnContract, { params: { id: code }, body, idempotencyKey });
    },
    onSuccess: () => {
      markAffected(client, 'paymentRequested');
      onAsked();
    },
    onError: (error) => {
      if (wroteNothing(error)) onRefused();
    },
    onConflict: () => void client.invalidateQueries({ queryKey: paymentKeys.card(code) }),
  });
  return { ...write, fields: ofPayment(fields) };
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
