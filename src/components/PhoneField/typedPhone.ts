import { phoneNumbers, tidyPhone } from '@/lib/contract/phoneNumbers';

/** Most that a field of the form keeps, characters. */
export const LONGEST_PHONE = 20;

/** What of a typed or pasted text a field for one number takes; null: nothing. `note`: what was left out, in words. */
export function typedPhone(text: string): { value: string | null; note: string | null } {
  const [first = '', ...others] = phoneNumbers(text);
  const value = (others.length > 0 ? first : tidyPhone(text)).replace(/[^0-9()+ -]/g, '');
  if (value.length > LONGEST_PHONE)
    return { value: null, note: 'Terlalu panjang untuk satu nomor. Tulis satu nomor saja.' };
  if (others.length === 0) return { value, note: null };
  return {
    value,
    note: `Satu kolom satu nomor. Nomor kedua, ${others.join(', ')}, tidak ikut; isikan di kolom lain.`,
  };
}
