import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Billing, Collecting } from '@/lib/contract/collecting';
import type { Actor } from '@/lib/contract/fields';
import type { FoundContract } from '../contracts/readContract';
import { deathOf } from '../heirs/deaths';
import { regionOf } from '../masters/regions/regionsFound';
import type { Db } from '../platform/db/connect';
import { contractCollectors, staff } from '../platform/db/schema';

const MAX_HISTORY = 50;
const writer = alias(staff, 'writer');

const actor = (person: { username: string; name: string } | null): Actor | null =>
  person && { username: person.username, name: person.name };

/** Where a contract's borrower is called on. */
export async function billingOf(
  db: Db,
  { billingAddress, villageCode }: FoundContract['contract'],
): Promise<Billing> {
  return { address: billingAddress, village: villageCode === null ? null : await regionOf(db, villageCode) };
}

/** The same with who collects it, and who did. */
export async function readCollecting(db: Db, { contract }: FoundContract): Promise<Collecting> {
  const rows = await db
    .select({ row: contractCollectors, collector: staff, writer })
    .from(contractCollectors)
    .leftJoin(staff, eq(staff.id, contractCollectors.collectorId))
    .leftJoin(writer, eq(writer.id, contractCollectors.writtenBy))
    .where(eq(contractCollectors.contractCode, contract.code))
    .orderBy(desc(contractCollectors.fromDay))
    .limit(MAX_HISTORY);
  const [now] = await db
    .select({ username: staff.username, name: staff.name })
    .from(staff)
    .where(sql`${staff.id} = ${contract.collectorId}`);
  return {
    billing: await billingOf(db, contract),
    death: await deathOf(db, contract.code),
    collector: now ?? null,
    collectors: rows.map(({ row, collector, writer: by }) => ({
      from: row.fromDay,
      collector: actor(collector),
      at: row.at.toISOString(),
      by: actor(by),
      reason: row.reason,
    })),
  };
}
