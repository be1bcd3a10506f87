import { sql } from 'drizzle-orm';
import type { Card } from '@/lib/arithmetic/card';
import { todayIn } from '../calendar/today';
import { factsAhead } from '../contracts/factsAhead';
import { readAccount, type FoundContract } from '../contracts/readContract';
import type { Db } from '../platform/db/connect';
import { contracts } from '../platform/db/schema';

/**
 * Calculates a contract's due date and status again from the receipts that count, and says that its card is another one
 * now. Whoever calls it holds the contract: lock it first, then the receipt, then its request, so that nobody waits in
 * a circle.
 */
export async function refreshContractStatus(
  tx: Db,
  { contract, office }: FoundContract,
  now: Date,
): Promise<void> {
  const [ahead] = await factsAhead(tx, sql`k.code = ${contract.code}`, todayIn(office.zone, now));
  const { card } = await readAccount(tx, contract, ahead?.day ?? todayIn(office.zone, now));
  await refreshContractStatuses(tx, [{ contract, card }]);
}

/** The same of many contracts at once, whose cards are as of their office's today and hold all that counts. */
export async function refreshContractStatuses(
  tx: Db,
  accounts: readonly { contract: FoundContract['contract']; card: Card }[],
): Promise<void> {
  if (accounts.length === 0) return;
  const dues = accounts.map(
    ({ card }) => card.lines.find((line) => line.remainder > 0)?.date_maturity ?? null,
  );
  const statuses = accounts.map(({ contract }, index) => statusAfter(contract.status, dues[index] ?? null));
  const codes = accounts.map(({ contract }) => contract.code);
  await tx.execute(sql`
    update ${contracts} as c
       set next_due = after.next_due, status = after.status, version = c.version + 1
      from unnest(${sql.param(codes)}::text[], ${sql.param(dues)}::date[], ${sql.param(statuses)}::text[])
        as after (code, next_due, status)
     where c.code = after.code`);
}

/** Only these two follow from what is paid; the others are decisions of people. */
function statusAfter(status: FoundContract['contract']['status'], nextDue: string | null) {
  if (status === 'SETTLED' && nextDue !== null) return 'ACTIVE';
  if (status === 'ACTIVE' && nextDue === null) return 'SETTLED';
  return status;
}
