import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';

interface Paged {
  page: number;
  size: number;
}

/** One page of a statement's rows, with how many there are and what their `amount` sums to. */
export async function listed<Row extends Record<string, unknown>>(
  db: Db,
  { begins = sql``, rows, order }: { begins?: SQL; rows: SQL; order: SQL },
  { page, size }: Paged,
): Promise<{ rows: Row[]; count: number; total: number }> {
  const [found, whole] = await Promise.all([
    db.execute<Row>(sql`${begins} ${rows} order by ${order} limit ${size} offset ${(page - 1) * size}`),
    db.execute<{ count: number; total: number }>(sql`
      ${begins} select count(*)::int as count, coalesce(sum(amount), 0)::float8 as total from (${rows}) r`),
  ]);
  return { rows: found.rows as Row[], count: whole.rows[0]?.count ?? 0, total: whole.rows[0]?.total ?? 0 };
}

/** An instant as JSON has it, of a statement that is written as text. */
export const instantOf = (value: unknown): string => new Date(value as string | Date).toISOString();

/** Somebody or an office by id and name, of columns that may be empty. */
export const named = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };
