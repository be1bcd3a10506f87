/** Someone who is signing in. */
export interface CodeRecipient {
  username: string;
  name: string;
  email: string | null;
}

/** Brings a one-time code to its owner and says where it went (`e***@angsur.test`, or `server`). */
export type CodeSender = (recipient: CodeRecipient, code: string) => Promise<string>;
