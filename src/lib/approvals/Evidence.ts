import type { ApprovalRow } from '../contract/approvalInbox';
import type { KeptFile } from '../contract/files';

/** One value of what a decision changes, as people read it. */
export interface EvidenceFact {
  label: string;
  /** Left out: there is nothing to compare with. */
  before?: string;
  after: string;
}

/** A paper that is opened before it can be approved. */
export interface EvidenceProof {
  /** What it is: 'Bukti setor'. */
  label: string;
  file: KeptFile;
}

/** Opens a file in a window of its own. Gives why it could not be, in words, or null. */
export type OpenFile = (file: KeptFile) => Promise<string | null>;

/**
 * What somebody decides on, as it was read, and the decision about exactly that: request and version are those of the
 * facts.
 */
export interface Evidence {
  /** Of the record as it was read. */
  version: number;
  /** What changes, in short; none: nothing does. */
  facts: readonly EvidenceFact[];
  /** Papers to look at, all of them before it is approved; left out: there is none. */
  proofs?: readonly EvidenceProof[];
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
