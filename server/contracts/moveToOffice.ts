import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { moveAwaited } from '../bpkb/moveAwaited';
import type { Db } from '../platform/db/connect';
import { contracts, customers, files } from '../platform/db/schema';

/**
 * Contracts, locked by the caller, go over to another office with what belongs to them: awaited books, their papers, and
 * the borrower whom no other office has a contract of. Receipts, deposits, commissions and cash stay with the office that
 * wrote them.
 */
export async function moveToOffice(
  tx: Db,
  codes: readonly string[],
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  const moved = inArray(contracts.code, [...codes]);
  const rows = await tx
    .update(contracts)
    .set({ officeId: to, version: sql`${contracts.version} + 1`, updatedAt: now })
    .where(and(moved, eq(contracts.officeId, from)))
    .returning({ customerId: contracts.customerId });
  if (rows.length !== codes.length) throw new Error(`${rows.length} of ${codes.length} contracts moved`);
  await moveAwaited(tx, codes, to);
  await tx
    .update(files)
    .set({ officeId: to })
    .where(and(eq(files.ownerType, 'contract'), inArray(files.ownerId, [...codes])));
  const elsewhere = tx
    .select({ code: contracts.code })
    .from(contracts)
    .where(and(eq(contracts.customerId, customers.id), ne(contracts.officeId, to)));
  const people = [...new Set(rows.map(({ customerId }) => customerId))];
  await tx
    .update(customers)
    .set({ officeId: to })
    .where(and(inArray(customers.id, people), notExists(elsewhere)));
}
