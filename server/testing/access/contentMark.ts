import type { TestApi } from '../startApi';

/** What refusing somebody may write: its line in the log, and how often it was. */
const OF_REFUSALS: Readonly<Record<string, string>> = {
  history: "action = 'CALL_REFUSED'",
  throttles: "key like 'refused:%'",
};

/**
 * What stands in each table: how many rows, and the newest transaction that wrote one. Whatever is added, changed or
 * removed makes another mark, but for what tells of a refusal.
 */
export async function contentMark({ connection }: TestApi): Promise<Record<string, string>> {
  const { rows: tables } = await connection.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name.replaceAll("'", "''")}' as name, count(*) || ' rows, ' || coalesce(max(xmin::text::bigint), 0) as mark from ${name} where not (${OF_REFUSALS[name] ?? 'false'})`,
  );
  const { rows } = await connection.pool.query<{ name: string; mark: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}
