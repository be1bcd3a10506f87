import { and, eq, sql } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { drawerRequests, safeMovements } from '../platform/db/schema';

interface Held {
  /** What went in less what left it, rupiah. */
  balance: number;
  /** Of it, what somebody takes to the bank and nobody confirmed yet. */
  leaving: number;
}

/** What the safe of an office holds. */
export async function safeOf(db: Db, officeId: number): Promise<Held> {
  const [held] = await db
    .select({ balance: sql`coalesce(sum(${safeMovements.cash}), 0)::bigint`.mapWith(Number) })
    .from(safeMovements)
    .where(eq(safeMovements.officeId, officeId));
  const { kind, status, amount } = drawerRequests;
  const [waiting] = await db
    .select({ leaving: sql`coalesce(sum(${amount}), 0)::bigint`.mapWith(Number) })
    .from(drawerRequests)
    .where(and(eq(drawerRequests.officeId, officeId), eq(kind, 'SAFE_TO_BANK'), eq(status, 'WAITING')));
  return { balance: held?.balance ?? 0, leaving: waiting?.leaving ?? 0 };
}

/**
 * Holds the safe of an office until the transaction ends; whoever also holds a drawer holds that first, and waits for none
 * afterwards.
 */
export async function lockSafe(tx: Db, officeId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('office safe'), ${officeId})`);
}

/** Before cash leaves a safe, which stays held: 409 in words when it holds less. */
export async function requireInSafe(
  tx: Db,
  office: { id: number; name: string },
  cash: number,
  /** What is on its way to the bank is not there for others. */
  goes: 'to drawer' | 'to bank',
): Promise<void> {
  await lockSafe(tx, office.id);
  const { balance, leaving } = await safeOf(tx, office.id);
  const there = goes === 'to bank' ? balance : balance - leaving;
  if (cash <= there) return;
  const but = there < balance ? `, di luar ${formatRupiah(leaving)} yang sedang disetor ke bank` : '';
  throw conflict(
    `Brankas kantor ${office.name} berisi ${formatRupiah(there)}${but}, jadi ${formatRupiah(cash)} tidak dapat diambil. Belum ada uang yang tercatat berpindah.`,
  );
}
