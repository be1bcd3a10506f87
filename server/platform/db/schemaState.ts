import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { migrationsFolder } from './migrationsFolder';

/** A step of the schema that this version of the product knows. */
export interface Migration {
  /** `0019_holidays`. */
  tag: string;
  /** What a database remembers it by. */
  when: number;
}

/** The schema that a database has: nothing yet, ours, an earlier one, or one that this version does not know. */
export type SchemaState =
  | { kind: 'empty' }
  | { kind: 'current'; last: Migration }
  | { kind: 'older'; last: Migration }
  | { kind: 'unknown'; steps: number };

/** Every step that this version ships, in order. */
export function shippedMigrations(): Migration[] {
  const file = path.join(migrationsFolder(), 'meta', '_journal.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Migration[] };
  return entries.map(({ tag, when }) => ({ tag, when }));
}

/** Which schema a database has. */
export async function schemaState(client: pg.ClientBase): Promise<SchemaState> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found[0]?.there) return { kind: 'empty' };
  const { rows } = await client.query<{ last: string | null; steps: number }>(
    'select max(created_at)::text as last, count(*)::int as steps from drizzle.__drizzle_migrations',
  );
  const { last, steps = 0 } = rows[0] ?? {};
  if (last == null) return { kind: 'empty' };
  const shipped = shippedMigrations();
  const known = shipped.find(({ when }) => String(when) === last);
  if (!known) return { kind: 'unknown', steps };
  return { kind: known.when === shipped.at(-1)?.when ? 'current' : 'older', last: known };
}
