import { sql } from 'drizzle-orm';
import { parentOf } from '@/lib/contract/regionCodes';
import type { compareRegions, RegionLine } from '@/lib/contract/regions';
import type { DataOf } from '@/lib/contract/endpoint';
import type { Db } from '../../platform/db/connect';
import { regions } from '../../platform/db/schema';

/** What lines of a file would do; of two lines with one code the later counts. Reads only. */
export async function regionDiff(
  db: Db,
  rows: readonly RegionLine[],
): Promise<DataOf<typeof compareRegions>> {
  const named = new Map(rows.map(({ code, name }) => [code, name]));
  const parents = new Set<string>();
  for (const code of named.keys()) {
    const parent = parentOf(code);
    if (parent !== null && !named.has(parent)) parents.add(parent);
  }
  const there = await namesOf(db, [...named.keys(), ...parents]);
  const added: string[] = [];
  const renamed: { code: string; before: string; after: string }[] = [];
  for (const [code, after] of named) {
    const before = there.get(code);
    if (before === undefined) added.push(code);
    else if (before !== after) renamed.push({ code, before, after });
  }
  return {
    added,
    renamed,
    same: named.size - added.length - renamed.length,
    parents_missing: [...parents].filter((code) => !there.has(code)).sort(),
  };
}

async function namesOf(db: Db, codes: string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ code: regions.code, name: regions.name })
    .from(regions)
    // As one value: thousands of them would each be a parameter.
    .where(sql`${regions.code} = any(${sql.param(codes)}::text[])`);
  return new Map(found.map(({ code, name }) => [code, name]));
}
