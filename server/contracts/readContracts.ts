import { asc, inArray } from 'drizzle-orm';
import { holdZone } from '../offices/holdZone';
import type { Db } from '../platform/db/connect';
import { contracts } from '../platform/db/schema';
import { contractQuery, type FoundContract } from './readContract';

/** Contracts by their codes, of whatever office; a code that is not there is left out. */
export async function findContracts(db: Db, codes: readonly string[]): Promise<Map<string, FoundContract>> {
  if (codes.length === 0) return new Map();
  const rows = await contractQuery(db).where(inArray(contracts.code, [...codes]));
  return new Map(rows.map((row) => [row.contract.code, row]));
}

/**
 * The same, and nobody else takes or voids a payment on them until the transaction ends. Everyone who holds several
 * takes them by code, so that two never wait for each other.
 */
export async function lockContracts(tx: Db, codes: readonly string[]): Promise<Map<string, FoundContract>> {
  if (codes.length === 0) return new Map();
  const these = inArray(contracts.code, [...codes]);
  await tx
    .select({ code: contracts.code })
    .from(contracts)
    .where(these)
    .orderBy(asc(contracts.code))
    .for('update');
  await holdZone(tx, tx.select({ id: contracts.officeId }).from(contracts).where(these));
  return findContracts(tx, codes);
}
