import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';

/** Those of these contracts whose book was given out. */
export async function handedOver(db: Db, contractCodes: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ code: bpkb.contractCode })
    .from(bpkb)
    .where(and(inArray(bpkb.contractCode, [...contractCodes]), eq(bpkb.state, 'HANDED_OVER')))
    .orderBy(asc(bpkb.contractCode));
  return rows.map(({ code }) => code);
}
