import type { Change, ChangeKindName, ChangeRule } from '@/lib/contract/changes';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import type { changeRequests } from '../platform/db/schema';
import type { OutgoingEvent } from '../platform/outbox/outbox';
import type { Call } from '../requests/engine/Subject';

/** Somebody as the rules see them, signed in or not. */
export type Person = Omit<SignedIn, 'sessionHash'>;

/** What is asked for, kept or about to be. */
export type Asked = Pick<
  typeof changeRequests.$inferSelect,
  'kind' | 'subjectType' | 'subjectId' | 'subjectVersion' | 'payload' | 'requestedBy'
>;

/** Who decides a change: by which rule, and which offices they see; and whose noon counts where nobody could. */
export interface ChangeBounds {
  rule: ChangeRule;
  officeIds: readonly number[];
  /** IANA zone of the person's office, or of the head office. */
  zone: string;
}

/** A record and what a change would make of it, as both are now. */
export interface ChangeTarget {
  /** What people call the record. */
  label: string;
  /** Null: it is a new one. */
  version: number | null;
  /** As the log names the fields; of `after` at least those that change. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  /** What changes, in words. */
  facts: Change['facts'];
  bounds: ChangeBounds;
}

/**
 * A kind of change that waits for a second person. Whoever writes the record asks for it by `askForChange` where the company
 * runs (`companyRuns`) and the change widens something; how it lives and ends is the engine's.
 */
export interface ChangeKind {
  name: ChangeKindName;
  /** Kind of the record, as in the log. */
  subject: string;
  /** What is asked for, before the record's label: 'perubahan jabatan'. */
  noun: string;
  /** Why the maker could not ask for it any more, in words; null: they can. Asked again when it takes effect. */
  obstacleToAsk: (maker: Person, asked: Asked) => string | null;
  /** Nobody else writes the record until the transaction ends. */
  lock: (tx: Db, asked: Asked) => Promise<void>;
  /** 404: the record is gone. */
  read: (db: Db, asked: Asked) => Promise<ChangeTarget>;
  /** Writes it, checked like any other write of the record; the log is the engine's. */
  apply: (call: Call, asked: Asked) => Promise<OutgoingEvent[]>;
  /** What becomes of the record where it is not approved. */
  release?: (call: Call, asked: Asked) => Promise<void>;
}
