import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from '../contract/envelope';
import { ApiError, errorMessage } from '../http/ApiError';
import { isConflict } from '../http/conflict';
import { createIdempotencyKeys, isDefiniteRefusal } from '../http/idempotencyKeys';

/** How something is written, and what follows. The functions of the latest render count. */
export interface WriteOptions<V, D> {
  /** Sends the content; calls that take an `Idempotency-Key` send this one. */
  send: (content: V, idempotencyKey: string) => Promise<D>;
  /** What is written on, where the content does not say: another contract has other keys. */
  target?: string | number | undefined;
  /** Other content may be sent while some is on its way; the same content never. */
  overlapping?: boolean;
  /** The server has it. Keeps what the answer says and marks what it changed; runs even when the screen was left. */
  onSuccess?: (data: D, content: V) => void;
  /** It failed, in whatever way. */
  onError?: (error: Error, content: V) => void;
  /** 409: the record is another one by now. Runs after `onError`. */
  onConflict?: (error: ApiError, content: V) => void;
  /** After success and failure alike. */
  onSettled?: (content: V) => void;
}

/** What follows one sending; only while its screen is shown. */
export interface Then<D> {
  onSuccess?: (data: D) => void;
  onError?: (error: Error) => void;
}

/** A write, and how its last sending stands. */
export interface Write<V, D> {
  /** Sends; nothing happens while the sending before has no answer. */
  send: (content: V, then?: Then<D>) => void;
  /** Forgets how the last sending ended. Its key is kept. */
  reset: () => void;
  isPending: boolean;
  isSuccess: boolean;
  /** What was sent last. */
  sent: V | undefined;
  /** What is on its way. */
  pending: V | null;
  error: Error | null;
  /** The failure in words for people. */
  problem: string | undefined;
  /** Field path → words (422). */
  fields: FieldErrors;
  /** The last sending met a newer record (409). */
  isConflict: boolean;
}

/**
 * The one way to write. Sends once however often it is pressed, and never again by itself: after a failure, offline
 * too, what was typed stays with the form and a person tries again. A try with the same content on the same target
 * carries the same idempotency key until a definite answer came (success, or a refusal that surely wrote nothing);
 * other content, or the same content meant once more after that answer, carries a new one. The keys live as long as the
 * component. Failures are `ApiError`; a 401 is seen by the session guard as well (SPEC 5).
 */
export function useWrite<V, D>(options: WriteOptions<V, D>): Write<V, D> {
  const [keys] = useState(createIdempotencyKeys);
  // A second press may come before React has shown that the first one is on its way.
  const [onItsWay] = useState(() => new Set<string>());
  const { target, overlapping = false } = options;
  const mutation = useMutation({
    mutationFn: async ({ content, target: on }: Sending<V>) => {
      try {
        const data = await options.send(content, keys.keyFor([on, content]));
        keys.answered([on, content]);
        return data;
      } catch (error) {
        if (isDefiniteRefusal(error)) keys.answered([on, content]);
        throw error;
      } finally {
        onItsWay.delete(JSON.stringify([on, content]));
      }
    },
    onSuccess: (data, { content }) => options.onSuccess?.(data, content),
    onError: (error, { content }) => {
      options.onError?.(error, content);
      if (isConflict(error)) options.onConflict?.(error, content);
    },
    onSettled: (_data, _error, { content }) => options.onSettled?.(content),
  });
  const { mutate, reset, isPending, isSuccess, error, variables } = mutation;
  const send = (content: V, then: Then<D> = {}) => {
    const name = JSON.stringify([target, content]);
    if (overlapping ? onItsWay.has(name) : onItsWay.size > 0) return;
    onItsWay.add(name);
    mutate(
      { content, target },
      {
        onSuccess: (data) => then.onSuccess?.(data),
        onError: (failure) => then.onError?.(failure),
      },
    );
  };
  return {
    send,
    reset,
    isPending,
    isSuccess,
    sent: variables?.content,
    pending: isPending ? variables.content : null,
    error,
    problem: error ? errorMessage(error) : undefined,
    fields: error instanceof ApiError ? error.fields : NO_FIELDS,
    isConflict: isConflict(error),
  };
}

interface Sending<V> {
  content: V;
  target: string | number | undefined;
}

const NO_FIELDS: FieldErrors = {};
