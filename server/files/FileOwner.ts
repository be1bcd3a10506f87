import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';

/** A kind of record that holds files; the domain of the record says who may read them. */
export interface FileOwner {
  /** As `files.owner_type`. */
  type: string;
  /** Throws what the record's own call answers to this person, where they may not read it (403, 404). */
  requireRead(db: Db, person: SignedIn, id: string): Promise<void>;
}
