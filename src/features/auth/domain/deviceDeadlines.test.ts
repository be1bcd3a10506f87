import { describe, expect, it } from 'vitest';
import { deviceDeadlines } from './deviceDeadlines';

const SENT = Date.parse('2026-11-20T07:05:00Z');
const challenge = { resend_at: '2026-11-20T07:06:00Z', expires_at: '2026-11-20T07:10:00Z' };
const MINUTE = 60_000;

describe('deviceDeadlines', () => {
  it('takes the server’s instants when the clock is right', () => {
    expect(deviceDeadlines(challenge, SENT + 400)).toEqual({
      resendAt: Date.parse(challenge.resend_at),
      expiresAt: Date.parse(challenge.expires_at),
    });
  });

  it.each([-26 * 60 * MINUTE, -2 * MINUTE, 2 * MINUTE, 24 * 60 * MINUTE])(
    'counts a minute, then the code’s own life, on a clock that is wrong by %i ms',
    (skew) => {
      const now = SENT + skew;
      expect(deviceDeadlines(challenge, now)).toEqual({
        resendAt: now + MINUTE,
        expiresAt: now + 5 * MINUTE,
      });
    },
  );

  it('never ends before it starts', () => {
    const odd = { resend_at: challenge.expires_at, expires_at: challenge.resend_at };
    const { resendAt, expiresAt } = deviceDeadlines(odd, SENT);
    expect(expiresAt).toBe(resendAt);
  });
});
