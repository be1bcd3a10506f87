import { readEntry, writeEntry } from '../session/storage';

/** A difference that moves by less is noise of the network, ms. */
const NOISE = 2000;
/** `Date` says whole seconds: on average so much is cut off, ms. */
const HALF_SECOND = 500;
/** An answer that took longer says too little about when it was written, ms. */
const SLOW = 10_000;

/**
 * How far this device's clock is ahead of the server's, ms, as the last answers said; null: none has said it. Kept on the
 * device, so that it is known without a connection too.
 */
export function clockDifference(): number | null {
  const kept = Number(readEntry('selisih_jam') ?? Number.NaN);
  return Number.isSafeInteger(kept) ? kept : null;
}

/** Reads the clock of an answer; called by the client for every answer that it waited for itself. @param asked `Date.now()` of its request */
export function noteServerClock({ headers }: Response, asked: number, now = Date.now()): void {
  const there = Date.parse(headers.get('Date') ?? '') + HALF_SECOND;
  const here = (asked + now) / 2;
  // A clock that was set meanwhile makes an answer look early or late.
  if (Number.isNaN(there) || now < asked || now - asked > SLOW) return;
  const before = clockDifference();
  const difference = Math.round(here - there);
  if (before === null || Math.abs(difference - before) > NOISE) writeEntry('selisih_jam', String(difference));
}
