import type { Challenge } from '@/lib/contract/auth';
import { deviceDeadlines } from './deviceDeadlines';

/** A running sign-in, kept in this tab so that a reload of the code page goes on where it was. */
export interface KeptChallenge {
  /** Opaque; names this sign-in until the code is accepted. */
  challenge: string;
  /** Who is signing in; fills the form again when the code was not used in time. */
  username: string;
  /** Where the code went, masked, `server`, `app`: none was sent, or `unsaid`: it is not said whether one was. */
  sentTo: string;
  /** ms on this device's clock. */
  resendAt: number;
  /** ms on this device's clock. */
  expiresAt: number;
}

const ENTRY = 'masuk';

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
    const kept: unknown = JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null');
    return isKeptChallenge(kept) ? kept : null;
  } catch {
    return fallback;
  }
}

/** By hand: the sign-in page does without the schema library. */
function isKeptChallenge(value: unknown): value is KeptChallenge {
  if (typeof value !== 'object' || value === null) return false;
  const { challenge, username, sentTo, resendAt, expiresAt } = value as Partial<KeptChallenge>;
  const texts = [challenge, username, sentTo];
  const times = [resendAt, expiresAt];
  return texts.every((text) => typeof text === 'string') && times.every((time) => typeof time === 'number');
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
