import { carriedOver, type CarriedOver } from '@/lib/arithmetic/restructure';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Calculation } from '@/lib/contract/calculations';
import type { RestructureBasis } from '@/lib/contract/restructures';
import { calculationsInForce } from '../../calculations/inForce';
import { readAccount, type FoundContract } from '../../contracts/readContract';
import type { Db } from '../../platform/db/connect';

type Contract = FoundContract['contract'];

/** What remains of a contract on a day, and what it still asks for by its own schedule. */
export async function remainsOn(
  db: Db,
  contract: Contract,
  asOf: string,
): Promise<{ carried: CarriedOver; before: RestructureBasis['before'] }> {
  const { card } = await readAccount(db, contract, asOf);
  const open = card.lines.filter((line) => line.remainder > 0);
  return {
    carried: carriedOver({ card, dateStart: contract.dateStart, asOf }),
    before: {
      instalment: contract.instalment,
      open: open.length,
      remainder: open.reduce((sum, line) => sum + line.remainder, 0),
      penalty: card.totals.penalty,
      last_due: open.at(-1)?.date_maturity ?? null,
    },
  };
}

/** Versions of Perhitungan that a contract may go on by: of its vehicle, in force that day, and not in advance. */
export async function calculationsFor(
  db: Db,
  { vehicleKind }: Contract,
  asOf: string,
): Promise<Calculation[]> {
  const inForce = await calculationsInForce(db, asOf);
  return inForce.filter((rules) => rules.vehicle_kind === vehicleKind && !rules.in_advance);
}

/** Last day on which what was calculated on `asOf` is approved: a settlement quote of that day holds as long (0065). */
export const validUntil = ({ quoteDays }: Contract, asOf: string) => addDays(asOf, quoteDays);
