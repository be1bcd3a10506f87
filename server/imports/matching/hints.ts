import { nameWords } from './clues';

/** How a line names a contract, the surest first. */
export const HINTS = ['CODE', 'OLD_CODE', 'NIK', 'PLATE', 'PHONE', 'NAME', 'NAME_LIKE'] as const;
export type Hint = (typeof HINTS)[number];

/** Hints that one contract, or one person, bears alone. */
export const SURE_HINTS: readonly Hint[] = ['CODE', 'OLD_CODE', 'NIK', 'PLATE', 'PHONE'];

/** What a hint alone is worth, of 100 (docs/decisions/0055). */
export const HINT_SCORES: Record<Hint, number> = {
  CODE: 75,
  OLD_CODE: 75,
  NIK: 60,
  PLATE: 60,
  PHONE: 50,
  NAME: 45,
  NAME_LIKE: 25,
};

/** The same in a cashier's words. */
export const HINT_LABELS: Record<Hint, string> = {
  CODE: 'kode kontrak',
  OLD_CODE: 'kode kontrak sebelum restrukturisasi',
  NIK: 'NIK',
  PLATE: 'nopol',
  PHONE: 'nomor telepon',
  NAME: 'nama nasabah',
  NAME_LIKE: 'sebagian nama nasabah',
};

/**
 * How well the text bears a customer's name: all of its words, two at least, the last one perhaps cut off by the bank;
 * or only some of them. A name of one word is never all of a name: other people bear it too.
 */
export function nameHint(customerName: string, text: string): Hint {
  const words = nameWords(text).filter((word) => word !== null);
  const name = nameWords(customerName).filter((word) => word !== null);
  const isThere = (part: string, index: number) =>
    words.some(
      (word) => word === part || (index === name.length - 1 && word.length >= 4 && part.startsWith(word)),
    );
  return name.length >= 2 && name.every(isThere) ? 'NAME' : 'NAME_LIKE';
}
