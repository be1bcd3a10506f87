import type { Clock } from './clock';
import type { CodeSender } from './auth/codeSender';
import type { Connection } from './db/connect';

/** What the API is built from; main.ts gives the real ones, tests their own. */
export interface Parts {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly sendCode: CodeSender;
  /** Key and secret that private channels are signed with. */
  readonly realtime: { readonly key: string; readonly secret: string };
  /** What names of portraits are signed with. */
  readonly portraitSecret: string;
  readonly apiVersion: string;
  readonly sessionHours: number;
  /** Checks every answer against the contract and fails with 500 where it differs; for development and tests. */
  readonly checkAnswers: boolean;
}
