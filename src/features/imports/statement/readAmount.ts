import type { Cell } from '@/lib/tables/cell';
import { textOf } from '@/lib/tables/cell';

/** What stands before the sen. */
export type DecimalSign = ',' | '.';

/** Rupiah, above or equal 0, and whether the cell itself says that money came in or went out. */
export interface Amount {
  rupiah: number;
  direction: 'in' | 'out' | null;
}

export type AmountReading = Amount | { problem: string } | null;

const IN = new Set(['CR', 'C', 'K']);
const MARK = /^(?:(CR|DB|DR|C|D|K)\b\.? ?)?(.*?)(?: ?(CR|DB|DR|C|D|K)\.?)?$/i;

/**
 * Money in a cell. Null: the cell is empty. Nothing is ever guessed or rounded: wrong grouping, another decimal sign
 * than `decimal`, and sen other than 00 are problems, in words.
 */
export function readAmount(cell: Cell | undefined, decimal: DecimalSign): AmountReading {
  if (typeof cell === 'number') return readNumber(cell);
  const text = textOf(cell);
  if (text === '' || text === '-') return null;
  const [, before, middle = '', after] = MARK.exec(text.replace(/(?:Rp|IDR)\.?/i, '').trim()) ?? [];
  const { digits, negative } = withoutSign(middle.trim());
  const [, whole, sen] = pattern(decimal).exec(digits) ?? [];
  if (whole === undefined) return { problem: `Jumlah “${text}” tidak terbaca` };
  if (sen !== undefined && Number(sen) !== 0) return { problem: `Jumlah “${text}” memuat sen` };
  const rupiah = Number(whole.replaceAll(/[.,]/g, ''));
  if (!Number.isSafeInteger(rupiah)) return { problem: `Jumlah “${text}” terlalu besar` };
  const mark = (before ?? after)?.toUpperCase();
  const said = mark === undefined ? null : IN.has(mark) ? 'in' : 'out';
  return { rupiah, direction: negative ? 'out' : said };
}

function readNumber(value: number): AmountReading {
  const sen = Math.round(value * 100);
  if (!Number.isSafeInteger(sen)) return { problem: `Jumlah “${value}” terlalu besar` };
  if (sen % 100 !== 0) return { problem: `Jumlah “${value}” memuat sen` };
  return { rupiah: Math.abs(sen / 100), direction: value < 0 ? 'out' : null };
}

/** `(500)`, `-500` and `500-` are money out; `+500` is money in like 500. */
function withoutSign(text: string): { digits: string; negative: boolean } {
  const [, inside] = /^\((.*)\)$/.exec(text) ?? [];
  if (inside !== undefined) return { digits: inside.trim(), negative: true };
  const negative = /^[-−]|[-−]$/.test(text);
  return { digits: text.replace(/^[-−+] ?| ?[-−+]$/g, ''), negative };
}

/** Digits in threes or none grouped; one or two digits of sen. */
function pattern(decimal: DecimalSign): RegExp {
  return decimal === ','
    ? /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/
    : /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
}
