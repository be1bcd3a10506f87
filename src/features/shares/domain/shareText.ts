import { formatInstant } from '@/lib/format/tanggal';

/** What a link is about. */
export interface SharedContract {
  /** The contract code. */
  code: string;
  /** The customer. */
  name: string;
  /** As it is recorded. */
  phone: string;
  /** The office’s name. */
  office: string;
}

/** What the customer reads in WhatsApp above the link. */
export function shareText({ code, name, office }: SharedContract, href: string, endsAt: string): string {
  return [
    `Yth. Bapak/Ibu ${name},`,
    '',
    `Kartu piutang kontrak ${code} di kantor ${office} dapat dibuka di sini:`,
    href,
    '',
    `Tautan berlaku sampai ${formatInstant(endsAt)}. Mohon tidak diteruskan kepada orang lain.`,
  ].join('\n');
}
