import type { Clock } from '../core/clock';
import type { CodeSender } from '../core/CodeSender';
import type { LinkSender } from '../core/LinkSender';
import type { Connection } from '../db/connect';
import type { FileStore } from '../storage/FileStore';
import type { WriteLimit } from './writeLimit';

/** What the API is built from; main.ts gives the real ones, tests their own. */
export interface Parts {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly sendCode: CodeSender;
  /** Null: no mail server, or nobody has said where the page is; who makes a link is shown it. */
  readonly sendLink: LinkSender | null;
  /** Key and secret that private channels are signed with. */
  readonly realtime: { readonly key: string; readonly secret: string };
  /** What names of portraits are signed with. */
  readonly portraitSecret: string;
  /** Where files are kept, and what the keys that open them are signed with. */
  readonly files: FileStore;
  readonly fileSecret: string;
  /** What links to a customer's card are signed with. */
  readonly shareSecret: string;
  /** What secrets of authenticator apps are encrypted with. */
  readonly authenticatorKey: string;
  /** Bounds what one person writes. */
  readonly limitWrites: WriteLimit;
  readonly apiVersion: string;
  readonly sessionHours: number;
  /** Fails with 500 where an answer differs from the contract, instead of logging it; for development and tests. */
  readonly checkAnswers: boolean;
}
