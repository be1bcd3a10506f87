/** Who is sent a link with which they choose their password. */
export interface LinkRecipient {
  username: string;
  name: string;
  email: string;
}

/** A link that was just made; its token is said here and nowhere else. */
export interface SentLink {
  kind: 'INVITATION' | 'RESET';
  token: string;
  expiresAt: Date;
}

/** Mails a link to its owner and says where it went, masked (`e***@angsur.test`); null: the mail server did not take it. */
export type LinkSender = (recipient: LinkRecipient, link: SentLink) => Promise<string | null>;
