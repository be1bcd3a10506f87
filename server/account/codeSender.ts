import { createTransport } from 'nodemailer';
import type { CodeSender } from '../platform/core/CodeSender';

/**
 * Prints codes where the server runs: how one signs in without a mail server. Besides the link of a first start
 * the only secret that is written out, and only while SMTP is not configured.
 */
export function printedCodes(print: (line: string) => void): CodeSender {
  return (recipient, code) => {
    print(`Kode masuk untuk ${recipient.username}: ${code} (berlaku 5 menit)`);
    return Promise.resolve('server');
  };
}

/** Sends codes by e-mail. Fails when the person has no address or the mail server does not take it. */
export function mailedCodes(smtp: { url: string; from: string }): CodeSender {
  const transport = createTransport(smtp.url);
  return async (recipient, code) => {
    if (!recipient.email) throw new Error(`No e-mail address for ${recipient.username}`);
    await transport.sendMail({
      from: smtp.from,
      to: recipient.email,
      subject: 'Kode masuk Angsur',
      text: `Halo ${recipient.name},\n\nKode masuk Anda: ${code}\nBerlaku 5 menit dan hanya sekali pakai.\n\nBukan Anda yang masuk? Abaikan surat ini dan laporkan kepada Admin Sistem.\n`,
    });
    return maskedAddress(recipient.email);
  };
}

/** `eka@angsur.test` → `e***@angsur.test`. */
export function maskedAddress(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***');
}
