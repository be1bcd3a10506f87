import { addDays } from '@/lib/arithmetic/calendar';
import { buildCard } from '@/lib/arithmetic/card';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { owedOn } from '../calls/callBasis';
import { takenOn, toLineReceipt } from '../contracts/lineReceipts';
import type { contracts } from '../platform/db/schema';
import type { Db } from '../platform/db/connect';

/** How old what a device knows of an account may be, days. */
const KNOWN_DAYS = 7;

/**
 * The most that a device can have known to be owed on a day: without receipts that were entered in the week before. What was
 * paid at a counter meanwhile makes no promise wrong (docs/decisions/0160). Rupiah.
 */
export async function owedThen(db: Db, contract: typeof contracts.$inferSelect, day: string) {
  const known = `${addDays(day, -KNOWN_DAYS)}T00:00:00Z`;
  const taken = (await takenOn(db, [contract.code])).get(contract.code) ?? [];
  const card = buildCard({
    schedule: buildSchedule(contract),
    payments: taken.filter(({ created_at }) => created_at < new Date(known)).map(toLineReceipt),
    rule: contract,
    asOf: day,
  });
  return owedOn(card, day);
}
