import { and, count, eq, isNull, sql, sum } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Registration } from '@/lib/contract/registrations';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { fieldsOf } from '@/lib/registration/mergeForms';
import { readOffice, requireActiveOffice } from '../offices/requireActiveOffice';
import { namedPartnerErrors } from '../partners/checkNamed';
import { worksFor } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { ApiError, conflict, forbidden, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { files, registrations, registrationStatuses, staff } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { holdDocuments, registrationFiles } from './documents';
import { lockRegistration } from './findRegistration';
import { formColumns } from './formColumns';
import { registrationDetail } from './registrationDetail';

type CreateCall = Omit<CallContext<unknown, { form: RegistrationForm }>, 'params'>;
type SaveCall = CallContext<{ id: string }, { form: RegistrationForm; version: number }>;

/** Surveyors fill the survey, not the form (SPEC 2: /customer/add). 403. */
export function refuseSurveyor({ profile }: SignedIn): void {
  if (profile.id_title === SURVEYOR_TITLE_ID) throw forbidden('Surveyor tidak mengisi form registrasi.');
}

/** Drafts that one person has and never handed in: a month's work. */
const MAX_DRAFTS = 200;
/** What the papers of these may take, bytes: five megabytes for each, more than a phone's photos have. */
const MAX_DRAFT_BYTES = 1_000_000_000;

/** The drafts that a person never handed in. */
const draftsOf = (staffId: number) =>
  and(
    eq(registrations.enteredBy, staffId),
    isNull(registrations.number),
    eq(registrationStatuses.kind, 'DRAFT'),
  );

/** 429 where a person has left too many drafts. Their new ones come one after another, so that the number holds. */
async function refuseTooMany(tx: Db, staffId: number): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update');
  const [had] = await tx
    .select({ drafts: count() })
    .from(registrations)
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
    .where(draftsOf(staffId));
  if ((had?.drafts ?? 0) < MAX_DRAFTS) return;
  const message = `Anda memiliki ${MAX_DRAFTS} draf yang belum diajukan. Ajukan atau batalkan sebagian, lalu coba lagi.`;
  throw new ApiError(429, message, { retryAfter: 60 });
}

/** 429 where the papers of a person's drafts take too much; called once this one holds its own. */
async function refuseTooLarge(tx: Db, staffId: number): Promise<void> {
  const [held] = await tx
    .select({ bytes: sum(files.bytes).mapWith(Number) })
    .from(registrations)
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
    .innerJoin(
      files,
      and(eq(files.ownerType, registrationFiles.type), eq(files.ownerId, sql`${registrations.id}::text`)),
    )
    .where(draftsOf(staffId));
  if ((held?.bytes ?? 0) <= MAX_DRAFT_BYTES) return;
  const message =
    'Berkas pada draf Anda yang belum diajukan melebihi 1 GB. Ajukan atau batalkan sebagian, lalu coba lagi.';
  throw new ApiError(429, message, { retryAfter: 60 });
}

/** A new draft in the caller's office. */
export async function createRegistration({
  db,
  staff: by,
  now,
  origin,
  body,
}: CreateCall): Promise<Registration> {
  refuseSurveyor(by);
  requireActiveOffice(await readOffice(db, by.office.id));
  await refuseTooMany(db, by.id);
  await checkNamed(db, body.form, by.office.id);
  const [start] = await db
    .select({ id: registrationStatuses.id })
    .from(registrationStatuses)
    .where(and(eq(registrationStatuses.kind, 'DRAFT'), eq(registrationStatuses.active, true)));
  if (!start) throw conflict('Alur pengajuan belum memiliki status awal. Hubungi pemegang data master.');
  const [made] = await db
    .insert(registrations)
    .values({
      ...formColumns(body.form, null),
      officeId: by.office.id,
      statusId: start.id,
      statusSince: now,
      enteredBy: by.id,
      makers: [by.id],
      createdAt: now,
    })
    .returning({ id: registrations.id });
  if (!made) throw new ApiError(500);
  await holdDocuments(db, EMPTY_FORM, body.form, { person: by, id: made.id, officeId: by.office.id, now });
  await refuseTooLarge(db, by.id);
  const summary = `Membuat form registrasi ${nameOf(body.form)}`;
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'REGISTRATION_CREATED', summary, origin },
    record: { type: 'registration', id: made.id },
  });
  return registrationDetail(db, by, String(made.id), now);
}

/** Saves a draft. 409: changed since, or no draft any more; what is there now comes along. */
export async function saveRegistration(call: SaveCall): Promise<Registration> {
  const { db, staff: by, now, origin, params, body } = call;
  refuseSurveyor(by);
  const { row, status } = await lockRegistration(db, by, params.id);
  const stale = (message: string, current: Registration) =>
    conflict(message, { version: current.version, current });
  if (status.kind !== 'DRAFT') {
    const current = await registrationDetail(db, by, params.id, now);
    throw stale(`Form ini sudah ${status.name.toLowerCase()}, jadi tidak dapat diubah.`, current);
  }
  if (row.version !== body.version) {
    const current = await registrationDetail(db, by, params.id, now);
    throw stale('Form ini sudah diubah di tempat lain.', current);
  }
  await checkNamed(db, body.form, row.officeId);
  await holdDocuments(db, row.form, body.form, { person: by, id: row.id, officeId: row.officeId, now });
  if (row.number === null) await refuseTooLarge(db, row.enteredBy);
  await db
    .update(registrations)
    .set({
      ...formColumns(body.form, row.number),
      makers: [...new Set([...row.makers, by.id])],
      version: row.version + 1,
    })
    .where(eq(registrations.id, row.id));
  // A draft that was never handed in is its makers' paper; from then on every change is told.
  if (row.number !== null || !row.makers.includes(by.id)) {
    const [before, after] = [row.form, body.form].map((form) => Object.fromEntries(fieldsOf(form)));
    await writeHistory(db, {
      at: now,
      staffId: by.id,
      action: 'REGISTRATION_CHANGED',
      summary: `Mengubah form registrasi ${row.number ?? nameOf(body.form)}`,
      origin,
      record: { type: 'registration', id: row.id },
      changes: changesBetween(before ?? {}, after ?? {}),
    });
  }
  return registrationDetail(db, by, params.id, now);
}

const nameOf = ({ applicant }: RegistrationForm) => applicant.name.trim() || 'tanpa nama';

/** 422 unless whom the form names is of the office: who shall visit, and who brought the applicant. */
async function checkNamed(db: Db, form: RegistrationForm, officeId: number): Promise<void> {
  await checkSurveyor(db, form, officeId);
  const errors = await namedPartnerErrors(db, form, officeId);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** 422 unless whoever shall visit is an active surveyor of the office. */
async function checkSurveyor(db: Db, { surveyor_id: id }: RegistrationForm, officeId: number): Promise<void> {
  if (id === null) return;
  const [found] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(eq(staff.id, id), eq(staff.active, true), eq(staff.titleId, SURVEYOR_TITLE_ID), worksFor(officeId)),
    );
  if (!found) throw invalid({ surveyor_id: 'Pilih surveyor kantor ini.' });
}
