import type { OverdueReminder } from '@/lib/contract/overdue';
import { callMoment } from '../calls/callBasis';
import { hourConsents } from '../calls/consents';
import { readContract } from '../contracts/readContract';
import { dueOn } from '../contracts/contractFacts';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';

/** What a borrower is reminded of: from the card, for a line may be paid in part. 404: there is none. 403: another office's. */
export async function overdueReminder(
  db: Db,
  person: SignedIn,
  code: string,
  now: Date,
): Promise<OverdueReminder> {
  const { contract, customer, office, card, today } = await readContract(db, person, code, now);
  const isAsked = dueOn(contract) !== null;
  const owed = isAsked ? card.lines.filter(({ remainder }) => remainder > 0) : [];
  const due = owed.filter(({ date_maturity }) => date_maturity <= today);
  const { day, outside } = await callMoment(db, office.zone, now);
  return {
    hours: { outside, consents: await hourConsents(db, contract.code, day) },
    code: contract.code,
    customer_name: customer.name,
    phone: customer.phone,
    next_due: owed[0]?.date_maturity ?? null,
    amount: (due.length > 0 ? due : owed.slice(0, 1)).reduce((sum, { remainder }) => sum + remainder, 0),
  };
}
