import { PASSWORD_LINK_HOURS } from '@/lib/contract/passwordLinks';
import type { LinkSender, SentLink } from '../platform/core/LinkSender';
import { maskedAddress } from './codeSender';
import { mailTransport } from './mailTransport';

/** Where the page of a link is: the token stands behind `#`, which no browser sends. */
export const linkAddress = (publicUrl: string, token: string): string => `${publicUrl}/account/link#${token}`;

const WORDS: Readonly<Record<SentLink['kind'], { subject: string; text: string }>> = {
  INVITATION: {
    subject: 'Undangan ke Angsur',
    text: 'Anda diundang memakai Angsur. Buat kata sandi Anda lewat tautan ini:',
  },
  RESET: {
    subject: 'Kata sandi baru untuk Angsur',
    text: 'Buat kata sandi baru Anda lewat tautan ini:',
  },
};

/**
 * Sends links by e-mail. A mail server that does not take one is told to `print`: whoever made the link is shown it
 * instead.
 */
export function mailedLinks(
  smtp: { url: string; from: string },
  publicUrl: string,
  print: (line: string) => void,
): LinkSender {
  const transport = mailTransport(smtp.url);
  return async (recipient, { kind, token }) => {
    const { subject, text } = WORDS[kind];
    const lasts = `Berlaku ${PASSWORD_LINK_HOURS[kind]} jam dan hanya sekali pakai.`;
    try {
      await transport.sendMail({
        from: smtp.from,
        to: recipient.email,
        subject,
        text: `Halo ${recipient.name},\n\n${text}\n${linkAddress(publicUrl, token)}\n\nNama pengguna Anda: ${recipient.username}\n${lasts}\n\nTidak merasa memintanya? Abaikan surat ini dan laporkan kepada Admin Sistem.\n`,
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      print(`Tautan untuk ${recipient.username} gagal dikirim lewat e-mail: ${why}`);
      return null;
    }
    return maskedAddress(recipient.email);
  };
}

/** Mails a word about somebody's rights; false: the mail server did not take it. */
export type NoticeSender = (address: string, notice: { subject: string; text: string }) => Promise<boolean>;

/** Sends such words by e-mail. */
export function mailedNotices(
  smtp: { url: string; from: string },
  print: (line: string) => void,
): NoticeSender {
  const transport = mailTransport(smtp.url);
  return async (to, { subject, text }) => {
    try {
      await transport.sendMail({ from: smtp.from, to, subject, text });
      return true;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      print(`Pemberitahuan ke ${maskedAddress(to)} gagal dikirim: ${why}`);
      return false;
    }
  };
}
