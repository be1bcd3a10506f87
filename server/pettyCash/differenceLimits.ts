import { letGoLately, lettingGoObstacle, type LettingGo } from '../requests/engine/limits';
import type { Call } from '../requests/engine/Subject';
import type { PettyRequestRow } from './requestRow';

/**
 * What deciding that money of a fund is missing lets go, and why the caller may not alone: together with what they let go of this
 * fund in the last 30 days it is more than the title lets go; null: they may (docs/decisions/0134).
 */
export async function differenceLimits(
  { db, staff, now }: Call,
  { kind, amount, officeId: fundOfficeId }: PettyRequestRow,
): Promise<{ lettingGo: LettingGo[]; beyond: string | null }> {
  if (kind !== 'DIFFERENCE' || amount >= 0) return { lettingGo: [], beyond: null };
  const before = await letGoLately(db, staff, { fundOfficeId }, now);
  return {
    lettingGo: [{ fundOfficeId, amount: -amount }],
    beyond: lettingGoObstacle(-amount, before, staff, 'dari kas kecil ini'),
  };
}
