import { daysBetween } from '@/lib/arithmetic/calendar';
import { LETTER_STEPS, type LetterStep, type NoLetter } from '@/lib/contract/letterTerms';

/** Days from the delivery of a letter, or the attempt, until the next may be made. */
export const DAYS_BETWEEN_LETTERS = 7;

/** What the rule looks at, on one day. */
export interface LetterBasis {
  /** Days past due; 0 or below: nothing is late. */
  dpd: number;
  /** DPD from which SP1, SP2 and SP3 are due, by the classes that hold on the day. */
  letterFrom: readonly number[];
  /** The last letter of this stretch of being late, see `lastOfStretch`; null: none was made in it. */
  last: {
    step: number;
    /** Since it was delivered or tried, days; null: neither yet. */
    daysSince: number | null;
  } | null;
  /** A promise of the borrower runs. */
  promiseRuns: boolean;
}

/** The letter that is due, or why none is. */
export type LetterAnswer = { step: LetterStep; why: null } | { step: null; why: NoLetter };

/**
 * Which letter is due: the one after the last of the stretch, once that was delivered or tried and days have passed, and
 * its DPD is reached. None while a promise runs; paid up, the chain begins again (DOMAIN, Letters).
 */
export function letterDue({ dpd, letterFrom, last, promiseRuns }: LetterBasis): LetterAnswer {
  const none = (why: NoLetter): LetterAnswer => ({ step: null, why });
  if (dpd <= 0) return none('NOT_LATE');
  const step = LETTER_STEPS.find((one) => one === (last?.step ?? 0) + 1);
  if (step === undefined) return none('ALL_MADE');
  if (promiseRuns) return none('PROMISE');
  if (last?.daysSince === null) return none('UNDELIVERED');
  if (last && last.daysSince < DAYS_BETWEEN_LETTERS) return none('TOO_SOON');
  if (dpd < (letterFrom[step - 1] ?? Infinity)) return none('TOO_EARLY');
  return { step, why: null };
}

/** A letter as the rule knows it. */
export interface MadeLetter {
  step: number;
  made_on: string;
  /** Day of delivery or of the attempt; null: neither yet. */
  delivered_on: string | null;
}

/**
 * The last letter of the stretch of being late that began on `lateFrom`. What counts is the day on which it was made: a
 * receipt that is voided later may move the beginning of the stretch, and no letter of it is sent twice for that.
 */
export function lastOfStretch(
  letters: readonly MadeLetter[],
  lateFrom: string | null,
  today: string,
): LetterBasis['last'] {
  if (lateFrom === null) return null;
  let last: MadeLetter | null = null;
  for (const letter of letters) {
    if (letter.made_on >= lateFrom && letter.step > (last?.step ?? 0)) last = letter;
  }
  if (!last) return null;
  return {
    step: last.step,
    daysSince: last.delivered_on === null ? null : daysBetween(last.delivered_on, today),
  };
}

const WORDS: Readonly<Record<NoLetter, string>> = {
  NOT_LATE: 'Tidak ada angsuran yang terlambat',
  TOO_EARLY: 'Keterlambatan belum mencapai batas surat berikutnya',
  PROMISE: 'Janji bayar masih berjalan',
  UNDELIVERED: 'Surat sebelumnya belum dicatat pengirimannya',
  TOO_SOON: `Belum ${DAYS_BETWEEN_LETTERS} hari sejak surat sebelumnya sampai atau dicoba`,
  ALL_MADE: 'SP1 sampai SP3 sudah dibuat',
  NOT_RUNNING: 'Kontrak tidak lagi berjalan',
  NOT_CALCULATED: 'Tunggakannya masih dihitung',
  DEPOSIT: 'Titipannya sudah menutup tunggakan: pakai dulu di Pembayaran',
  MOVED: 'Kontrak sudah pindah ke kantor lain',
  CHANGED: 'Surat yang waktunya tiba berubah sejak dihitung',
};

/** Why no letter is due, in words for people. */
export const noLetterWords = (why: NoLetter): string => WORDS[why];
