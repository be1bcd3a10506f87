import { daysBetween } from '../arithmetic/calendar';
import { overdueClassOf, type OverdueClasses } from '../arithmetic/overdueClass';
import type { OwedSum } from './owedFigures';

/** Contracts of a due day that cannot be classed worse than by a floor: 1, or what they carry on (DOMAIN, Figures). */
export interface ClassedSum extends OwedSum {
  next_due: string | null;
  floor: number;
}

/** Classes from here on are not performing. */
const NOT_PERFORMING = 3;

/** What an office is owed, by which it is classed. */
export interface ClassedOwed {
  today: string;
  /** Null: before there were classes. */
  classes: OverdueClasses | null;
  /** Everything that runs. */
  days: readonly (OwedSum & { next_due: string })[];
  /** Of `days`: what carries on another contract. */
  floored: readonly ClassedSum[];
  /** What was taken back. */
  taken: readonly ClassedSum[];
}

/** Collectibility of a due day on an office's today. */
function classOn({ today, classes }: Pick<ClassedOwed, 'today' | 'classes'>, due: string | null): number {
  if (classes === null || due === null) return 1;
  return overdueClassOf(classes, daysBetween(due, today)).collectibility;
}

/** What is not performing: collectibility 3 to 5, of what runs and of what was taken back. */
export function notPerforming(owed: ClassedOwed): OwedSum {
  const sum: OwedSum = { accounts: 0, outstanding: 0 };
  const add = ({ accounts, outstanding }: OwedSum) => {
    sum.accounts += accounts;
    sum.outstanding += outstanding;
  };
  for (const day of owed.days) if (classOn(owed, day.next_due) >= NOT_PERFORMING) add(day);
  for (const one of owed.floored)
    if (classOn(owed, one.next_due) < NOT_PERFORMING && one.floor >= NOT_PERFORMING) add(one);
  for (const one of owed.taken)
    if (Math.max(classOn(owed, one.next_due), one.floor) >= NOT_PERFORMING) add(one);
  return sum;
}
