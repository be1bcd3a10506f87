import { eq } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import { readAccount, type FoundContract } from '../contracts/readContract';
import type { Db } from '../db/connect';
import { contracts } from '../db/schema';

/**
 * Reckons a contract's due date and status again from the receipts that count, and says that its card is another one
 * now. Whoever calls it holds the contract: lock it first, then the receipt, then its request, so that nobody waits in
 * a circle.
 */
export async function restand(tx: Db, { contract, office }: FoundContract, now: Date): Promise<void> {
  const { card } = await readAccount(tx, contract, todayIn(office.zone, now));
  const nextDue = card.lines.find((line) => line.remainder > 0)?.date_maturity ?? null;
  await tx
    .update(contracts)
    .set({
      nextDue,
      status: statusAfter(contract.status, nextDue),
      version: contract.version + 1,
      updatedAt: now,
    })
    .where(eq(contracts.code, contract.code));
}

/** Only these two follow from what is paid; the others are decisions of people. */
function statusAfter(status: FoundContract['contract']['status'], nextDue: string | null) {
  if (status === 'SETTLED' && nextDue !== null) return 'ACTIVE';
  if (status === 'ACTIVE' && nextDue === null) return 'SETTLED';
  return status;
}
