import { buildCard } from '@/lib/arithmetic/card';
import { carriedOver } from '@/lib/arithmetic/restructure';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { HandoverFigures } from '@/lib/contract/repossessions';
import { todayIn } from '../calendar/today';
import { takenOn, toLineReceipt } from '../contracts/lineReceipts';
import type { contracts } from '../platform/db/schema';
import type { Db } from '../platform/db/connect';

/** Charged for taking a unit, rupiah. */
const COST = 0;

/**
 * What a borrower owed as it was known at a moment, to its day in a zone: principal left, interest that is due, penalty, as
 * an early settlement counts them without its fee. What was entered later is not known then. Rupiah.
 */
export async function figuresAt(
  db: Db,
  contract: typeof contracts.$inferSelect,
  zone: string,
  asOf: Date,
): Promise<HandoverFigures> {
  const day = todayIn(zone, asOf);
  const taken = (await takenOn(db, [contract.code])).get(contract.code) ?? [];
  const known = taken.filter(({ created_at, date_payment }) => created_at <= asOf && date_payment <= day);
  const card = buildCard({
    schedule: buildSchedule(contract),
    payments: known.map(toLineReceipt),
    rule: contract,
    asOf: day,
  });
  const { principal, interest, penalty, total } = carriedOver({
    ...{ card, dateStart: contract.dateStart, asOf: day },
  });
  return { as_of: asOf.toISOString(), day, principal, interest, penalty, cost: COST, total: total + COST };
}
