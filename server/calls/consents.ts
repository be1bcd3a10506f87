import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import { addMonths } from '@/lib/arithmetic/calendar';
import { hasAny } from '@/lib/contract/access';
import type { CallBasis } from '@/lib/contract/calls';
import {
  listConsents,
  type Consent,
  type endConsent as ending,
  type recordConsent as recording,
} from '@/lib/contract/consents';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { findContract, lockContract } from '../contracts/readContract';
import { attachFiles } from '../files/attachFiles';
import { paperErrors } from '../files/paperErrors';
import type { FileOwner } from '../files/FileOwner';
import { toKeptFile } from '../files/toKeptFile';
import { ApiError, conflict, forbidden, invalid, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { consents, contracts, files, offices, staff } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import { writeHistory } from '../platform/history/writeHistory';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { callObstacle } from '../contracts/callObstacle';

const TYPE = 'consent';
/** So many consents of a contract are read at most. */
const MAX_HELD = 20;
/** A paper may be signed so long before its contract begins, months. */
const SIGNED_BEFORE = 12;
/** A consent holds so long from today at most, months: the longest loan. */
const HOLDS_FOR = 60;
const MISSING = 'Persetujuan ini tidak ada pada kontrak ini.';
const ender = alias(staff, 'ender');

/** The paper of a consent is for who may read the consents of its contract. */
export const consentFiles: FileOwner = {
  type: TYPE,
  async requireRead(db, person, id) {
    if (!hasAny(person.access, listConsents.guard as readonly 'is_contract'[])) throw forbidden();
    const [row] = await db
      .select({ code: consents.contractCode })
      .from(consents)
      .where(eq(consents.id, idOf(id, MISSING)));
    if (!row) throw notFound(MISSING);
    await findContract(db, person, row.code);
  },
};

const consentQuery = (db: Db) =>
  db
    .select({ consent: consents, file: files, zone: offices.zone, ender })
    .from(consents)
    .innerJoin(files, eq(files.id, consents.fileId))
    .innerJoin(contracts, eq(contracts.code, consents.contractCode))
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .leftJoin(ender, eq(ender.id, consents.endedBy))
    .$dynamic();

type ConsentRow = Awaited<ReturnType<typeof consentQuery>>[number];

async function toConsents(db: Db, rows: readonly ConsentRow[], now: Date): Promise<Consent[]> {
  const stamps = await stampsOf(
    db,
    rows.map(({ consent }) => consent),
  );
  return rows.map(({ consent, file, zone, ender: by }) => {
    const { created_at, created_by } = stamps(consent);
    const isOver = consent.until < todayIn(zone, now);
    return {
      id: consent.id,
      kind: consent.kind,
      words: consent.words,
      given_on: consent.givenOn,
      until: consent.until,
      state: consent.endedAt !== null ? 'ENDED' : isOver ? 'OVER' : 'HOLDS',
      file: toKeptFile(file),
      created_at,
      created_by,
      ended_at: consent.endedAt?.toISOString() ?? null,
      ended_by: by && { username: by.username, name: by.name },
    };
  });
}

/** A contract's consents, newest first. */
export async function consentsOf(
  db: Db,
  code: string,
  { page, size }: { page: number; size: number },
  now: Date,
): Promise<{ rows: Consent[]; count: number }> {
  const where = eq(consents.contractCode, code);
  const rows = await consentQuery(db)
    .where(where)
    .orderBy(desc(consents.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows: await toConsents(db, rows, now), count: await db.$count(consents, where) };
}

async function readConsent(db: Db, id: number, now: Date): Promise<Consent> {
  const [consent] = await toConsents(db, await consentQuery(db).where(eq(consents.id, id)), now);
  if (!consent) throw new ApiError(500);
  return consent;
}

/** Consents that hold on a day. */
const holds = (day: string) =>
  and(isNull(consents.endedAt), lte(consents.givenOn, day), gte(consents.until, day));

/** Those of a contract to other hours. */
const holdOn = (code: string, day: string) =>
  and(eq(consents.contractCode, code), eq(consents.kind, 'HOURS'), holds(day));

/** Consents of either kind that hold on a day, by contract; twenty of each at most. */
export async function consentsHeld(db: Db, codes: readonly string[], day: string) {
  const rows = await db
    .select({
      code: consents.contractCode,
      id: consents.id,
      kind: consents.kind,
      words: consents.words,
      until: consents.until,
    })
    .from(consents)
    .where(and(inArray(consents.contractCode, [...codes]), holds(day)))
    .orderBy(asc(consents.id));
  const byCode = new Map<string, Omit<(typeof rows)[number], 'code'>[]>();
  for (const { code, ...consent } of rows) {
    const those = byCode.get(code) ?? [];
    byCode.set(code, those);
    if (those.length < MAX_HELD) those.push(consent);
  }
  return byCode;
}

/** Those of a contract that hold on a day; twenty at most. */
export const hourConsents = (db: Db, code: string, day: string): Promise<CallBasis['consents']> =>
  db
    .select({ id: consents.id, words: consents.words, until: consents.until })
    .from(consents)
    .where(holdOn(code, day))
    .orderBy(asc(consents.id))
    .limit(MAX_HELD);

/** Whether a consent to other hours is that contract's and holds on that day. */
export const holdsHours = async (db: Db, code: string, id: number, day: string): Promise<boolean> =>
  (await db.$count(consents, and(eq(consents.id, id), holdOn(code, day)))) > 0;

/**
 * The kind of a consent of that contract which held on that day and had not been taken back by then; null: it is none.
 */
export async function consentAt(
  db: Db,
  code: string,
  id: number,
  { day, at }: { day: string; at: Date },
): Promise<Consent['kind'] | null> {
  const [row] = await db
    .select({ kind: consents.kind })
    .from(consents)
    .where(
      and(
        ...[eq(consents.id, id), eq(consents.contractCode, code)],
        ...[lte(consents.givenOn, day), gte(consents.until, day)],
        or(isNull(consents.endedAt), gt(consents.endedAt, at)),
      ),
    );
  return row?.kind ?? null;
}

type Recording = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof recording)['body']>>>;

/** Keeps a consent with its paper. 403, 404, 409, 422. */
export async function recordConsent(call: Recording): Promise<Consent> {
  const { db, staff: by, now, origin, params, body } = call;
  const found = await lockContract(db, by, params.id);
  const { contract, office } = found;
  const obstacle = callObstacle(found);
  if (obstacle !== null) throw conflict(obstacle);
  const today = todayIn(office.zone, now);
  const errors = {
    ...(await paperErrors(db, 'file_id', body.file_id)),
    ...(body.given_on > today && {
      given_on: 'Persetujuan tidak dapat diberikan pada hari yang belum tiba.',
    }),
    ...(body.given_on < addMonths(contract.dateStart, -SIGNED_BEFORE) && {
      given_on: 'Lebih dari setahun sebelum kontrak ini dimulai.',
    }),
    ...(body.until > addMonths(today, HOLDS_FOR) && { until: 'Paling lama lima tahun dari hari ini.' }),
    ...(body.until < today && { until: 'Tanggal ini sudah lewat.' }),
    ...(body.until < body.given_on && { until: 'Tidak boleh sebelum tanggal diberikan.' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const [made] = await db
    .insert(consents)
    .values({
      ...{ contractCode: contract.code, officeId: office.id, kind: body.kind, words: body.words },
      ...{ givenOn: body.given_on, until: body.until, fileId: body.file_id },
    })
    .returning({ id: consents.id });
  if (!made) throw new ApiError(500);
  const owner = { type: TYPE, id: made.id };
  await attachFiles(db, [body.file_id], { person: by, owner, officeId: office.id, now });
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'CONSENT_RECORDED', origin },
    summary: `Mencatat persetujuan nasabah atas ${body.kind === 'HOURS' ? 'jam' : 'tempat'} penagihan lain sampai ${formatDate(body.until)}`,
    record: { type: 'contract', id: contract.code },
    reason: body.words,
  });
  return readConsent(db, made.id, now);
}

type Ending = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof ending)['body']>>>;

/** Takes a consent back; one that was taken back stays as it is. 403, 404. */
export async function endConsent(call: Ending): Promise<Consent> {
  const { db, staff: by, now, origin, params, body } = call;
  const { contract } = await lockContract(db, by, params.id);
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.id, body.consent_id), eq(consents.contractCode, contract.code)));
  if (!row) throw notFound(MISSING);
  if (row.endedAt === null) {
    await db.update(consents).set({ endedAt: now, endedBy: by.id }).where(eq(consents.id, row.id));
    await writeHistory(db, {
      ...{ at: now, staffId: by.id, action: 'CONSENT_ENDED', origin },
      summary: `Mengakhiri persetujuan nasabah atas ${row.kind === 'HOURS' ? 'jam' : 'tempat'} penagihan lain`,
      record: { type: 'contract', id: contract.code },
    });
  }
  return readConsent(db, row.id, now);
}
