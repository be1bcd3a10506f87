import { desc, eq } from 'drizzle-orm';
import type { Survey } from '@/lib/contract/surveyFindings';
import { filesOf } from '../../files/attachFiles';
import type { Db } from '../../platform/db/connect';
import {
  registrationMoves,
  registrationStatuses,
  registrationSurveys,
  staff,
} from '../../platform/db/schema';
import { surveyOwner } from './surveyFiles';

/** The visits to a registration's applicant with their photos, the latest first. */
export async function surveysOf(db: Db, registrationId: number): Promise<Survey[]> {
  const rows = await db
    .select({ survey: registrationSurveys, surveyor: { username: staff.username, name: staff.name } })
    .from(registrationSurveys)
    .innerJoin(staff, eq(staff.id, registrationSurveys.surveyorId))
    .where(eq(registrationSurveys.registrationId, registrationId))
    .orderBy(desc(registrationSurveys.id));
  if (rows.length === 0) return [];
  const latest = await latestEntry(db, registrationId);
  const surveys: Survey[] = [];
  for (const { survey, surveyor } of rows) {
    surveys.push({
      id: survey.id,
      surveyor,
      visited_at: survey.visitedAt.toISOString(),
      received_at: survey.receivedAt.toISOString(),
      position: positionOf(survey),
      no_position: survey.noPosition,
      findings: survey.findings,
      files: await filesOf(db, surveyOwner(survey.id)),
      current: survey.moveId === latest,
    });
  }
  return surveys;
}

/** The step by which a registration came to survey last. */
async function latestEntry(db: Db, registrationId: number): Promise<number | undefined> {
  const moves = await db
    .select({ id: registrationMoves.id, kind: registrationStatuses.kind })
    .from(registrationMoves)
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrationMoves.toId))
    .where(eq(registrationMoves.registrationId, registrationId))
    .orderBy(desc(registrationMoves.id));
  return moves.find(({ kind }) => kind === 'SURVEY')?.id;
}

function positionOf({
  latitude,
  longitude,
  accuracy,
}: typeof registrationSurveys.$inferSelect): Survey['position'] {
  if (latitude === null || longitude === null || accuracy === null) return null;
  return { latitude, longitude, accuracy };
}
