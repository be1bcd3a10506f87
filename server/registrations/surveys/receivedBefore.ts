import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { SurveyBody } from '@/lib/contract/surveys';
import { filesOf } from '../../files/attachFiles';
import { conflict } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { registrationSurveys } from '../../platform/db/schema';
import { surveyOwner } from './surveyFiles';

/** A visit as it is kept: no photo twice, no digits below a decimetre, no reason beside a position. */
export function plainSurvey(body: SurveyBody): SurveyBody {
  const { position } = body;
  return {
    ...body,
    visited_at: new Date(body.visited_at).toISOString(),
    position: position && {
      latitude: rounded(position.latitude, 6),
      longitude: rounded(position.longitude, 6),
      accuracy: rounded(position.accuracy, 1),
    },
    no_position: position ? '' : body.no_position.trim(),
    photos: [...new Set(body.photos)].sort((a, b) => a - b),
  };
}

/**
 * Whether this visit is here already. 409: under its id there is another one. Its photos are counted only: a device that
 * was away for days sends them again, and then they have other ids.
 */
export async function receivedBefore(
  db: Db,
  registrationId: number,
  surveyorId: number,
  { id, photos, ...sent }: SurveyBody,
): Promise<boolean> {
  const [had] = await db.select().from(registrationSurveys).where(eq(registrationSurveys.clientId, id));
  if (!had) return false;
  if (had.registrationId !== registrationId || had.surveyorId !== surveyorId) {
    throw conflict('Nomor survei ini sudah dipakai.');
  }
  const { latitude, longitude, accuracy } = had;
  const kept: Omit<SurveyBody, 'id' | 'photos'> = {
    visited_at: had.visitedAt.toISOString(),
    position:
      latitude === null || longitude === null || accuracy === null ? null : { latitude, longitude, accuracy },
    no_position: had.noPosition,
    findings: had.findings,
  };
  const held = await filesOf(db, surveyOwner(had.id));
  if (held.length !== photos.length || !isDeepStrictEqual(kept, sent))
    throw conflict('Survei ini sudah diterima dengan isi lain.');
  return true;
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // Never the negative zero, which comes back from the database as zero.
  return Math.round(value * scale) / scale + 0;
}
