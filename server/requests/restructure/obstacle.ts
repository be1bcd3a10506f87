import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FoundContract } from '../../contracts/readContract';
import type { Db } from '../../platform/db/connect';
import { credits } from '../../platform/db/schema';
import { STATUS_LABELS } from '../../credits/decideStatus';
import { moneyBesideCard } from '../moneyOnContract';

/**
 * Why a contract cannot be restructured, in words; null where it can: it runs and owes, and nothing about its money waits
 * that would be lost on a closed card.
 */
export async function restructureObstacle(
  db: Db,
  { code, status }: FoundContract['contract'],
): Promise<string | null> {
  if (status !== 'ACTIVE') {
    return `Hanya kontrak yang berjalan dapat direstrukturisasi; kontrak ini berstatus ${STATUS_LABELS[status]}.`;
  }
  const waiting = await db
    .select({ invoice: credits.invoice })
    .from(credits)
    .where(and(eq(credits.contractCode, code), eq(credits.requestApproval, true), isNull(credits.voidedAt)))
    .orderBy(asc(credits.invoice));
  if (waiting.length > 0) {
    const invoices = waiting.map((row) => row.invoice).join(', ');
    return `Masih ada permintaan yang menunggu pada nota ${invoices}. Putuskan dulu.`;
  }
  return moneyBesideCard(db, code);
}
