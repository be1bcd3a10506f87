import { sql } from 'drizzle-orm';
import { FIGURE_PARTS } from '@/lib/contract/figureTerms';
import type { Reading } from '@/lib/contract/monitoring';
import { addDays } from '@/lib/arithmetic/calendar';
import { owedByDay } from '../figures/owedByDay';
import type { Db } from '../platform/db/connect';
import { keptDays } from '../platform/db/schema';
import { keepMonth } from './keepMonth';
import type { OfficeDay } from './officeDays';
import { READERS } from './readings';

/** Any number that all instances agree on: one keeps at a time. */
const KEEP_LOCK = 7_206_031;
/** A day is kept within an hour of its end, or stays a gap: later, figures would tell of the next day's work. */
const KEPT_WITHIN = sql`interval '1 hour'`;

interface Ended extends OfficeDay, Record<string, unknown> {
  ends: string;
}

/** Keeps the figures of every office whose day has just ended and is not kept yet, one after the other. */
export async function keepDays(db: Db, now: Date): Promise<void> {
  const { rows } = await db.execute<Ended>(sql`
    select o.id, o.name, o.zone, (d.today - 1)::text as today, (d.today::timestamp at time zone o.zone)::text as ends
      from offices o cross join lateral (select (${now}::timestamptz at time zone o.zone)::date as today) d
     where ${now}::timestamptz < (d.today::timestamp at time zone o.zone) + ${KEPT_WITHIN}
       and not exists (select from kept_days k where k.office_id = o.id and k.day = d.today - 1)
     order by o.id`);
  const failures: unknown[] = [];
  // One office that cannot be read leaves the others theirs.
  for (const office of rows) await keepDay(db, office, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} days were not kept`);
}

/**
 * One office's day, all of it or nothing, whoever comes first. What is read is read at one moment; days late, ages and classes
 * are those of the day that ended.
 */
async function keepDay(db: Db, office: Ended, now: Date): Promise<void> {
  const lastMoment = new Date(Date.parse(office.ends) - 1);
  await db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(${KEEP_LOCK}) as mine`,
      );
      // Another instance is at it; whatever it leaves is there a minute later.
      if (rows[0]?.mine !== true) return;
      const figures: Reading[] = [];
      for (const part of FIGURE_PARTS) {
        const read = await READERS[part](tx, [office], lastMoment, (ids) => owedByDay(tx, ids));
        figures.push(...(read.get(office.id) ?? []));
      }
      const kept = await tx
        .insert(keptDays)
        .values({ officeId: office.id, day: office.today, at: now, figures })
        .onConflictDoNothing()
        .returning({ day: keptDays.day });
      if (kept.length > 0 && isMonthEnd(office.today)) await keepMonth(tx, office);
    },
    { isolationLevel: 'repeatable read' },
  );
}

const isMonthEnd = (day: string) => addDays(day, 1).endsWith('-01');
