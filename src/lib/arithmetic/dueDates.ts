import { addDays, addMonths, isRealDate } from './calendar';
import { requireWhole } from './whole';

/** A chosen day begins at least so many days after the contract date. */
const MIN_DAYS = 15;
const LAST_DAY = 28;

/** What the due dates follow from; as in `LoanTerms`. */
export interface DueTerms {
  dateStart: string;
  tenor: number;
  dueDay?: number | null;
  inAdvance?: boolean;
}

/** RangeError unless there is no chosen day, or one that every month has. */
export function requireDueDay(dueDay: number | null | undefined): void {
  if (dueDay === null || dueDay === undefined) return;
  requireWhole('dueDay', dueDay, 1);
  if (dueDay > LAST_DAY) throw new RangeError(`dueDay must be at most ${LAST_DAY}: ${dueDay}`);
}

/**
 * The due date of every line, `YYYY-MM-DD` (docs/decisions/0066). With a chosen day the first one is the first such day
 * at least 15 days after the contract date, then every month. In advance the contract date comes first, and the others
 * follow as they would without it.
 */
export function dueDates(terms: DueTerms): string[] {
  const first = firstDueDate(terms);
  return Array.from({ length: terms.tenor }, (_, index) => dueDate(terms, index, first));
}

/** The due date of the last line. */
export const lastDueDate = (terms: DueTerms): string => dueDate(terms, terms.tenor - 1, firstDueDate(terms));

function dueDate({ dateStart, inAdvance = false }: DueTerms, index: number, first: string | null): string {
  if (inAdvance && index === 0) return dateStart;
  const month = inAdvance ? index - 1 : index;
  // From the contract date itself, so that a 31st comes back after February.
  return first === null ? addMonths(dateStart, month + 1) : addMonths(first, month);
}

/** The first chosen day; null where the contract's own day counts. */
function firstDueDate({ dateStart, dueDay = null }: DueTerms): string | null {
  if (dueDay === null || !isRealDate(dateStart)) return null;
  const earliest = addDays(dateStart, MIN_DAYS);
  const sameMonth = `${earliest.slice(0, 8)}${String(dueDay).padStart(2, '0')}`;
  return sameMonth >= earliest ? sameMonth : addMonths(sameMonth, 1);
}
