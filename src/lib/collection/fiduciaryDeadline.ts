import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import type { FiduciaryTask } from '@/lib/contract/fiduciaryListDefaults';

/** Days after the deed within which a fiduciary is registered (PP 21/2015). */
export const DAYS_TO_REGISTER = 30;
/** Days after the debt ended within which its removal is told (PP 21/2015). */
export const DAYS_TO_REMOVE = 14;
/** With so many days left or fewer it is near. */
export const DAYS_NEAR = 7;

/** The debt goes on, and so does what secures it: writing off ends the books, not the claim; a unit taken is not yet sold. */
const OWES: readonly string[] = ['ACTIVE', 'REPOSSESSED', 'WRITTEN_OFF'];
/** Nothing is owed any more. Of RESTRUCTURED neither: its successor owes, and carries the fiduciary. */
export const DEBT_ENDED: readonly string[] = ['SETTLED', 'SETTLED_EARLY', 'CANCELLED'];

/** What a deadline follows from. Days `YYYY-MM-DD`; null: not known, or not yet. */
export interface SecuredContract {
  /** The contract's. */
  status: string;
  deedOn: string | null;
  certificateOn: string | null;
  removedOn: string | null;
  /** The day on which its debt ended; see `debtEndedOn`. */
  debtEndedOn: string | null;
}

/** A task, the day that its days are counted from, and the last day on which it is in time. */
export interface FiduciaryDeadline {
  task: FiduciaryTask;
  since: string;
  due: string;
}

/** What is to be done about a fiduciary and until when; null: nothing. */
export function fiduciaryDeadline(of: SecuredContract): FiduciaryDeadline | null {
  const { status, deedOn, certificateOn, removedOn, debtEndedOn: ended } = of;
  if (OWES.includes(status) && deedOn !== null && certificateOn === null) {
    return { task: 'register', since: deedOn, due: addDays(deedOn, DAYS_TO_REGISTER) };
  }
  if (DEBT_ENDED.includes(status) && certificateOn !== null && removedOn === null && ended !== null) {
    return { task: 'remove', since: ended, due: addDays(ended, DAYS_TO_REMOVE) };
  }
  return null;
}

/** The day on which a debt ended that was paid: of the last fact that counts on its card, in whatever order they were entered. */
export const debtEndedOn = (factDays: readonly string[]): string | null => factDays.toSorted().at(-1) ?? null;

/** Days from the office's today to the last one: 0 on the last, negative: late. */
export const daysLeft = (due: string, today: string): number => daysBetween(today, due);

/** `late`: the last day has passed; `near`: at most 7 days are left. */
export function urgencyOf(left: number): 'late' | 'near' | 'later' {
  if (left < 0) return 'late';
  return left <= DAYS_NEAR ? 'near' : 'later';
}
