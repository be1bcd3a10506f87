/** Someone who is signing in. */
export interface CodeRecipient {
  username: string;
  name: string;
  email: string | null;
}

/** What a code is for: signing in, or setting up an authenticator app. */
export type CodePurpose = 'sign-in' | 'set-up';

/** Brings a one-time code to its owner and says where it went (`e***@angsur.test`, or `server`). */
export type CodeSender = (recipient: CodeRecipient, code: string, purpose: CodePurpose) => Promise<string>;
