import type { ApprovalRow } from '../contract/approvalInbox';

/** One value of what a decision changes, as people read it. */
export interface EvidenceFact {
  label: string;
  /** Left out: there is nothing to compare with. */
  before?: string;
  after: string;
}

/**
 * What somebody decides on, as it was read, and the decision about exactly that: request and version are those of the
 * facts.
 */
export interface Evidence {
  /** Of the record as it was read. */
  version: number;
  /** What changes, in short; none: nothing does. */
  facts: readonly EvidenceFact[];
  /** Why the reader cannot approve it, in words; null: they can. */
  obstacle: string | null;
  approve: (idempotencyKey: string) => Promise<unknown>;
  /** Null: this kind is not rejected. */
  reject: ((reason: string, idempotencyKey: string) => Promise<unknown>) | null;
}

/** Takes one's own request of a kind back; what it was asked for stays as it is. */
export type Withdraw = (row: ApprovalRow, idempotencyKey: string) => Promise<unknown>;

/** How a kind reads the evidence of what waits. */
export type ReadEvidence = (row: ApprovalRow, signal: AbortSignal) => Promise<Evidence>;
