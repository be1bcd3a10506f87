import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ContractCard } from '@/lib/contract/contractCard';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { todayIn } from '../calendar/today';
import { toFacts } from '../contracts/contractFacts';
import { besideContract } from '../contracts/masterNames';
import { findContract, readAccount, type FoundContract } from '../contracts/readContract';
import { collectorFeeOn } from '../offices/collectorFee';
import { receivingOf } from '../offices/receiving';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { prepared } from '../platform/db/prepared';
import { deposits } from '../platform/db/schema';
import { depositBalance } from '../contracts/depositBalance';

/** A contract's card as of its office's today, as the payment screen shows it. 404 and 403 as `findContract`. */
export async function paymentCard(db: Db, person: SignedIn, code: string, now: Date): Promise<PaymentCard> {
  return cardOf(db, person, await findContract(db, person, code), now);
}

/** The same of a contract that was read already. */
export async function cardOf(
  db: Db,
  person: Pick<SignedIn, 'discounts' | 'transferDaysBack'>,
  found: FoundContract,
  now: Date,
): Promise<PaymentCard> {
  const today = todayIn(found.office.zone, now);
  const { card, payments, asOf } = await readAccount(db, found.contract, today);
  return {
    contract: toFacts(found, await besideContract(db, found.contract.code), today),
    card: card satisfies ContractCard,
    as_of: asOf,
    payments,
    may_forgive: { credit_bp: person.discounts.creditBp, penalty_bp: person.discounts.penaltyBp },
    transfer_days_back: person.transferDaysBack,
    max_collector_fee: collectorFeeOn(found.office, today),
    receiving: await receivingOf(db, found.office.id, today),
    deposit_balance: await depositBalance(db, found.contract.code),
    deposits: await latestDeposits(db).execute({ code: found.contract.code }),
  };
}

/** How many movements of a deposit the card shows. */
const SHOWN = 20;

const latestDeposits = prepared((db) =>
  db
    .select({
      number: deposits.number,
      kind: deposits.kind,
      amount: deposits.amount,
      date_entered: deposits.dateEntered,
    })
    .from(deposits)
    .where(and(eq(deposits.contractCode, sql.placeholder('code')), isNull(deposits.voidedAt)))
    .orderBy(desc(deposits.id))
    .limit(SHOWN)
    .prepare('latest_deposits'),
);
