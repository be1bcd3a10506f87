import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { registrationMoves, registrationSurveys } from '../../platform/db/schema';
import type { FoundRegistration } from '../findRegistration';

/** The step by which a registration came to where it stands; null: it stands where it was made. */
export async function latestMove(db: Db, registrationId: number): Promise<number | null> {
  const [move] = await db
    .select({ id: registrationMoves.id })
    .from(registrationMoves)
    .where(eq(registrationMoves.registrationId, registrationId))
    .orderBy(desc(registrationMoves.id))
    .limit(1);
  return move?.id ?? null;
}

/** Whether a visit came in since the registration entered the survey that it stands in. */
export async function isSurveyed(db: Db, { row, status }: FoundRegistration): Promise<boolean> {
  if (status.kind !== 'SURVEY') return false;
  const move = await latestMove(db, row.id);
  if (move === null) return false;
  const [found] = await db
    .select({ id: registrationSurveys.id })
    .from(registrationSurveys)
    .where(eq(registrationSurveys.moveId, move))
    .limit(1);
  return found !== undefined;
}
