import { and, asc, eq } from 'drizzle-orm';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contractRequests, creditRequests, credits, staff } from '../platform/db/schema';

/** 409 while a request on the contract or on one of its receipts waits: its outcome would be another settlement. */
export async function refusePendingRequests(db: Db, code: string): Promise<void> {
  const [request] = await db
    .select({ name: staff.name })
    .from(contractRequests)
    .innerJoin(staff, eq(staff.id, contractRequests.requestedBy))
    .where(and(eq(contractRequests.contractCode, code), eq(contractRequests.status, 'WAITING')));
  if (request) {
    throw conflict(`Permintaan ${request.name} atas kontrak ini masih menunggu persetujuan. Putuskan dulu.`);
  }
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
