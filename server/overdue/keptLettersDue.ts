import { and, inArray, sql } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import { keptFigures } from '../figures/keptFigures';
import type { Db } from '../platform/db/connect';
import { contracts, offices } from '../platform/db/schema';
import { letterDueCondition } from './letterDueCondition';

/** For how many contracts of each office a letter is to be made today, for all who show it. */
export const keptLettersDue = (db: Db) =>
  keptFigures(async (ids, at) => {
    const zones = await db
      .select({ id: offices.id, zone: offices.zone })
      .from(offices)
      .where(inArray(offices.id, [...ids]));
    const due = await letterDueCondition(db, new Map(zones.map(({ id, zone }) => [id, todayIn(zone, at)])));
    const rows = await db
      .select({ office: contracts.officeId, count: sql<number>`count(*)::int` })
      .from(contracts)
      .where(and(inArray(contracts.officeId, [...ids]), due))
      .groupBy(contracts.officeId);
    const counted = new Map(rows.map(({ office, count }) => [office, count]));
    return new Map(ids.map((id) => [id, counted.get(id) ?? 0]));
  });
