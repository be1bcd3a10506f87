import {
  isPaidResult,
  VISIT_RESULTS_OF,
  type VisitMet,
  type VisitOutside,
  type VisitPlace,
  type VisitResult,
} from '../contract/visitTerms';
import type { OutsideReason } from './callHours';
import { owedBy, promiseErrors, type Owed } from './promiseErrors';

/** Letters that an explanation has at least. */
export const MIN_VISIT_REASON = 10;

/** What is asked about a visit, as it is typed: what is chosen may be open yet. Rupiah. */
export interface TypedVisit {
  met: VisitMet | null;
  met_name: string;
  place: VisitPlace | null;
  result: VisitResult | null;
  /** The TTS that is given; null: none. */
  tts: { amount: number | null } | null;
  /** Null: none. */
  promise: { due: string; amount: number | null } | null;
  position: object | null;
  no_position: string;
  /** The visit that this one corrects: its TTS stays. */
  corrects: string | null;
}

/** What is missing in a visit or does not go together, by the path of its field, in words; empty: it can be sent. */
export function visitErrors(visit: TypedVisit): Record<string, string> {
  const { met, met_name, place, result, position, no_position } = visit;
  const errors: Record<string, string> = {};
  if (met === null) errors.met = 'Pilih siapa yang ditemui.';
  if (met === 'OTHER' && met_name.trim() === '') errors.met_name = 'Tulis siapa yang ditemui.';
  if (place === null) errors.place = 'Pilih tempat kunjungan.';
  if (result === null) errors.result = 'Pilih hasil kunjungan.';
  else if (met !== null && !VISIT_RESULTS_OF[met].includes(result)) {
    errors.result = 'Hasil ini tidak cocok dengan siapa yang ditemui.';
  }
  if (position === null && no_position.trim().length < MIN_VISIT_REASON) {
    errors.no_position = `Jelaskan mengapa tanpa posisi, paling sedikit ${MIN_VISIT_REASON} huruf.`;
  }
  return { ...errors, ...amountErrors(visit) };
}

/** A sum belongs to PAID, a promise to PROMISED or to the rest of what was paid; a message carries neither. */
function amountErrors({ result, tts, promise, corrects }: TypedVisit): Record<string, string> {
  const errors: Record<string, string> = {};
  if (isPaidResult(result)) {
    if (tts === null && corrects === null) errors['tts.amount'] = 'Tulis jumlah uang yang diterima.';
    if (tts !== null && !((tts.amount ?? 0) > 0)) errors['tts.amount'] = 'Tulis jumlah uang yang diterima.';
  } else if (tts !== null) {
    errors.tts = 'Tanda terima hanya untuk kunjungan dengan hasil dibayar.';
  }
  if (result === 'PROMISED' && promise === null) {
    errors['promise.due'] = 'Tulis kapan dan berapa yang dijanjikan.';
  }
  if (promise !== null && result !== 'PROMISED' && !isPaidResult(result)) {
    errors.promise = 'Janji hanya dari nasabah yang berjanji membayar.';
  }
  return errors;
}

/**
 * What is wrong with a promise made at the door, by the path of its field; empty: nothing.
 * @param owed what the contract owed then, as far as the device can have known
 * @param day of the visit, in the office
 * @param until see `promiseErrors`
 */
export function visitPromiseErrors(
  promise: TypedVisit['promise'],
  owed: Owed,
  day: string,
  until?: string,
): Record<string, string> {
  if (promise === null) return {};
  const { due, amount } = promise;
  return Object.fromEntries(
    Object.entries(promiseErrors({ due, amount: amount ?? 0 }, owed, day, until)).map(([field, words]) => [
      `promise.${field}`,
      words,
    ]),
  );
}

/**
 * Which parts of who, where and when a visit is outside of (DOMAIN, Who, where, when).
 * @param hours what `outsideCallHours` says of its time
 * @param consent kind of the consent that holds on its day and was chosen; null: none
 */
export function visitOutside(
  { met, place }: Pick<TypedVisit, 'met' | 'place'>,
  hours: OutsideReason | null,
  consent: 'HOURS' | 'PLACE' | null,
): VisitOutside[] {
  const outside: VisitOutside[] = [];
  if (hours !== null && consent !== 'HOURS') outside.push('HOURS');
  if (place === 'OTHER' && consent !== 'PLACE') outside.push('PLACE');
  if (met === 'OTHER') outside.push('PERSON');
  return outside;
}

/**
 * What a sum is above all that is owed by the visit's day, rupiah; 0: it is not. The server fills instalments to come with
 * it, and only what they leave becomes a deposit.
 */
export const aboveOwed = (amount: number, owed: Owed, day: string): number =>
  Math.max(0, amount - owedBy(owed, day, day));

/** What is known of a block where a number of it is used. */
export interface BlockDays {
  /** `{YYMM}` of its numbers. */
  month: string;
  /** Day of the number before that is known; null: none is. */
  before: string | null;
  /** Day of the number after that is known; null: none is, as always on the device. */
  after: string | null;
}

/** `{YYMM}` of a day. */
export const ttsMonth = (day: string): string => day.slice(2, 4) + day.slice(5, 7);

/** Why a number of a block is not for this day, in words; null: it is. Dates never fall with rising numbers. */
export function ttsDayError(day: string, { month, before, after }: BlockDays): string | null {
  if (ttsMonth(day) !== month) return 'Nomor ini untuk bulan lain. Ambil blok nomor baru selagi tersambung.';
  if (before !== null && day < before)
    return 'Tanggalnya sebelum tanda terima dengan nomor di depannya. Periksa jam ponsel.';
  if (after !== null && day > after)
    return 'Tanggalnya sesudah tanda terima dengan nomor di belakangnya. Periksa jam ponsel.';
  return null;
}
