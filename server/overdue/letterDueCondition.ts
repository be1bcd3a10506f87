import { and, eq, inArray, isNotNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { addDays, shownDueDate } from '@/lib/arithmetic/calendar';
import { DAYS_BETWEEN_LETTERS } from '@/lib/collection/letterDue';
import { holidaysUpTo } from '../calendar/holidaysUpTo';
import type { Todays } from '../contracts/todays';
import { versionOn } from '../overdueClasses/versionOn';
import { receivedAt } from '../contracts/receivedAt';
import type { Db } from '../platform/db/connect';
import { contracts } from '../platform/db/schema';

/** What the rule of letters goes by on a day, the same for all contracts of an office. */
export interface LetterDay {
  today: string;
  letterFrom: readonly number[];
  /** Promises due from this day on still run: the last working day before today. */
  promisedFrom: string;
}

/** Reads what the rule goes by on an office's today. */
export async function letterDay(db: Db, today: string): Promise<LetterDay> {
  const yesterday = addDays(today, -1);
  return {
    today,
    letterFrom: (await versionOn(db, today))?.letterFrom ?? [],
    promisedFrom: shownDueDate(yesterday, await holidaysUpTo(db, yesterday)),
  };
}

/** The last letter of the stretch in which each contract is late, beside it (rule: `lastOfStretch`). */
export const lastLetter = sql`left join lateral (
    select step, made_on, delivered_on from letters
     where letters.contract_code = ${contracts.code} and letters.made_on >= ${contracts.lateFrom}
     order by step desc limit 1) as last on true`;

/**
 * A promise that is neither kept nor over, as `promiseState` has it: until the end of the working day after its day, and
 * by what came after it was made.
 */
export const promiseRuns = ({ today, promisedFrom }: LetterDay): SQL => sql`exists (
    select from promises p
     where p.contract_code = ${contracts.code} and p.replaced_at is null and p.due >= ${promisedFrom}
       and p.amount > (select coalesce(sum(credit_payment + penalty_payment), 0) from credits
                        where credits.contract_code = p.contract_code and voided_at is null
                          and date_payment between p.made_on and ${today} and ${receivedAt} > p.at))`;

/** The contracts for which `letterDue` gives a letter, on each office's own today, as a condition over `contracts`. */
export async function letterDueCondition(db: Db, todays: Todays): Promise<SQL> {
  const byToday = new Map<string, number[]>();
  for (const [office, today] of todays) byToday.set(today, [...(byToday.get(today) ?? []), office]);
  const each: (SQL | undefined)[] = [];
  for (const [today, ids] of byToday) {
    each.push(and(inArray(contracts.officeId, ids), isDue(await letterDay(db, today))));
  }
  return or(...each) ?? sql`false`;
}

function isDue(day: LetterDay): SQL | undefined {
  const { today, letterFrom } = day;
  // Nothing is due before the first letter is.
  const [first] = letterFrom;
  if (first === undefined) return sql`false`;
  const lateEnough = (step: number) => {
    const from = letterFrom[step];
    return from === undefined ? sql`false` : sql`${contracts.nextDue} <= ${addDays(today, -from)}::date`;
  };
  const rested = sql`last.delivered_on <= ${addDays(today, -DAYS_BETWEEN_LETTERS)}::date`;
  return and(
    eq(contracts.status, 'ACTIVE'),
    isNotNull(contracts.outstanding),
    lte(contracts.nextDue, addDays(today, -Math.max(1, Math.min(...letterFrom)))),
    sql`(select case coalesce(last.step, 0)
             when 0 then ${lateEnough(0)}
             when 1 then ${rested} and ${lateEnough(1)}
             when 2 then ${rested} and ${lateEnough(2)}
             else false end
           from (select) as one ${lastLetter})`,
    not(promiseRuns(day)),
  );
}
