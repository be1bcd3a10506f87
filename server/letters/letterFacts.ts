import { sql, type SQL } from 'drizzle-orm';
import { letterDue, type LetterBasis } from '@/lib/collection/letterDue';
import type { LetterStep, NoLetter } from '@/lib/contract/letterTerms';
import { lastLetter, promiseRuns, type LetterDay } from '../overdue/letterDueCondition';
import type { Db } from '../platform/db/connect';
import { contracts } from '../platform/db/schema';

/** What the rule says of a contract, and of what only the records know. */
export interface LetterAnswer {
  step: LetterStep | null;
  why: NoLetter | null;
  dpd: number;
}

/** Contracts of one condition that stand alike: how many, and their codes where these were asked for. */
interface Facts extends Record<string, unknown> {
  status: string;
  calculated: boolean;
  dpd: number | null;
  step: number | null;
  days_since: number | null;
  promise: boolean;
}

const facts = (day: LetterDay) => sql`
    ${contracts.status} as status, ${contracts.outstanding} is not null as calculated,
    ${day.today}::date - ${contracts.nextDue} as dpd, last.step, ${day.today}::date - last.delivered_on as days_since,
    ${promiseRuns(day)} as promise`;

function answerTo(row: Facts, { letterFrom }: LetterDay): LetterAnswer {
  const dpd = row.dpd ?? 0;
  if (row.status !== 'ACTIVE') return { step: null, why: 'NOT_RUNNING', dpd };
  if (dpd > 0 && !row.calculated) return { step: null, why: 'NOT_CALCULATED', dpd };
  const last: LetterBasis['last'] = row.step === null ? null : { step: row.step, daysSince: row.days_since };
  return { ...letterDue({ dpd, letterFrom, last, promiseRuns: row.promise }), dpd };
}

/** What is due for each of the contracts that a condition gives, by code. */
export async function answersOf(
  db: Db,
  where: SQL | undefined,
  day: LetterDay,
): Promise<Map<string, LetterAnswer>> {
  const { rows } = await db.execute<Facts & { code: string }>(sql`
    select ${contracts.code} as code, ${facts(day)} from ${contracts} ${lastLetter} where ${where ?? sql`true`}
     order by ${contracts.nextDue}, ${contracts.code}`);
  return new Map(rows.map((row) => [row.code, answerTo(row, day)]));
}

/** How many contracts of a condition each letter is due for, and how many get none and why. */
export interface LettersCounted {
  total: number;
  due: { step: LetterStep; count: number }[];
  none: { why: NoLetter; count: number }[];
}

/** Counts them in one query: contracts that stand alike are told to the rule once. */
export async function countLetters(db: Db, where: SQL | undefined, day: LetterDay): Promise<LettersCounted> {
  const { rows } = await db.execute<Facts & { count: number }>(sql`
    select status, calculated, dpd, step, days_since, promise, count(*)::int as count
      from (select ${facts(day)} from ${contracts} ${lastLetter} where ${where ?? sql`true`}) as each
     group by 1, 2, 3, 4, 5, 6`);
  const due = new Map<LetterStep, number>();
  const none = new Map<NoLetter, number>();
  for (const row of rows) {
    const { step, why } = answerTo(row, day);
    if (step !== null) due.set(step, (due.get(step) ?? 0) + row.count);
    else if (why !== null) none.set(why, (none.get(why) ?? 0) + row.count);
  }
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    due: [...due].map(([step, count]) => ({ step, count })).sort((a, b) => a.step - b.step),
    none: [...none].map(([why, count]) => ({ why, count })).sort((a, b) => b.count - a.count),
  };
}
