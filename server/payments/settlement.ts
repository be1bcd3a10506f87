import { addDays } from '@/lib/arithmetic/calendar';
import { settlementQuote } from '@/lib/arithmetic/settlement';
import type { Settlement } from '@/lib/contract/payments';
import type { SignedIn } from '../auth/session';
import { readContract } from '../contracts/readContract';
import type { Db } from '../db/connect';
import { refuseClosed } from './paymentRules';

/** What settles the contract early today (DOMAIN, pelunasan dipercepat). 409: closed or settled already. */
export async function settlement(db: Db, person: SignedIn, code: string, now: Date): Promise<Settlement> {
  const { contract, customer, card, asOf } = await readContract(db, person, code, now);
  refuseClosed(contract, card);
  const quote = settlementQuote({
    card,
    dateStart: contract.dateStart,
    rule: { feeBp: contract.settlementFeeBp },
    asOf,
  });
  return {
    contract_code: contract.code,
    customer_name: customer.name,
    as_of: asOf,
    valid_until: addDays(asOf, contract.quoteDays),
    ...quote,
  };
}
