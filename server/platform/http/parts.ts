import type { Clock } from '../core/clock';
import type { CodeSender } from '../core/CodeSender';
import type { Connection } from '../db/connect';
import type { FileStore } from '../storage/FileStore';

/** What the API is built from; main.ts gives the real ones, tests their own. */
export interface Parts {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly sendCode: CodeSender;
  /** Key and secret that private channels are signed with. */
  readonly realtime: { readonly key: string; readonly secret: string };
  /** What names of portraits are signed with. */
  readonly portraitSecret: string;
  /** Where files are kept, and what the keys that open them are signed with. */
  readonly files: FileStore;
  readonly fileSecret: string;
  readonly apiVersion: string;
  readonly sessionHours: number;
  /** Fails with 500 where an answer differs from the contract, instead of logging it; for development and tests. */
  readonly checkAnswers: boolean;
}
