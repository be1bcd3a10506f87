import * as z from 'zod/mini';
import type { Challenge } from '@/lib/contract/auth';
import { deviceDeadlines } from './deviceDeadlines';

const keptChallengeSchema = z.object({
  /** Opaque; names this sign-in until the code is accepted. */
  challenge: z.string(),
  /** Who is signing in; fills the form again when the code was not used in time. */
  username: z.string(),
  /** Where the code went, masked, or `server`. */
  sentTo: z.string(),
  /** ms on this device's clock. */
  resendAt: z.number(),
  /** ms on this device's clock. */
  expiresAt: z.number(),
});

/** A running sign-in, kept in this tab so that a reload of the code page goes on where it was. */
export type KeptChallenge = z.infer<typeof keptChallengeSchema>;

const ENTRY = 'angsur.masuk';

/** What is kept of a challenge that has just arrived. */
export function keptFrom(challenge: Challenge, username: string): KeptChallenge {
  return {
    challenge: challenge.challenge,
    username,
    sentTo: challenge.sent_to,
    ...deviceDeadlines(challenge, Date.now()),
  };
}

/** Keeps it; where storage is not to be had, the sign-in lives until the page is left. */
export function keepChallenge(kept: KeptChallenge): void {
  fallback = kept;
  try {
    sessionStorage.setItem(ENTRY, JSON.stringify(kept));
  } catch {
    // The copy in memory serves.
  }
}

export function readKeptChallenge(): KeptChallenge | null {
  try {
    const parsed = z.safeParse(keptChallengeSchema, JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return fallback;
  }
}

export function forgetChallenge(): void {
  fallback = null;
  try {
    sessionStorage.removeItem(ENTRY);
  } catch {
    // Nothing was kept there.
  }
}

let fallback: KeptChallenge | null = null;
