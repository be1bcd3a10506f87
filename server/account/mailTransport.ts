import { createTransport } from 'nodemailer';

/** How long a mail server may stay silent before a letter counts as not taken, ms. */
const PATIENCE = 10_000;

/** The way to the mail server at `url` (`smtp:` or `smtps:`). @throws from `sendMail` where it stays silent */
export const mailTransport = (url: string) =>
  createTransport({
    url,
    dnsTimeout: PATIENCE,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
