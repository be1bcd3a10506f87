import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CreditWrite } from '@/lib/contract/credits';
import type { RecordId } from '@/lib/contract/fields';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { requestChangeOptions } from './api/credits.mutations';
import { creditKeys } from './api/credits.queries';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';

interface Intention {
  body: string;
  key: string;
}

/** Sends a change request; the same content tried again carries the same key, so that it is never asked twice. */
export function useChangeRequest(id: RecordId, onSent: () => void) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useMutation(requestChangeOptions(client));
  const intention = useRef<Intention | null>(null);
  const send = (update: CreditWrite, reason: string, version: number) => {
    const body = JSON.stringify([update, reason, version]);
    if (intention.current?.body !== body) intention.current = { body, key: newIdempotencyKey() };
    mutate(
      { id, update, reason, version, idempotencyKey: intention.current.key },
      {
        onSuccess: onSent,
        onError: (failure) => {
          // Who asked first, or what the receipt is now, stands on the receipt itself.
          if (isConflict(failure)) void client.invalidateQueries({ queryKey: creditKeys.detail(id) });
        },
      },
    );
  };
  return {
    send,
    reset,
    /** From the press until the form is left: what the answer says of the receipt is not news to this form. */
    busy: isPending || isSuccess,
    refused: error instanceof ApiError ? error.fields : undefined,
    problem: error ? errorMessage(error) : undefined,
  };
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;
