import { and, eq, inArray, min, ne } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { Registration } from '@/lib/contract/registrations';
import type { SurveyBody } from '@/lib/contract/surveys';
import { surveyErrors } from '@/lib/registration/surveyErrors';
import { attachFiles } from '../../files/attachFiles';
import { conflict, forbidden, invalid } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import {
  files,
  registrationMoves,
  registrationStatuses,
  registrationSurveys,
} from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { CallContext } from '../../platform/http/route';
import { lockRegistration, type FoundRegistration } from '../findRegistration';
import { obstacleToSurvey } from '../obstacles';
import { registrationDetail } from '../registrationDetail';
import { latestMove } from './isSurveyed';
import { plainSurvey, receivedBefore } from './receivedBefore';
import { surveyOwner } from './surveyFiles';

type SurveyCall = CallContext<{ id: string }, SurveyBody>;

const SAID = { LAYAK: 'layak', RAGU: 'ragu', TIDAK_LAYAK: 'tidak layak' } as const;

/** How far a device's clock may run ahead, and how long before the handing in a visit may have been, ms. */
const AHEAD = 5 * 60_000;
const BEFORE = 24 * 3_600_000;

/**
 * Keeps a visit with its photos. The registration is held meanwhile, so that a visit and a step never pass each other.
 * Whoever sends the same visit again, however late, is told that it is here.
 */
export async function receiveSurvey(call: SurveyCall): Promise<Registration> {
  const { db, staff: by, now, origin, params } = call;
  const body = plainSurvey(call.body);
  const found = await lockRegistration(db, by, params.id);
  const { row, status } = found;
  const answer = () => registrationDetail(db, by, params.id, now);
  if (await receivedBefore(db, row.id, by.id, body)) return answer();

  if (by.profile.id_title !== SURVEYOR_TITLE_ID) throw forbidden('Hanya surveyor yang mengirim survei.');
  const obstacle = obstacleToSurvey(row, by);
  if (obstacle !== null) throw forbidden(obstacle);
  const moveId = status.kind === 'SURVEY' ? await latestMove(db, row.id) : null;
  if (moveId === null) {
    const message = `Form ini sekarang ${status.name}, jadi survei tidak dapat diterima.`;
    throw conflict(message, { version: row.version, current: await answer() });
  }
  await check(db, found, body, now);

  const { position } = body;
  const [made] = await db
    .insert(registrationSurveys)
    .values({
      clientId: body.id,
      registrationId: row.id,
      moveId,
      surveyorId: by.id,
      visitedAt: new Date(body.visited_at),
      receivedAt: now,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      accuracy: position?.accuracy ?? null,
      noPosition: body.no_position,
      findings: body.findings,
    })
    // Sent for another registration at the same moment.
    .onConflictDoNothing()
    .returning({ id: registrationSurveys.id });
  if (!made) throw conflict('Nomor survei ini sudah dipakai.');
  const owner = surveyOwner(made.id);
  await attachFiles(db, body.photos, { person: by, owner, officeId: row.officeId, now });
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'REGISTRATION_SURVEYED', origin },
    summary: `Survei form registrasi ${row.number ?? row.applicantName}: ${SAID[body.findings.recommendation]}, ${body.photos.length} foto`,
    record: { type: 'registration', id: row.id },
    ...(body.findings.note !== '' && { reason: body.findings.note }),
  });
  return answer();
}

/** 422 with every field that is missing or cannot be. */
async function check(db: Db, { row }: FoundRegistration, body: SurveyBody, now: Date): Promise<void> {
  const errors = surveyErrors({ ...body, photos: body.photos.length });
  const visitedAt = new Date(body.visited_at);
  if (visitedAt.getTime() > now.getTime() + AHEAD) {
    errors.visited_at = 'Waktu kunjungan di masa depan. Periksa jam ponsel.';
  } else if (visitedAt.getTime() < (await handedInAt(db, row)).getTime() - BEFORE) {
    errors.visited_at = 'Waktu kunjungan sebelum form diajukan. Periksa jam ponsel.';
  }
  const [paper] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, body.photos), ne(files.contentType, 'image/jpeg')))
    .limit(1);
  if (paper) errors.photos = 'Foto saja, bukan PDF.';
  if (Object.keys(errors).length > 0) throw invalid(errors, 'Survei belum lengkap.');
}

async function handedInAt(db: Db, row: FoundRegistration['row']): Promise<Date> {
  const [first] = await db
    .select({ at: min(registrationMoves.at) })
    .from(registrationMoves)
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrationMoves.toId))
    .where(and(eq(registrationMoves.registrationId, row.id), eq(registrationStatuses.kind, 'SUBMITTED')));
  return first?.at ?? row.createdAt;
}
