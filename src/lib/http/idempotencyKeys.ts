import { ApiError } from './ApiError';
import { newIdempotencyKey } from './newIdempotencyKey';

/** The keys of what one form sends (`Idempotency-Key`, SPEC 7). */
export interface IdempotencyKeys {
  /** Same content, same key, until it was answered; other content has another one. */
  keyFor: (content: unknown) => string;
  /** A definite answer came to this content: sent once more, it is meant once more, and gets a new key. */
  answered: (content: unknown) => void;
}

/**
 * Keeps a key for each content until that content has a definite answer. What was changed and changed back again is
 * still the same content: its first answer may have been lost after the server wrote.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    keyFor: (content) => {
      const name = nameOf(content);
      const key = keys.get(name) ?? newIdempotencyKey();
      keys.set(name, key);
      return key;
    },
    answered: (content) => void keys.delete(nameOf(content)),
  };
}

const nameOf = (content: unknown) => JSON.stringify([content]);

/** Statuses that say nothing about the content: signed out, too slow, too early, too often. */
const NOT_ABOUT_IT: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/**
 * True where the server surely wrote nothing: it answered, understood, and refused. After anything else (no answer, an
 * unreadable one, a fault of the server) it may have written.
 */
export function isDefiniteRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return false;
  return error.status >= 400 && error.status < 500 && !NOT_ABOUT_IT.has(error.status);
}

/**
 * True where this very sending surely wrote nothing: refused for good, or met with a session that is over. One before it
 * may have written all the same, so the key stays as it is after a 401.
 */
export const wroteNothing = (error: unknown): boolean =>
  isDefiniteRefusal(error) || (error instanceof ApiError && error.status === 401);
