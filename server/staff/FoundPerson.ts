import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import type { staff, titles } from '../platform/db/schema';
import type { Parts } from '../platform/http/parts';
import type { Origin } from '../platform/http/route';

/** Somebody's row with title and offices. */
export interface FoundPerson {
  row: typeof staff.$inferSelect;
  title: typeof titles.$inferSelect;
  /** The home office. */
  office: { id: number; name: string };
  /** Offices besides it, by name. */
  further: { id: number; name: string }[];
}

/** Who asks or writes, and with what. */
export interface StaffContext {
  db: Db;
  staff: SignedIn;
  now: Date;
  origin: Origin;
  parts: Parts;
}
