import { arrearsOf, type Arrears } from '@/lib/arithmetic/arrears';
import { shownDueDate } from '@/lib/arithmetic/calendar';
import type { OverdueReminder } from '@/lib/contract/overdue';
import { holidaysUpTo } from '../calendar/holidaysUpTo';
import { callMoment } from '../calls/callBasis';
import { hourConsents } from '../calls/consents';
import { readContract } from '../contracts/readContract';
import { dueOn } from '../contracts/contractFacts';
import { heirOf } from '../heirs/heirsOf';
import { depositBalance } from '../contracts/depositBalance';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';

/** What a borrower is reminded of: the arrears of today, or else the next instalment, from the card. 404: there is none. 403: another office's. */
export async function overdueReminder(
  db: Db,
  person: SignedIn,
  code: string,
  now: Date,
): Promise<OverdueReminder> {
  const { contract, customer, office, card, today } = await readContract(db, person, code, now);
  const due = dueOn(contract) === null ? NOTHING : arrearsOf(card, today);
  const next = dueOn(contract) === null ? undefined : card.lines.find(({ remainder }) => remainder > 0);
  const heir = await heirOf(db, contract.code);
  const asked = due.total > 0 || !next ? due : nextOf(next);
  const [first] = asked.lines;
  const { day, outside } = await callMoment(db, office.zone, now);
  return {
    hours: { outside, consents: await hourConsents(db, contract.code, day) },
    code: contract.code,
    customer_name: heir?.name ?? customer.name,
    phone: heir?.phone ?? customer.phone,
    as_of: today,
    is_due: due.total > 0,
    deposit: await depositBalance(db, contract.code),
    pay_by: first ? shownDueDate(first.date_maturity, await holidaysUpTo(db, first.date_maturity)) : null,
    ...asked,
  };
}

const NOTHING: Arrears = { lines: [], penalty: 0, total: 0 };

const nextOf = ({ date_maturity, remainder }: Arrears['lines'][number]): Arrears => ({
  lines: [{ date_maturity, remainder }],
  penalty: 0,
  total: remainder,
});
