import { sql, type AnyColumn } from 'drizzle-orm';

/** `inArray` for hundreds of values: one value of the statement, which is put together and read at once. */
export const anyOf = (column: AnyColumn, values: Iterable<number | string>) =>
  sql`${column} = any(${sql.param([...values])})`;
