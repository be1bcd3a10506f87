import { gt, inArray, min } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Price, PriceDiff, PriceLine } from '@/lib/contract/prices';
import type { Db } from '../platform/db/connect';
import { prices } from '../platform/db/schema';
import { vehicleKey } from './price';

interface Changes extends Pick<PriceDiff, 'added' | 'changed'> {
  /** Prices that end on the day before. */
  ending: readonly Price[];
}

/** Rows of one statement: PostgreSQL takes 65,535 values at once. */
const GROUP = 1000;

/**
 * Writes a list that begins on `validFrom`, a day still to come. A price that would begin on that very day is replaced,
 * because it was never in force; an older one ends on the day before. A newer one that is planned already stays, and
 * ends the new one before it.
 */
export async function writeList(
  db: Db,
  list: { id: number; validFrom: string },
  { added, changed, ending }: Changes,
): Promise<void> {
  const replaced = [...changed.map(({ before }) => before), ...ending];
  await inGroups(
    replaced.filter(({ valid_from }) => valid_from === list.validFrom),
    (group) => db.delete(prices).where(inArray(prices.id, idsOf(group))),
  );
  await inGroups(
    replaced.filter(({ valid_from }) => valid_from < list.validFrom),
    (group) =>
      db
        .update(prices)
        .set({ validTo: addDays(list.validFrom, -1) })
        .where(inArray(prices.id, idsOf(group))),
  );
  const planned = added.length > 0 ? await plannedStarts(db, list.validFrom) : new Map<string, string>();
  const rows = [
    ...changed.map(({ before, after }) => toRow(list, { ...after, ...nameOf(before) }, before.valid_to)),
    ...added.map((line) => {
      const next = planned.get(vehicleKey(line));
      return toRow(list, line, next === undefined ? null : addDays(next, -1));
    }),
  ];
  await inGroups(rows, (group) => db.insert(prices).values(group));
}

const idsOf = (rows: readonly Price[]) => rows.map(({ id }) => id);

/** A vehicle keeps the name that it has in the list, however the file writes it. */
const nameOf = ({ region, brand, type }: Price) => ({ region, brand, type });

function toRow(
  list: { id: number; validFrom: string },
  line: Omit<PriceLine, 'line'>,
  validTo: string | null,
): typeof prices.$inferInsert {
  return {
    region: line.region,
    vehicleKind: line.vehicle_kind,
    brand: line.brand,
    type: line.type,
    year: line.year,
    otr: line.otr,
    maxDisbursement: line.max_disbursement,
    minDownPayment: line.min_down_payment,
    validFrom: list.validFrom,
    validTo,
    listId: list.id,
  };
}

/** Vehicle → the first day after `day` for which a price is planned. */
async function plannedStarts(db: Db, day: string): Promise<Map<string, string>> {
  const { region, brand, type, year } = prices;
  const rows = await db
    .select({ region, brand, type, year, start: min(prices.validFrom) })
    .from(prices)
    .where(gt(prices.validFrom, day))
    .groupBy(region, brand, type, year);
  return new Map(rows.map((row) => [vehicleKey(row), row.start ?? '']));
}

async function inGroups<T>(all: readonly T[], write: (group: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < all.length; start += GROUP) await write(all.slice(start, start + GROUP));
}
