import type { RestructureBasis } from '@/lib/contract/restructures';
import { todayIn } from '../../calendar/today';
import { refuseAhead } from '../../contracts/factsAhead';
import { findContract } from '../../contracts/readContract';
import type { SignedIn } from '../../platform/auth/session';
import { conflict } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { restructureObstacle } from './obstacle';
import { calculationsFor, remainsOn, validUntil } from './remains';

/** What a restructure of today is made from. 404 and 403 as `findContract`; 409: it cannot be restructured. */
export async function restructureBasis(
  db: Db,
  person: SignedIn,
  code: string,
  now: Date,
): Promise<RestructureBasis> {
  const found = await findContract(db, person, code);
  const { contract, office } = found;
  const obstacle = await restructureObstacle(db, contract);
  if (obstacle !== null) throw conflict(obstacle);
  await refuseAhead(db, found, now);
  const asOf = todayIn(office.zone, now);
  const calculations = await calculationsFor(db, contract, asOf);
  const own = calculations.find(({ id }) => id === contract.calculationId) ?? calculations[0];
  return {
    contract_code: code,
    as_of: asOf,
    valid_until: validUntil(contract, asOf),
    ...(await remainsOn(db, contract, asOf)),
    calculations,
    calculation_id: own?.id ?? null,
    due_day: contract.dueDay,
  };
}
