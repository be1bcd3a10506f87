import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { pettyCategories } from '../platform/db/schema';

type Limited = Pick<typeof pettyCategories.$inferSelect, 'limit' | 'comingLimit' | 'comingLimitFrom'>;

/** Above which a voucher of the category waits on a day, rupiah. */
export const limitOn = (category: Limited, day: string): number =>
  comingAfter(category, day) === null ? (category.comingLimit ?? category.limit) : category.limit;

/** What holds from a later day; null: nothing. */
export function comingAfter(
  { comingLimit: amount, comingLimitFrom: from }: Limited,
  day: string,
): { amount: number; from: string } | null {
  return amount !== null && from !== null && from > day ? { amount, from } : null;
}

export interface OfferedCategory {
  id: number;
  code: string;
  name: string;
  limit: number;
}

/** Categories that are offered on a day, by name. */
export async function offeredCategories(db: Db, day: string): Promise<OfferedCategory[]> {
  const { active, validFrom, validTo, name, id } = pettyCategories;
  const rows = await db
    .select()
    .from(pettyCategories)
    .where(and(eq(active, true), lte(validFrom, day), or(isNull(validTo), gte(validTo, day))))
    .orderBy(asc(name), asc(id));
  return rows.map((row) => ({ id: row.id, code: row.code, name: row.name, limit: limitOn(row, day) }));
}
