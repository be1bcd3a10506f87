/*
 * Numbers of papers as somebody types them: in small letters, without the slashes or the zeros. Whole numbers only: their
 * start is no number yet.
 */

const OFFICE = '([A-Z][A-Z0-9]{1,4})';
const MONTH = '(?:0[1-9]|1[0-2])';
const NTH = '0*([1-9]\\d{0,6})';
const BETWEEN = '[\\s/.-]*';

const pattern = (...parts: readonly string[]) => new RegExp(`^\\s*${parts.join(BETWEEN)}\\s*$`);

const TTS = pattern(OFFICE, `K(\\d\\d${MONTH})`, NTH);
const LETTER = pattern(OFFICE, 'SP', `(\\d\\d${MONTH})`, NTH);
const VOUCHER = pattern('PC', OFFICE, '(20\\d\\d)', `(${MONTH})`, NTH);

/** Number of a TTS, `JKT/K2611/00025`; null: the text is none. */
export function readTtsNumber(text: string): string | null {
  const [, office, month, nth = ''] = TTS.exec(text.toUpperCase()) ?? [];
  return office === undefined ? null : `${office}/K${month}/${nth.padStart(5, '0')}`;
}

/** Number of a warning letter, `JKT/SP/2611/00001`; null: the text is none. */
export function readLetterNumber(text: string): string | null {
  const [, office, month, nth = ''] = LETTER.exec(text.toUpperCase()) ?? [];
  return office === undefined ? null : `${office}/SP/${month}/${nth.padStart(5, '0')}`;
}

/** Number of a voucher of petty cash, `PC/JKT/2026/11/0001`; null: the text is none. */
export function readVoucherNumber(text: string): string | null {
  const [, office, year, month, nth = ''] = VOUCHER.exec(text.toUpperCase()) ?? [];
  return office === undefined ? null : `PC/${office}/${year}/${month}/${nth.padStart(4, '0')}`;
}
