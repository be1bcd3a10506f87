import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ContractCollector, SavedDistribution } from '@/lib/contract/distribution';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { contractCollectors, distributions, staff } from '../platform/db/schema';

/** Counting stops here (docs/decisions/0024). */
const COUNT_LIMIT = 1000;

/** One page of the distributions of an office as they were saved, newest first. */
export async function distributionPage(
  db: Db,
  officeId: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: SavedDistribution[]; count: number; count_more: boolean }> {
  const where = eq(distributions.officeId, officeId);
  const [rows, counted] = await Promise.all([
    db
      .select({ saved: distributions, by: { id: staff.id, name: staff.name } })
      .from(distributions)
      .innerJoin(staff, eq(staff.id, distributions.savedBy))
      .where(where)
      .orderBy(desc(distributions.id))
      .limit(size)
      .offset((page - 1) * size),
    boundedCount(db, distributions, where, COUNT_LIMIT),
  ]);
  return {
    ...counted,
    rows: rows.map(({ saved: { id, at, moved, reason, sides }, by }) => ({
      ...{ id, by, moved, reason, sides, at: at.toISOString() },
    })),
  };
}

/** Who collected a contract from which day, newest first. */
export async function contractCollectorsOf(db: Db, code: string): Promise<ContractCollector[]> {
  const writer = alias(staff, 'writer');
  const rows = await db
    .select({ row: contractCollectors, collector: staff.name, writer: writer.name })
    .from(contractCollectors)
    .leftJoin(staff, eq(staff.id, contractCollectors.collectorId))
    .leftJoin(writer, eq(writer.id, contractCollectors.writtenBy))
    .where(eq(contractCollectors.contractCode, code))
    .orderBy(desc(contractCollectors.fromDay));
  const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return rows.map(({ row, collector, writer: by }) => ({
    from_day: row.fromDay,
    collector: person(row.collectorId, collector),
    at: row.at.toISOString(),
    by: person(row.writtenBy, by),
    reason: row.reason,
  }));
}
