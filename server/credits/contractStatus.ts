import { sql } from 'drizzle-orm';
import type { Card, LinePayment } from '@/lib/arithmetic/card';
import { FLOOR_LINES, standingOf } from '@/lib/arithmetic/standing';
import { todayIn } from '../calendar/today';
import { factsAhead } from '../contracts/factsAhead';
import { standingArrays } from '../contracts/standingArrays';
import { readAccount, type FoundContract } from '../contracts/readContract';
import type { Db } from '../platform/db/connect';
import { contracts } from '../platform/db/schema';
import { booksFollow, type Restated } from './readyBooks';

/** A contract with its card as of its office's today, and the payments that it was calculated from. */
export interface StandingAccount {
  contract: FoundContract['contract'];
  card: Card;
  payments: readonly LinePayment[];
}

/**
 * Calculates a contract's due date, standing and status again from the receipts that count, and says that its card is another one
 * now. Whoever calls it holds the contract: lock it first, then the receipt, then its request, so that nobody waits in
 * a circle.
 */
export async function refreshContractStatus(
  tx: Db,
  { contract, office }: FoundContract,
  now: Date,
): Promise<void> {
  const [ahead] = await factsAhead(tx, sql`k.code = ${contract.code}`, todayIn(office.zone, now));
  const { card, payments } = await readAccount(tx, contract, ahead?.day ?? todayIn(office.zone, now));
  await refreshContractStatuses(tx, [{ contract, card, payments }], now);
}

/** The same of many contracts at once, whose cards hold all that counts. */
export async function refreshContractStatuses(
  tx: Db,
  accounts: readonly StandingAccount[],
  now: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  const standings = accounts.map(({ card, payments }) => standingOf(card, payments));
  const statuses = accounts.map(({ contract }, index) =>
    statusAfter(contract.status, standings[index]?.nextDue ?? null),
  );
  // What has no standing yet gets its first one from the filling job, which knows what it carries on.
  const codes = accounts.map(({ contract }) => contract.code);
  const { rows } = await tx.execute<Omit<Restated, 'penalty'> & Record<string, unknown>>(sql`
    with before as (select code, status from contracts where code = any(${sql.param(codes)}::text[]))
    update ${contracts} as c
       set next_due = after.next_due, status = after.status, version = c.version + 1,
           outstanding = case when c.outstanding is not null then after.outstanding end,
           late_from = case when c.outstanding is not null then after.late_from end,
           floor_lines = case when c.class_floor is not null then greatest(0, ${FLOOR_LINES}::int - after.paid_in_time) end
      from unnest(${standingArrays(accounts, standings)}, ${sql.param(statuses)}::text[])
        as after (code, next_due, outstanding, late_from, paid_in_time, status), before
     where c.code = after.code and c.code = before.code
    returning c.code, before.status as was, c.status as is`);
  const penalties = new Map(accounts.map(({ contract, card }) => [contract.code, card.totals.penalty]));
  await booksFollow(
    tx,
    rows.map((row) => ({ ...row, penalty: penalties.get(row.code) ?? 0 })),
    now,
  );
}

/** Only these two follow from what is paid; the others are decisions of people. */
function statusAfter(status: FoundContract['contract']['status'], nextDue: string | null) {
  if (status === 'SETTLED' && nextDue !== null) return 'ACTIVE';
  if (status === 'ACTIVE' && nextDue === null) return 'SETTLED';
  return status;
}
