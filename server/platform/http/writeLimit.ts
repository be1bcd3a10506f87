import type { Endpoint } from '@/lib/contract/endpoint';
import type { SignedIn } from '../auth/session';
import { rateWindow } from '../core/rateWindow';
import { tooOften } from './tooOften';

/** How much one person writes. */
export interface WritesAllowed {
  /** Calls of one session in a minute. */
  perMinute: number;
  /** Calls of one person in a day. */
  perDay: number;
}

/** Counts a write of somebody signed in; throws 429 where there were too many. */
export type WriteLimit = (staff: SignedIn, endpoint: Pick<Endpoint, 'name' | 'bytes'>, now: Date) => void;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Pieces of files are small and many: so many times what other calls may be. */
const PIECES = 3;
/** What throws a thief out is never too much. */
const ALWAYS: ReadonlySet<string> = new Set([
  'signOut',
  'endSession',
  'endOtherSessions',
  'endAllSessions',
  'forgetKnownDevice',
  'changePassword',
]);

/**
 * Bounds what one person writes, far above an evening of work: a script, or a client gone mad, fills no disk and takes no
 * time from others. By session, so that whoever took one does not use up its owner's minute; only who is signed in has a
 * place in memory.
 */
export function writeLimit({ perMinute, perDay }: WritesAllowed): WriteLimit {
  const windows = {
    calls: [
      { key: byProfile, window: rateWindow({ most: perDay, per: DAY }) },
      { key: bySession, window: rateWindow({ most: perMinute, per: MINUTE }) },
    ],
    pieces: [
      { key: byProfile, window: rateWindow({ most: perDay * PIECES, per: DAY }) },
      { key: bySession, window: rateWindow({ most: perMinute * PIECES, per: MINUTE }) },
    ],
  };
  return (staff, { name, bytes }, now) => {
    if (ALWAYS.has(name)) return;
    for (const { key, window } of bytes === undefined ? windows.calls : windows.pieces) {
      const wait = window.count(key(staff), now);
      if (wait > 0) throw tooOften(wait, 'Terlalu banyak perubahan sekaligus');
    }
  };
}

const byProfile = (staff: SignedIn) => String(staff.id);
const bySession = (staff: SignedIn) => staff.sessionHash;
