import { textOf, type Cell } from '@/lib/tables/cell';

/** What stands before the sen. */
export type DecimalSign = ',' | '.';

/** Rupiah, above or equal 0, and whether the text itself says that money came in or went out. */
export interface Amount {
  rupiah: number;
  direction: 'in' | 'out' | null;
}

/** Why a text is no amount, to go behind the text itself: “1,5” meragukan. */
export type AmountProblem = 'tidak terbaca' | 'memuat sen' | 'meragukan' | 'terlalu besar' | 'dibulatkan';

export type AmountReading = Amount | { problem: AmountProblem } | null;

const IN = new Set(['CR', 'C', 'K']);
const MARK = /^(?:(CR|DB|DR|C|D|K)\b\.? ?)?(.*?)(?: ?(CR|DB|DR|C|D|K)\.?)?$/i;
/** Before or behind the digits, never between them. */
const CURRENCY = /(?<!\d ?)(?:Rp|IDR)\b\.?|(?<!\d ?)(?:Rp|IDR)(?=\d)|(?:Rp|IDR)\.?$/i;
const UNIT = /^(\d+)(?:[.,](\d{1,2}))? ?(jt|juta|rb|ribu)\.?$/i;
const HAS_UNIT = /\d ?(?:jt|juta|rb|ribu)\.?$/i;
/** Digits in threes or none grouped; one or two digits of sen. */
const WRITTEN = {
  ',': /^(\d{1,3}(?:\.\d{3})+|\d+|(?=,\d))(?:,(\d{1,2}))?$/,
  '.': /^(\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?:\.(\d{1,2}))?$/,
};
/** Digits in threes with one space, or one apostrophe, in every gap. */
const GAPPED = /^([1-9]\d{0,2}(?:(?: \d{3})+|(?:['’‘ʼ′´`]\d{3})+))((?:[.,]\d{1,2})?)$/;
/** Two cells in one, not one number with a gap. */
const FAR_APART = /\d(?:\s{2,}|[\t-\r])\d/;
/** `1.25E+06`, as spreadsheets write it. */
const POWER = /^(\d)(?:([.,])(\d{1,15}))?E(\+?\d{1,2})$/i;
/** Java alone writes no `+` and no leading 0, and leaves no digit out. */
const WHOLE_POWER = /^[1-9]\.\d+E(?:[7-9]|1\d)$/;
/** Thousands to the one, a fraction to the other. */
const DOUBTFUL = /^\d{1,3},\d{3}$|^0\d*[.,]\d{3}$|^\d*[.,][1-9]$/;

/**
 * The one reader of amounts: fields, statements and price lists. Null: there is none. Nothing is guessed or rounded, and
 * no digit behind a decimal sign ever joins the rupiah: sen are dropped where they are 00, and refused otherwise.
 * @param decimal the sign that the whole file keeps to, with the marks of banks (CR, DB), spaces or apostrophes between
 * threes, and powers of ten (`1.25E+06`) where no digit of the rupiah is missing. Without one both ways of
 * writing are read where only one can be meant (`1.500` is grouped by dots), and so are `1,5 jt` and `500 rb`; `1,500` and
 * `1.5` are doubtful
 */
export function readAmount(cell: Cell | undefined, decimal?: DecimalSign): AmountReading {
  if (typeof cell === 'number') return readNumber(cell);
  const text = textOf(typeof cell === 'string' ? cell.replaceAll(/\p{Cf}/gu, '') : cell);
  if (text === '' || text === '-') return null;
  const bare = text.replace(CURRENCY, '').trim();
  const [, before, middle = '', after] = (decimal && MARK.exec(bare)) || [null, undefined, bare, undefined];
  const { digits, negative } = withoutSign(middle.trim());
  if (typeof cell === 'string' && FAR_APART.test(cell)) return { problem: 'tidak terbaca' };
  const rupiah = decimal ? readTabled(digits, decimal) : readFree(digits);
  if (typeof rupiah === 'string') return { problem: rupiah };
  if (!Number.isSafeInteger(rupiah)) return { problem: 'terlalu besar' };
  const mark = (before ?? after)?.toUpperCase();
  const said = mark === undefined ? null : IN.has(mark) ? 'in' : 'out';
  return { rupiah, direction: negative ? 'out' : said };
}

function readNumber(value: number): AmountReading {
  const sen = Math.round(value * 100);
  if (!Number.isSafeInteger(sen)) return { problem: 'terlalu besar' };
  if (sen % 100 !== 0) return { problem: 'memuat sen' };
  return { rupiah: Math.abs(sen / 100), direction: value < 0 ? 'out' : null };
}

/** `(500)`, `-500` and `500-` are money out; `+500` is money in like 500. `500,-` only says that there are no sen. */
function withoutSign(text: string): { digits: string; negative: boolean } {
  const [, inside] = /^\((.*)\)$/.exec(text) ?? [];
  if (inside !== undefined) return { digits: withoutDash(inside.trim()), negative: true };
  const whole = withoutDash(text);
  const negative = /^[-−]|[-−]$/.test(whole);
  return { digits: whole.replace(/^[-−+] ?| ?[-−+]$/g, ''), negative };
}

const withoutDash = (text: string) => text.replace(/(?<=\d)[.,][-−–]{1,2}$/, '');

/** Digits of a file that keeps to one sign. */
function readTabled(digits: string, decimal: DecimalSign): number | AmountProblem {
  const [, threes = '', behind = ''] = GAPPED.exec(digits) ?? [];
  if (threes !== '') return readWritten(threes.replaceAll(/\D/g, '') + behind, decimal);
  const [, first = '', sign = decimal, rest = '', power] = POWER.exec(digits) ?? [];
  if (power === undefined) return readWritten(digits, decimal);
  if (sign !== decimal) return 'tidak terbaca';
  const places = Number(power);
  if (rest.length < places && !WHOLE_POWER.test(digits)) return 'dibulatkan';
  if (/[1-9]/.test(rest.slice(places))) return 'memuat sen';
  return Number(first + rest.slice(0, places).padEnd(places, '0'));
}

function readWritten(digits: string, decimal: DecimalSign): number | AmountProblem {
  const [, whole, sen] = WRITTEN[decimal].exec(digits) ?? [];
  if (whole === undefined) return 'tidak terbaca';
  if (sen !== undefined && Number(sen) !== 0) return 'memuat sen';
  return Number(whole.replaceAll(/[.,]/g, ''));
}

/** Digits that keep to no sign known before. */
function readFree(digits: string): number | AmountProblem {
  if (DOUBTFUL.test(digits)) return 'meragukan';
  if (HAS_UNIT.test(digits)) {
    const [, whole, part = '', unit = ''] = UNIT.exec(digits) ?? [];
    return whole === undefined ? 'meragukan' : Number(whole + part.padEnd(/^j/i.test(unit) ? 6 : 3, '0'));
  }
  const read = readWritten(digits, ',');
  return read === 'tidak terbaca' ? readWritten(digits, '.') : read;
}
