import type { CodePurpose, CodeSender } from '../platform/core/CodeSender';
import { mailTransport } from './mailTransport';

interface Words {
  /** Names the code. */
  name: string;
  /** How long it works, minutes. */
  minutes: number;
  /** What to do where it was somebody else. */
  notYou: string;
}

const WORDS: Record<CodePurpose, Words> = {
  'sign-in': {
    name: 'Kode masuk',
    minutes: 5,
    notYou: 'Bukan Anda yang masuk? Abaikan surat ini dan laporkan kepada Admin Sistem.',
  },
  'set-up': {
    name: 'Kode pemasangan aplikasi autentikator',
    minutes: 15,
    notYou:
      'Bukan Anda yang memasangnya? Seseorang tahu kata sandi Anda: ganti kata sandi dan laporkan kepada Admin Sistem.',
  },
};

/**
 * Prints codes where the server runs: how one signs in without a mail server. Besides the link of a first start
 * the only secret that is written out, and only while SMTP is not configured.
 */
export function printedCodes(print: (line: string) => void): CodeSender {
  return (recipient, code, purpose) => {
    const { name, minutes } = WORDS[purpose];
    print(`${name} untuk ${recipient.username}: ${code} (berlaku ${minutes} menit)`);
    return Promise.resolve('server');
  };
}

/** Sends codes by e-mail. Fails when the person has no address or the mail server does not take it. */
export function mailedCodes(smtp: { url: string; from: string }): CodeSender {
  const transport = mailTransport(smtp.url);
  return async (recipient, code, purpose) => {
    const { name, minutes, notYou } = WORDS[purpose];
    if (!recipient.email) throw new Error(`No e-mail address for ${recipient.username}`);
    await transport.sendMail({
      from: smtp.from,
      to: recipient.email,
      subject: `${name} Angsur`,
      text: `Halo ${recipient.name},\n\n${name} Anda: ${code}\nBerlaku ${minutes} menit dan hanya sekali pakai.\n\n${notYou}\n`,
    });
    return maskedAddress(recipient.email);
  };
}

/** `eka@angsur.test` → `e***@angsur.test`. */
export function maskedAddress(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***');
}
