import type { AccessFlag } from '@/lib/contract/access';
import type { DecisionConsequences } from '@/lib/contract/consequences';
import type { RequestedAction, ContractRequestKind } from '@/lib/contract/requestedAction';
import type { FoundContract } from '../contracts/readContract';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import type { Origin } from '../platform/http/route';

/** What a kind sees when it is asked for and again when it is applied; the contract is locked. */
export interface RequestContext {
  db: Db;
  found: FoundContract;
  /** The office's date. */
  today: string;
  /** The office's date when it was asked for; the same while it is being asked for. */
  askedOn: string;
  now: Date;
  origin: Origin;
  /** Who asks or asked; the money of the request is theirs. */
  maker: SignedIn;
}

/** What a kind sees when a checker approves it. */
export interface ApplyContext extends RequestContext {
  checker: SignedIn;
  request: { id: number; reason: string };
}

export type RequestedActionOf<K extends ContractRequestKind> = Extract<RequestedAction, { kind: K }>;

/** One kind of request on a contract. Errors are ApiErrors: 409 what the contract does not allow, 422 by field of `ask`. */
export interface RequestKind<K extends ContractRequestKind> {
  /** Who may ask for it. */
  askedBy: AccessFlag;
  /** What is asked for, as people say it. */
  noun: string;
  /** Of what decides about a loan as a whole: its principal, rupiah. Over the limit of a title it goes one higher (0101). */
  principal?: (about: { found: Pick<FoundContract, 'contract'>; ask: RequestedActionOf<K> }) => number;
  /** What it lets go and neither the card nor the drawer shows, rupiah; counted beside what they show (0134). */
  letsGo?: (about: {
    ask: RequestedActionOf<K>;
    consequences: DecisionConsequences;
    found: Pick<FoundContract, 'contract'>;
  }) => number;
  /** It takes the contract out of its office, which may be one that is switched off (0067). */
  leavesOffice?: boolean;
  /** What it decides about is what the card says: it waits while a fact is dated after the office's today (0120). */
  goesByCard?: boolean;
  /** The office besides the contract's that it is about; null: none. Who decides it sees both. */
  otherOffice?: (
    about: Pick<RequestContext, 'db' | 'found'>,
    ask: RequestedActionOf<K>,
  ) => Promise<number | null>;
  /** It takes back what that office took, so who asks sees it. */
  takesBack?: boolean;
  /** Uploads of who asks that the request holds from then on. */
  files?: (ask: RequestedActionOf<K>) => readonly number[];
  /** Says what is asked for in one sentence. Throws where it cannot be asked for. */
  check: (context: RequestContext, ask: RequestedActionOf<K>) => Promise<string>;
  /** Does it; `check` passed in the same transaction. Writes everything that follows, the log included. */
  apply: (context: ApplyContext, ask: RequestedActionOf<K>) => Promise<void>;
}
