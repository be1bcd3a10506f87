import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { moveAwaited } from '../bpkbRecords/moveAwaited';
import { todayIn } from '../calendar/today';
import { assignCollectors } from '../collectors/assignCollectors';
import type { Db } from '../platform/db/connect';
import { contracts, customers, files, letters, offices, promises } from '../platform/db/schema';

/**
 * Contracts, locked by the caller, go over to another office with what belongs to them: awaited books, their papers and
 * letters, and the borrower whom no other office has a contract of. Nobody there collects them yet. Receipts, deposits,
 * commissions and cash stay with the office that wrote them.
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
    .returning({
      code: contracts.code,
      customerId: contracts.customerId,
      collectorId: contracts.collectorId,
    });
  if (rows.length !== codes.length) throw new Error(`${rows.length} of ${codes.length} contracts moved`);
  const collected = rows.filter(({ collectorId }) => collectorId !== null);
  if (collected.length > 0) {
    const [office] = await tx.select({ zone: offices.zone }).from(offices).where(eq(offices.id, to));
    const day = todayIn(office?.zone ?? '', now);
    const nobody = collected.map(({ code }) => ({ code, collectorId: null, day }));
    await assignCollectors(tx, nobody, { at: now, staffId: null, reason: 'Pindah kantor' });
  }
  await moveAwaited(tx, codes, { officeId: to, now });
  // Whoever works there reminds of what was promised.
  await tx
    .update(promises)
    .set({ officeId: to })
    .where(and(inArray(promises.contractCode, [...codes]), isNull(promises.replacedAt)));
  // It brings the letters too, and makes the next one once they were.
  await tx
    .update(letters)
    .set({ officeId: to })
    .where(inArray(letters.contractCode, [...codes]));
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
