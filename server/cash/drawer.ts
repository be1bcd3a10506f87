import { sql } from 'drizzle-orm';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';

/*
 * A drawer is one cashier's money. Whatever moves it holds the lock shared (the trigger `cash_movements_in_line` does so
 * for every path of writing); a closing holds it alone, so that it counts every movement that is committed before it.
 */
const LOCK = sql`hashtext('cashier drawer')`;

/** Holds a drawer open until the transaction ends: nobody closes its day meanwhile. */
export async function keepDrawerOpen(tx: Db, staffId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK}, ${staffId})`);
}

/**
 * Holds a drawer alone until the transaction ends. It never waits: a queue behind payments that wait for each other's
 * contracts could close a circle. 409: money of this cashier is being written, or the day is being closed, elsewhere.
 */
export async function lockDrawer(tx: Db, staffId: number): Promise<void> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}, ${staffId}) as held`,
  );
  if (rows[0]?.held === true) return;
  throw conflict(
    'Kas ini sedang dipakai di tempat lain: ada pembayaran atau penutupan yang sedang disimpan. Tunggu sebentar, lalu coba lagi.',
  );
}
