import { asc, sql } from 'drizzle-orm';
import { holdZone } from '../offices/holdZone';
import type { Db } from '../platform/db/connect';
import { anyOf } from '../platform/db/anyOf';
import { prepared } from '../platform/db/prepared';
import { contracts } from '../platform/db/schema';
import { contractQuery, type FoundContract } from './readContract';

const contractsOfCodes = prepared((db) =>
  contractQuery(db)
    .where(sql`${contracts.code} = any(${sql.placeholder('codes')})`)
    .prepare('contracts_of_codes'),
);

/** Contracts by their codes, of whatever office; a code that is not there is left out. */
export async function findContracts(db: Db, codes: readonly string[]): Promise<Map<string, FoundContract>> {
  if (codes.length === 0) return new Map();
  const rows = await contractsOfCodes(db).execute({ codes });
  return new Map(rows.map((row) => [row.contract.code, row]));
}

/**
 * The same, and nobody else takes or voids a payment on them until the transaction ends. Everyone who holds several
 * takes them by code, so that two never wait for each other.
 */
export async function lockContracts(tx: Db, codes: readonly string[]): Promise<Map<string, FoundContract>> {
  if (codes.length === 0) return new Map();
  const these = anyOf(contracts.code, codes);
  await tx
    .select({ code: contracts.code })
    .from(contracts)
    .where(these)
    .orderBy(asc(contracts.code))
    .for('update');
  await holdZone(tx, tx.select({ id: contracts.officeId }).from(contracts).where(these));
  return findContracts(tx, codes);
}
