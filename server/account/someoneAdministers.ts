import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';

/** True in a statement when somebody who may sign in holds `is_user`: only then can the company run itself. */
export const administered = (): SQL<boolean> =>
  sql<boolean>`exists (${new QueryBuilder({ casing: 'snake_case' })
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(and(eq(staff.active, true), isNotNull(staff.passwordHash), eq(titles.is_user, true)))})`;

/** Whether somebody who may sign in holds `is_user`. */
export async function someoneAdministers(db: Db): Promise<boolean> {
  const [row] = await db
    .execute<{ yes: boolean }>(sql`select ${administered()} as yes`)
    .then(({ rows }) => rows);
  return row?.yes ?? false;
}
