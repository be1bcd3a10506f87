import type { PoolClient } from 'pg';

/** Fills tables inside the client's transaction without their indexes, and makes these again: quicker for many rows. */
export async function rebuildingIndexes(
  client: PoolClient,
  tables: readonly string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  await client.query("set local maintenance_work_mem = '512MB'");
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
       from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = any($1::regclass[]) and not x.indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}
