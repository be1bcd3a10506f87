import { urlPart } from './urlPart';

/**
 * A phone number as WhatsApp's addresses have it: digits with the country before them, `62…` for Indonesia. Null where
 * it cannot be a mobile phone's: then whoever sends chooses whom to send to.
 */
export function whatsAppNumber(phone: string): string | null {
  const abroad = phone.trim().startsWith('+') || phone.trim().startsWith('00');
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const number = withCountry(digits, abroad);
  // Indonesian mobile numbers begin with 8 and have 9 to 12 digits; abroad anything that a telephone has.
  if (number.startsWith('62')) return /^628\d{8,11}$/.test(number) ? number : null;
  return abroad && /^[1-9]\d{7,14}$/.test(number) ? number : null;
}

function withCountry(digits: string, abroad: boolean): string {
  // `+62 (0)812…` is written often.
  if (digits.startsWith('62')) return `62${digits.slice(2).replace(/^0+/, '')}`;
  if (abroad) return digits;
  return `62${digits.replace(/^0+/, '')}`;
}

/** The address that opens WhatsApp with a text; to `phone`, where it is a number that WhatsApp knows. */
export function whatsAppHref(text: string, phone: string): string {
  return `https://wa.me/${whatsAppNumber(phone) ?? ''}?text=${urlPart(text)}`;
}
