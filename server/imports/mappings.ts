import { asc } from 'drizzle-orm';
import type { BankMapping, StatementMapping } from '@/lib/contract/bankMappings';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { bankMappings } from '../platform/db/schema';

/** How the statement of each bank was read that was posted last, by bank. */
export async function listMappings(db: Db): Promise<BankMapping[]> {
  const rows = await db.select().from(bankMappings).orderBy(asc(bankMappings.bank));
  return rows.map((row) => ({
    bank: row.bank,
    mapping: row.mapping,
    updated_at: row.updatedAt.toISOString(),
  }));
}

/** Keeps how a bank's statement is read, once money was posted by it; the last use wins. */
export async function keepMapping(
  tx: Db,
  bank: string,
  mapping: StatementMapping,
  by: { staff: SignedIn; now: Date },
): Promise<void> {
  const set = { mapping, updatedBy: by.staff.id, updatedAt: by.now };
  await tx
    .insert(bankMappings)
    .values({ bank, ...set })
    .onConflictDoUpdate({ target: bankMappings.bank, set });
}
