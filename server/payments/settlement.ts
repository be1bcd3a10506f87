import { addDays } from '@/lib/arithmetic/calendar';
import { settlementShares, type SettlementShares } from '@/lib/arithmetic/settlementShares';
import type { Settlement } from '@/lib/contract/settlements';
import { settlementPlan } from '@/lib/payment/settlementPlan';
import { todayIn } from '../calendar/today';
import { refuseAhead } from '../contracts/factsAhead';
import { findContract, readAccount, type FoundContract } from '../contracts/readContract';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { refuseNotRunning } from './paymentRules';

/** What settles the contract early today (DOMAIN, pelunasan dipercepat). 409: it does not run, or nothing is owed. */
export async function settlement(db: Db, person: SignedIn, code: string, now: Date): Promise<Settlement> {
  return settlementOf(db, await findContract(db, person, code), now);
}

/** The same of a contract that was read already. */
export async function settlementOf(db: Db, found: FoundContract, now: Date): Promise<Settlement> {
  refuseNotRunning(found.contract);
  await refuseAhead(db, found, now);
  const today = todayIn(found.office.zone, now);
  return toSettlement(found, await calculateSettlement(db, found, today, today), today);
}

/** The quote of `asOf` with its receipts as they are written on `today`. */
export async function calculateSettlement(
  db: Db,
  { contract }: FoundContract,
  asOf: string,
  today: string,
): Promise<SettlementShares> {
  const { card } = await readAccount(db, contract, today);
  const quoted = asOf === today ? card : (await readAccount(db, contract, asOf)).card;
  const rule = { feeBp: contract.settlementFeeBp };
  return settlementShares({ card, quoted, dateStart: contract.dateStart, rule, asOf });
}

/** A calculated quote as the API sends it. */
export function toSettlement(
  { contract, customer }: FoundContract,
  calculated: SettlementShares,
  asOf: string,
): Settlement {
  return {
    contract_code: contract.code,
    customer_name: customer.name,
    as_of: asOf,
    valid_until: addDays(asOf, contract.quoteDays),
    ...calculated.quote,
    version: contract.version,
    receipts: settlementPlan(calculated, 0).receipts.length,
    interest_forgiven: calculated.interestForgiven,
    quote: null,
  };
}
