import { inArray } from 'drizzle-orm';
import type { Actor } from '@/lib/contract/fields';
import type { Stamps } from '@/lib/contract/stamps';
import type { Db } from '../db/connect';
import { staff } from '../db/schema';

/** The columns of `server/platform/db/schema/stamps`. */
export interface StampColumns {
  createdAt: Date | null;
  createdBy: number | null;
  updatedAt: Date | null;
  updatedBy: number | null;
}

/** Reads, once for all rows, what the people are called who made and changed them; then gives each row's stamps. */
export async function stampsOf(
  db: Db,
  rows: readonly StampColumns[],
): Promise<(row: StampColumns) => Stamps> {
  const ids = new Set(rows.flatMap((row) => [row.createdBy, row.updatedBy]).filter((id) => id !== null));
  const found =
    ids.size > 0
      ? await db
          .select({ id: staff.id, username: staff.username, name: staff.name })
          .from(staff)
          .where(inArray(staff.id, [...ids]))
      : [];
  const people = new Map<number | null, Actor>(found.map(({ id, ...person }) => [id, person]));
  return (row) => ({
    created_at: row.createdAt?.toISOString() ?? null,
    created_by: people.get(row.createdBy) ?? null,
    updated_at: row.updatedAt?.toISOString() ?? null,
    updated_by: people.get(row.updatedBy) ?? null,
  });
}
