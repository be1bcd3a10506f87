import type { AccessFlag } from '@/lib/contract/access';
import type { DecisionConsequences } from '@/lib/contract/consequences';
import type { FoundContract } from '../../contracts/readContract';
import type { Message } from '../../notifications/notify';
import type { Told } from '../../notifications/tellOutcome';
import type { SignedIn } from '../../platform/auth/session';
import type { NamedRequest, RequestTable } from '../../platform/db/namedRequests';
import type { HistoryLine } from '../../platform/history/writeHistory';
import type { StaffCall } from '../../platform/http/route';
import type { OutgoingEvent } from '../../platform/outbox/outbox';
import type { LettingGo } from './limits';

/** Who acts, when and from where; `db` is a transaction. */
export type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** How a request ends. */
export type Outcome = 'APPROVED' | 'REJECTED' | 'WITHDRAWN';

/** A request and, in each subject's own words, what it is about; both are held until the transaction ends. */
export interface Held {
  request: NamedRequest;
}

/** A line of the log without who, when and from where; its reason is the step's unless it says another. */
export type Line = Pick<HistoryLine, 'action' | 'summary' | 'record' | 'reason' | 'changes'>;

/** On whose contract it acts, and how much of it an approver's limits see. */
export interface Money {
  found: FoundContract;
  /** The office's date. */
  today: string;
  /** Of what decides about a loan as a whole, rupiah; it goes by `approves_up_to`. */
  principal: number;
  /** What is let go and the card does not show, rupiah. */
  besideCard: (consequences: DecisionConsequences) => number;
}

/**
 * What requests are about: a contract, a receipt, an agent or marketer. It says how its record and request are locked, in
 * which rows they stand, who decides and what is told; how a request lives and ends is the engine's.
 */
export interface Subject<Ref, H extends Held, Answer> {
  /** Its requests. */
  table: RequestTable;
  /** Holds the record, then the request that is meant; throws 404, 403 for another office's, 409 where none is meant. */
  lock: (call: Call, ref: Ref, outcome: Outcome) => Promise<H>;
  /** What is asked for, as people say it. */
  noun: (held: H) => string;
  /** Why a person may not decide what another asked for, in words; null: they may. */
  obstacle: (held: H, person: Omit<SignedIn, 'sessionHash'>) => string | null;
  /** 409 unless this very request was seen, and the record as it is. */
  refuseUnseen: (call: Call, held: H, ref: Ref, outcome: Outcome) => Promise<void>;
  /** Whether the call asks for what the decision made so; left out: the request says all. */
  repeats?: (held: H, ref: Ref) => boolean;
  /** For who comes too late: the record as it is now, and what waits instead, in words too. */
  instead: (call: Call, held: H) => Promise<{ text?: string; data: object }>;
  /** The contract that it acts on; null: none. */
  money: (call: Call, held: H) => Money | null;
  /** Of what acts on no one contract: what it lets go of whom, and why the caller may not alone; null: they may. */
  limits?: (call: Call, held: H) => Promise<{ lettingGo: LettingGo[]; beyond: string | null }>;
  /** Does it, and says what open pages fetch again. Everything is checked once more. */
  apply: (call: Call, held: H) => Promise<OutgoingEvent[]>;
  /** What changes on the record when it is closed without being applied. */
  release?: (call: Call, held: H) => Promise<void>;
  /** What the log says of a step. */
  line: (call: Call, held: H, step: 'ASKED' | Outcome) => Line | Promise<Line>;
  /**
   * Whom to ask: who holds `is_credit_approval`, and `also`, and sees each of these offices; `only` these people, whatever
   * they hold; never those of `except`.
   */
  decidedIn: (held: H) => {
    offices: readonly number[];
    also?: AccessFlag;
    only?: readonly number[];
    except?: readonly number[];
  };
  /** What they are told, and with which pushes of their own. */
  asks: (
    call: Call,
    held: H,
  ) => Promise<{ message: Message; pushes?: (people: readonly number[]) => OutgoingEvent[] }>;
  /** What was told so, to say there how it ended. */
  told: (held: H) => Told;
  /** What the maker is told. */
  tells: (held: H, ended: { outcome: Outcome; by: string; reason: string | null }) => Message;
  /** What makes open pages fetch again. */
  pushes: (held: H) => OutgoingEvent[];
  /** What the call answers, read again. */
  answer: (call: Call, held: H) => Promise<Answer>;
}
