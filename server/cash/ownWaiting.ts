import { and, asc, eq } from 'drizzle-orm';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { Db } from '../platform/db/connect';
import { contractRequests, creditRequests, credits } from '../platform/db/schema';

const NOUNS = { CHANGE: 'Perubahan', VOID: 'Pembatalan' };

/** What a cashier asked for and nobody decided yet: of receipts, then of contracts, each oldest first. */
export async function ownWaiting(db: Db, staffId: number): Promise<CashierDay['own_waiting']> {
  const onReceipts = await db
    .select({ id: credits.id, invoice: credits.invoice, kind: creditRequests.kind })
    .from(creditRequests)
    .innerJoin(credits, eq(credits.id, creditRequests.creditId))
    .where(and(eq(creditRequests.status, 'WAITING'), eq(creditRequests.requestedBy, staffId)))
    .orderBy(asc(creditRequests.requestedAt), asc(creditRequests.id));
  const onContracts = await db
    .select({ id: contractRequests.id, payload: contractRequests.payload })
    .from(contractRequests)
    .where(and(eq(contractRequests.status, 'WAITING'), eq(contractRequests.requestedBy, staffId)))
    .orderBy(asc(contractRequests.requestedAt), asc(contractRequests.id));
  return [
    ...onReceipts.map(({ id, invoice, kind }) => ({
      on: 'RECEIPT' as const,
      id,
      summary: `${NOUNS[kind]} nota ${invoice}`,
    })),
    ...onContracts.map(({ id, payload }) => ({
      on: 'CONTRACT' as const,
      id,
      summary: (payload as { summary: string }).summary,
    })),
  ];
}
