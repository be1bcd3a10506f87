import { isRealDate } from '@/lib/arithmetic/calendar';
import { buildCard } from '@/lib/arithmetic/card';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { CreditWrite } from '@/lib/contract/credits';
import { paymentsOn, type FoundContract } from '../contracts/readContract';
import type { Db } from '../db/connect';

/**
 * Penalty, rupiah, that was owed on an instalment before a later transaction of it: accrued on what earlier ones left,
 * less what they paid. Undefined for the first transaction, whose penalty follows from its own values.
 */
export async function owedBefore(
  db: Db,
  contract: FoundContract['contract'],
  after: CreditWrite,
): Promise<number | undefined> {
  if (after.transaction_to <= 1 || !isRealDate(after.date_payment)) return undefined;
  const earlier = (await paymentsOn(db, contract.code)).filter(
    (payment) => payment.credit_to === after.credit_to && payment.transaction_to < after.transaction_to,
  );
  const card = buildCard({
    schedule: buildSchedule(contract),
    payments: earlier,
    rule: contract,
    asOf: after.date_payment,
  });
  return card.lines.find((line) => line.number === after.credit_to)?.penalty;
}
