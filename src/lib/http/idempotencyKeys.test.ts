import { describe, expect, it, test } from 'vitest';
import { ApiError, type ApiErrorKind } from './ApiError';
import { createIdempotencyKeys, isDefiniteRefusal, wroteNothing } from './idempotencyKeys';

describe('idempotency keys', () => {
  it('gives the same content the same key until it was answered', () => {
    const { keyFor, answered } = createIdempotencyKeys();
    const first = keyFor({ amount: 1, note: 'x' });
    expect(keyFor({ amount: 1, note: 'x' })).toBe(first);
    answered({ amount: 1, note: 'x' });
    expect(keyFor({ amount: 1, note: 'x' })).not.toBe(first);
  });

  it('gives other content another key, and what was changed back its first one', () => {
    const { keyFor, answered } = createIdempotencyKeys();
    const a = keyFor('a');
    const b = keyFor('b');
    expect(b).not.toBe(a);
    answered('b');
    expect(keyFor('a')).toBe(a);
  });

  it('has one for nothing to say, too', () => {
    const { keyFor } = createIdempotencyKeys();
    expect(keyFor(undefined)).toBe(keyFor(undefined));
  });
});

const failure = (status: number, kind: ApiErrorKind = 'refused') => new ApiError({ kind, status });

describe('definite refusal', () => {
  test.each([400, 403, 404, 409, 413, 422])('%i wrote nothing', (status) =>
    expect(isDefiniteRefusal(failure(status))).toBe(true),
  );
  test.each([401, 408, 429, 500, 502, 503])('%i may be tried again as the same', (status) =>
    expect(isDefiniteRefusal(failure(status))).toBe(false),
  );
  test.each(['offline', 'timeout', 'unreadable'] as const)('%s: it may have been written', (kind) =>
    expect(isDefiniteRefusal(failure(kind === 'unreadable' ? 409 : 0, kind))).toBe(false),
  );
  test('a fault of our own is no answer', () => expect(isDefiniteRefusal(new Error('x'))).toBe(false));
});

describe('a sending that wrote nothing', () => {
  test.each([401, 409, 422])('%i', (status) => expect(wroteNothing(failure(status))).toBe(true));
  test.each([408, 429, 500])('%i may have', (status) => expect(wroteNothing(failure(status))).toBe(false));
  test('without an answer it may have', () => expect(wroteNothing(failure(0, 'offline'))).toBe(false));
});
