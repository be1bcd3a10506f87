import type { Share } from '@/lib/arithmetic/allocate';
import { settlements, waivers } from '../platform/db/schema';
import type { AgreedAmounts, SettleCall } from './settlementHistory';

/** The settlement itself; its number. */
export async function writeSettlement(
  { db, staff, now, body, params }: SettleCall,
  quote: AgreedAmounts,
  interestForgiven: number,
): Promise<number> {
  const [written] = await db
    .insert(settlements)
    .values({
      contractCode: params.id,
      asOf: body.as_of,
      ...quote,
      interestForgiven,
      takenBy: staff.id,
      takenAt: now,
      quoteId: body.quote_id,
    })
    .returning({ id: settlements.id });
  if (!written) throw new Error('settlement was not written');
  return written.id;
}

/** What is forgiven on lines that charge nothing. */
export async function writeFree(
  { db, staff, now, params }: SettleCall,
  free: readonly Share[],
  settlementId: number,
  today: string,
): Promise<void> {
  if (free.length === 0) return;
  await db.insert(waivers).values(
    free.map((share) => ({
      contractCode: params.id,
      creditTo: share.credit_to,
      date: today,
      creditDiscount: share.credit_discount,
      penaltyDiscount: share.penalty_discount,
      settlementId,
      givenBy: staff.id,
      createdAt: now,
    })),
  );
}
