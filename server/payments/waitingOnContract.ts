import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { creditRequests, credits } from '../db/schema';
import { conflict } from '../http/ApiError';

/** 409 while a change or void of one of the contract's receipts waits: its outcome would be another settlement. */
export async function refuseWaiting(db: Db, code: string): Promise<void> {
  const rows = await db
    .select({ invoice: credits.invoice })
    .from(creditRequests)
    .innerJoin(credits, eq(credits.id, creditRequests.creditId))
    .where(and(eq(credits.contractCode, code), eq(creditRequests.status, 'WAITING')))
    .orderBy(asc(credits.invoice));
  if (rows.length === 0) return;
  const invoices = rows.map((row) => row.invoice).join(', ');
  throw conflict(`Masih ada permintaan yang menunggu persetujuan pada nota ${invoices}. Putuskan dulu.`);
}
