import { max, sql, sum } from 'drizzle-orm';
import { countedCash } from '@/lib/arithmetic/countedCash';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import type { Db } from '../platform/db/connect';
import { cashierDays, cashMovements, offices } from '../platform/db/schema';
import { piecesOf } from './piecesOf';

/** Closes every day before today, counted to the rupiah as far as coins go: the demo cashiers are orderly. */
export async function closeEarlierDays(db: Db, now: Date): Promise<void> {
  const { day, officeId, staffId } = cashMovements;
  const days = await db
    .select({
      day,
      officeId,
      staffId,
      cash: sum(cashMovements.cash).mapWith(Number),
      bank: sum(cashMovements.bank).mapWith(Number),
      last: max(cashMovements.id),
      // Six in the evening of the office.
      closedAt: sql<string>`((${day} + time '18:00') at time zone ${offices.zone})::text`,
    })
    .from(cashMovements)
    .innerJoin(offices, sql`${offices.id} = ${officeId}`)
    .where(sql`${day} < (${now.toISOString()}::timestamptz at time zone ${offices.zone})::date`)
    .groupBy(day, officeId, staffId, offices.zone);
  if (days.length === 0) return;
  await db.insert(cashierDays).values(
    days.map(({ day, officeId, staffId, cash, bank, last, closedAt }) => {
      const denominations = piecesOf(cash);
      const counted = countedCash(DENOMINATIONS, denominations);
      return {
        ...{ day, officeId, staffId, closing: 1, denominations },
        expectedCash: cash,
        expectedBank: bank,
        lastMovementId: last ?? 0,
        countedCash: counted,
        explanation: counted === cash ? '' : 'Pecahan di bawah Rp100',
        closedAt: new Date(closedAt),
        closedBy: staffId,
        // The demo company begins with what it handed over before anybody asked.
        handsOver: false,
      };
    }),
  );
}
