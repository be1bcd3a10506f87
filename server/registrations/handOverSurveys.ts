import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { StatusKind } from '@/lib/contract/registrationStatuses';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { notify } from '../notifications/notify';
import { worksFor } from '../platform/auth/offices';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { registrations, registrationStatuses, registrationSurveys, staff } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { formColumns } from './formColumns';

/** Until its review a registration needs somebody who visits. */
const BEFORE_REVIEW: readonly StatusKind[] = ['DRAFT', 'SUBMITTED', 'SURVEY'];

type Named = { id: number; name: string };

/** Registrations on which a surveyor is named and whose survey is still theirs to do, oldest first. */
export async function surveysOf(db: Db, surveyorId: number) {
  return db
    .select({
      id: registrations.id,
      number: registrations.number,
      applicant: registrations.applicantName,
      officeId: registrations.officeId,
    })
    .from(registrations)
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
    .where(
      and(eq(registrations.surveyorId, surveyorId), inArray(registrationStatuses.kind, [...BEFORE_REVIEW])),
    )
    .orderBy(asc(registrations.id));
}

/** Active surveyors who work for every one of these offices, by name; `but`: whose surveys they would take over. */
export async function surveyorsFor(db: Db, offices: readonly number[], but: number): Promise<Named[]> {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(
      and(
        eq(staff.active, true),
        eq(staff.titleId, SURVEYOR_TITLE_ID),
        sql`${staff.id} <> ${but}`,
        ...offices.map((office) => worksFor(office)),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
}

interface HandingOver {
  from: Named;
  /** Null: any surveyor of the office. */
  to: number | null;
  reason: string;
}

/**
 * Hands all surveys that somebody still has to do over to another surveyor. Who has visited already is kept among the
 * makers, and so never approves what they surveyed. 422: nobody who surveys there. Locks each registration.
 */
export async function handOverSurveys(
  { db, staff: by, now, origin }: Omit<CallContext<unknown, unknown>, 'params' | 'body'>,
  { from, to, reason }: HandingOver,
): Promise<void> {
  const held = await surveysOf(db, from.id);
  if (held.length === 0) return;
  const taker = to === null ? null : await takerOf(db, held, from, to);
  const ids = held.map(({ id }) => id);
  const rows = await db
    .select()
    .from(registrations)
    .where(and(inArray(registrations.id, ids), eq(registrations.surveyorId, from.id)))
    .orderBy(asc(registrations.id))
    .for('update');
  const visited = await visitedBy(db, from.id, ids);
  for (const row of rows) {
    const makers = visited.has(row.id) ? [...new Set([...row.makers, from.id])] : row.makers;
    const form = { ...EMPTY_FORM, ...row.form, surveyor_id: taker?.id ?? null };
    await db
      .update(registrations)
      .set({ ...formColumns(form, row.number), makers, version: row.version + 1 })
      .where(eq(registrations.id, row.id));
    await writeHistory(db, {
      at: now,
      staffId: by.id,
      action: 'REGISTRATION_SURVEYOR_CHANGED',
      summary: `Menyerahkan survei form registrasi ${nameOf(row)} dari ${from.name} kepada ${taker?.name ?? 'surveyor kantor'}`,
      origin,
      record: { type: 'registration', id: row.id },
      reason,
      changes: { surveyor_id: [from.name, taker?.name ?? null] },
    });
    if (!taker) continue;
    const message = {
      title: 'Survei diserahkan kepada Anda',
      message: `${by.name} menyerahkan survei form registrasi ${nameOf(row)} dari ${from.name} kepada Anda.`,
      source: 'approval' as const,
      link: String(row.id),
    };
    await notify(db, [taker.id], message, now);
  }
}

const nameOf = ({
  number,
  applicantName,
}: Pick<typeof registrations.$inferSelect, 'number' | 'applicantName'>) =>
  `${number ?? ''} (${applicantName === '' ? 'tanpa nama' : applicantName})`.trim();

async function takerOf(
  db: Db,
  held: readonly { officeId: number }[],
  from: Named,
  to: number,
): Promise<Named> {
  const offices = [...new Set(held.map(({ officeId }) => officeId))];
  const taker = (await surveyorsFor(db, offices, from.id)).find(({ id }) => id === to);
  if (!taker) throw invalid({ surveys_to: 'Pilih surveyor aktif kantor itu.' });
  return taker;
}

async function visitedBy(db: Db, surveyorId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: registrationSurveys.registrationId })
    .from(registrationSurveys)
    .where(
      and(
        eq(registrationSurveys.surveyorId, surveyorId),
        inArray(registrationSurveys.registrationId, [...ids]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
