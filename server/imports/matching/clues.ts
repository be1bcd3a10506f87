import { personKey } from '@/lib/format/people/personKey';
import { phoneKey } from '@/lib/format/people/phoneKey';

/** What a line of a bank statement says about whose money it is; all without separators and in upper case. */
export interface Clues {
  /** What may be a contract code. */
  codes: string[];
  plates: string[];
  /** Digits only, from 08. */
  phones: string[];
  niks: string[];
  /** Two words that stand beside each other and may be a name, lower case: `budi santoso`. */
  names: string[];
}

/** Most pairs of words that are looked up for one line. */
const MAX_NAMES = 5;

/** What the text of a line (description and reference) may name. Pure; whether it exists is for the database. */
export function cluesIn(written: string): Clues {
  const text = parted(written);
  const upper = text.toUpperCase();
  return {
    codes: unique([...joinedTokens(upper), ...gluedCodes(upper)]),
    plates: unique([...upper.matchAll(PLATE)].map((match) => match.slice(1).join(''))),
    phones: unique([...phones(upper), ...phonesInAccounts(upper)]),
    niks: unique([...upper.matchAll(NIK)].map(([nik]) => nik)),
    names: unique(namePairs(text)).slice(0, MAX_NAMES),
  };
}

/** An amount that the bank glued to what follows stands alone (`713000.00RIZKY`), and nothing hidden is left. */
const parted = (text: string) => text.replace(/\p{Cf}/gu, '').replace(/(\d[.,]\d{2})(?=[A-Z])/giu, '$1 ');

/** Letters, digits, letters; each position is tried, so that what stands before does not swallow it. */
const PLATE = /(?<![A-Z0-9])(?=([A-Z]{1,2})[ .-]?(\d{1,4})[ .-]?([A-Z]{1,3})(?![A-Z0-9]))/g;
const NIK = /(?<!\d)\d{16}(?!\d)/g;

/** One to three neighbouring words without their separators: `JKT-2501-00012`, `JKT 2501 00012`. */
function joinedTokens(upper: string): string[] {
  const words = upper.split(/[^A-Z0-9]+/).filter((word) => word !== '');
  return words.flatMap((_, index) =>
    [1, 2, 3].map((count) => words.slice(index, index + count).join('')).filter(mayBeCode),
  );
}

const mayBeCode = (text: string) =>
  text.length >= 6 && text.length <= 20 && /[A-Z]/.test(text) && /\d{4}/.test(text);

/** Codes with words or digits stuck to them: `ANGSURANJKT25010001220112026`. */
function gluedCodes(upper: string): string[] {
  return [...upper.matchAll(/([A-Z]{2,})[ ./-]{0,2}((?:\d[ ./-]?){8,})/g)].flatMap((match) => {
    const letters = match[1] ?? '';
    const digits = (match[2] ?? '').replace(/\D/g, '');
    return [2, 3, 4, 5, 6]
      .filter((length) => length <= letters.length)
      .flatMap((length) =>
        [8, 9, 10, 11]
          .filter((count) => count <= digits.length)
          .map((count) => letters.slice(-length) + digits.slice(0, count)),
      );
  });
}

/** With its 0 or country: eleven digits from 8 alone may be any account. */
const PHONE =
  /(?<!\d)(?:(?:\+|00)?62[\s.-]?(?:\(0\)|0)?|\(?0)[\s.-]?8\d{1,3}\)?[\s.\p{Pd}]*\d{3,4}[\s.\p{Pd}]?\d{2,5}(?!\d)/gu;

function phones(upper: string): string[] {
  return [...upper.matchAll(PHONE)].map(([phone]) => phoneKey(phone)).filter(isPhone);
}

/** A virtual account is often the company's number with the customer's phone behind it. */
function phonesInAccounts(upper: string): string[] {
  return [...upper.matchAll(/\d{14,}/g)].flatMap(([digits]) =>
    [...digits.matchAll(/(?=08)/g)].map((match) => digits.slice(match.index)).filter(isPhone),
  );
}

const isPhone = (digits: string) => /^08\d{8,11}$/.test(digits);

/** What banks write around a name, and what people write about what they pay. */
const JARGON = new Set(
  (
    'an angsuran atm bank banking bayar bca biaya bifast bii bln bni bri bsi bulan cabang cicilan cimb cr credit dana ' +
    'danamon dari db debit ebanking fast finance from ftfva ftscy ib ibanking inhouse inw ke ket klbb klik kliring ' +
    'kontrak kredit livin llg mandiri mb mcm mobil mobile motor mutasi no nomor nopol ol online ovo pembayaran permata ' +
    'pt qris ref rek rekening rtgs setor setoran sknbi switching tagihan tgl to top transfer trf trsf tunai untuk up ' +
    'va virtual januari februari maret april mei juni juli agustus september oktober november desember'
  ).split(' '),
);

function namePairs(text: string): string[] {
  const words = nameWords(text);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const isPair = word !== null && next != null && word.length + next.length >= 6;
    return isPair ? [`${word} ${next}`] : [];
  });
}

/** Words as people are looked for (`personKey`); null in place of what is no part of a name. */
export function nameWords(text: string): (string | null)[] {
  return personKey(parted(text))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (/^[a-z]{2,}$/.test(word) && !JARGON.has(word) ? word : null));
}

const unique = (values: string[]) => [...new Set(values)];
