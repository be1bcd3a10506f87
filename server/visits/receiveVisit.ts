import { and, asc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { officeTime, outsideCallHours } from '@/lib/collection/callHours';
import { visitErrors, visitOutside, visitPromiseErrors } from '@/lib/collection/visitErrors';
import { visitTime } from '@/lib/collection/visitTime';
import { CREDIT_SENT, CREDITS_CHANNEL } from '@/lib/contract/realtime';
import type { Visit, VisitBody } from '@/lib/contract/visits';
import { MAX_VISIT_PHOTO_BYTES, type VisitOutside, type VisitResult } from '@/lib/contract/visitTerms';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { holidaysBetween } from '../calendar/holidaysBetween';
import { consentAt } from '../calls/consents';
import { runningPromise } from '../calls/readPromises';
import { takeBack, writePromise } from '../calls/writePromise';
import { anyContract, holdContract, type FoundContract } from '../contracts/readContract';
import { isRunning } from '../contracts/runningStatuses';
import { attachFiles } from '../files/attachFiles';
import { holdZone } from '../offices/holdZone';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import { files, fileUploads, offices, visitPhotos, visits } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { dayOfNumber, holdNumber, keepTts, timesOf, type HeldNumber } from '../tts/keepTts';
import { owedThen } from './owedThen';
import { digestOf, plainVisit } from './plainVisit';
import { readVisit } from './readVisits';
import { visitOwner } from './visitFiles';
import { visitOffice } from './visitOffice';

type VisitCall = CallContext<unknown, VisitBody>;

const RESULTS: Readonly<Record<VisitResult, string>> = {
  PAID: 'dibayar',
  PART_PAID: 'dibayar sebagian',
  PROMISED: 'janji bayar',
  REFUSED: 'menolak membayar',
  UNIT_SURRENDERED: 'unit akan diserahkan',
  UNIT_GONE: 'unit tidak ada',
  MESSAGE_LEFT: 'titip pesan agar menelepon kembali',
  NOT_MET: 'tidak bertemu',
  MOVED: 'sudah pindah',
};

/** A visit that is not here yet, with where and when it was. */
interface NewVisit {
  body: VisitBody;
  found: FoundContract;
  officeId: number;
  /** The corrected time, and its day in that office. */
  at: Date;
  day: string;
  /** The number of its TTS, and its day in the block's office. */
  number: (HeldNumber & { day: string }) | null;
  outside: VisitOutside[];
  consentId: number | null;
}

/**
 * Keeps a visit, once per id however often it is sent, with its photos, its TTS and what was promised. What happened is kept
 * also where it is outside the rule, and where the contract has ended or gone to others since. 403, 404, 409, 422.
 */
export async function receiveVisit(call: VisitCall): Promise<Visit> {
  const { db, staff: by, now, origin } = call;
  const body = plainVisit(call.body);
  await holdContract(db, body.contract_code);
  if (await receivedBefore(call, body)) return readVisit(db, body.id);
  const visit = await checked(call, body);
  const promiseId = await keepPromise(call, visit);
  const { found, at, day, number, outside, officeId } = visit;
  const { position } = body;
  const made = await db
    .insert(visits)
    .values({
      ...{
        id: body.id,
        contractCode: found.contract.code,
        officeId,
        day,
        visitedBy: by.id,
        at,
        receivedAt: now,
      },
      ...{ deviceAt: new Date(body.visited_at), clockDifference: body.clock_difference ?? 0 },
      ...{ met: body.met, metName: body.met_name, place: body.place, result: body.result, note: body.note },
      ...{ latitude: position?.latitude ?? null, longitude: position?.longitude ?? null },
      ...{ accuracy: position?.accuracy ?? null, noPosition: body.no_position },
      ...{ correctsId: body.corrects, againReason: body.again_reason, promiseId },
      ...{ outside, consentId: visit.consentId, digest: digestOf(body) },
    })
    // Sent for another contract at the same moment.
    .onConflictDoNothing()
    .returning({ id: visits.id });
  if (made.length === 0) throw conflict(TAKEN);
  if (number && body.tts) {
    const given = { visitId: body.id, contractCode: found.contract.code, amount: body.tts.amount };
    await keepTts(db, number, number.day, { ...given, at, receivedAt: now });
  }
  const owner = visitOwner(body.id);
  await attachFiles(db, body.photos, { person: by, owner, officeId, now });
  if (body.photos.length > 0) {
    await db
      .insert(visitPhotos)
      .values(body.photos.map((fileId, index) => ({ visitId: body.id, nth: index + 1, fileId })));
  }
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'VISIT_RECORDED', origin },
    summary: summaryOf(visit),
    record: { type: 'contract', id: found.contract.code },
    ...(body.again_reason !== '' && { reason: body.again_reason }),
  });
  await addToOutbox(db, now, { channel: CREDITS_CHANNEL, event: CREDIT_SENT, payload: {} });
  return readVisit(db, body.id);
}

const TAKEN = 'Nomor kunjungan ini sudah dipakai.';

/** Whether this visit is here already. 409: under its id there is another one. */
async function receivedBefore({ db, staff: by }: VisitCall, body: VisitBody): Promise<boolean> {
  const [had] = await db.select().from(visits).where(eq(visits.id, body.id));
  if (!had) return false;
  if (had.visitedBy !== by.id) throw conflict(TAKEN);
  if (had.digest !== digestOf(body)) throw conflict('Kunjungan ini sudah diterima dengan isi lain.');
  return true;
}

/** What a new visit comes to. 403: it never was this collector's account. 404, 409, 422 with every field that is wrong. */
async function checked(call: VisitCall, body: VisitBody): Promise<NewVisit> {
  const { db, staff: by, now } = call;
  const found = await anyContract(db, body.contract_code);
  const { contract } = found;
  const told = { visitedAt: body.visited_at, difference: body.clock_difference };
  const officeId = await visitOffice(db, by, contract, visitTime(told, now));
  const own = eq(offices.id, officeId);
  await holdZone(db, db.select({ id: offices.id }).from(offices).where(own));
  const [office] = await db.select({ zone: offices.zone }).from(offices).where(own);
  if (!office) throw new ApiError(500);

  const errors = { ...clockErrors(body), ...visitErrors(body), ...(await photoErrors(call, body)) };
  refuse(errors);
  const held = body.tts && (await holdNumber(db, by.id, body.tts));
  const { since, until } = held ? timesOf(held) : { since: null, until: null };
  const at = visitTime(told, now, since, until);
  const number = held && { ...held, day: dayOfNumber(held, at) };
  const time = officeTime(office.zone, at);
  const { day } = time;
  const late = {
    ...(await againErrors(call, body, day)),
    ...(await correctsErrors(call, body)),
    ...(body.promise && (await promiseErrors(call, body.promise, { contract, at, day }))),
  };
  refuse(late);

  const hours = outsideCallHours(time, await holidaysBetween(db, day, day));
  const isNeeded = body.consent_id !== null && (hours !== null || body.place === 'OTHER');
  const kind = isNeeded ? await consentAt(db, contract.code, body.consent_id ?? 0, { day, at }) : null;
  return {
    ...{ body, found, officeId, at, day, number },
    outside: visitOutside(body, hours, kind),
    consentId: kind === null ? null : body.consent_id,
  };
}

/** A promise goes by what the phone can have known that morning: the one that ran then, not one of the same day. */
async function promiseErrors(
  { db }: VisitCall,
  promise: NonNullable<VisitBody['promise']>,
  { contract, at, day }: { contract: FoundContract['contract']; at: Date; day: string },
): Promise<Record<string, string>> {
  const owed = await owedThen(db, contract, day);
  const running = await runningPromise(db, contract.code, { now: at, before: day });
  return visitPromiseErrors(promise, owed, day, running?.until);
}

/** 422 with each field's words, and all of them as the message: the list of the day shows that alone. */
function refuse(errors: Record<string, string>): void {
  const words = Object.values(errors);
  if (words.length > 0) throw invalid(errors, words.join(' '));
}

/** The database knows no year 0, and no phone was made before 2000. */
const clockErrors = ({ visited_at }: VisitBody): Record<string, string> =>
  /^2\d{3}-/.test(visited_at) ? {} : { visited_at: 'Waktu ini tidak mungkin. Periksa jam ponsel.' };

async function photoErrors({ db }: VisitCall, { photos }: VisitBody): Promise<Record<string, string>> {
  const [paper] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, photos), ne(files.contentType, 'image/jpeg')))
    .limit(1);
  if (paper) return { photos: 'Foto saja, bukan PDF.' };
  // As it was sent: what is kept is drawn anew, and may take more.
  const [large] = await db
    .select({ bytes: fileUploads.bytes })
    .from(fileUploads)
    .where(and(inArray(fileUploads.fileId, photos), gt(fileUploads.bytes, MAX_VISIT_PHOTO_BYTES)))
    .limit(1);
  return large
    ? { photos: 'Ada foto yang lebih besar dari 300 kB. Hapus foto itu, lalu ambil lagi dari formulir ini.' }
    : {};
}

/** One visit a contract and day: another says why, or which one it corrects. What corrects this one may be here before it. */
async function againErrors(
  { db, staff: by }: VisitCall,
  { id, contract_code, again_reason, corrects }: VisitBody,
  day: string,
): Promise<Record<string, string>> {
  if (again_reason !== '' || corrects !== null) return {};
  const others = and(
    ...[eq(visits.contractCode, contract_code), eq(visits.day, day)],
    or(isNull(visits.correctsId), ne(visits.correctsId, id), ne(visits.visitedBy, by.id)),
  );
  return (await db.$count(visits, others)) > 0
    ? { again_reason: 'Hari itu kontrak ini sudah dikunjungi. Tulis mengapa dikunjungi lagi.' }
    : {};
}

/** What a visit corrects is one's own on the same contract; one that has not come yet is taken at its word. */
async function correctsErrors(
  { db, staff: by }: VisitCall,
  { id, contract_code, corrects }: VisitBody,
): Promise<Record<string, string>> {
  if (corrects === null) return {};
  if (corrects === id) return { corrects: 'Kunjungan tidak mengoreksi dirinya sendiri.' };
  const [other] = await db.select().from(visits).where(eq(visits.id, corrects));
  if (!other || (other.contractCode === contract_code && other.visitedBy === by.id)) return {};
  return { corrects: 'Yang dikoreksi harus kunjungan Anda sendiri pada kontrak ini.' };
}

/**
 * Keeps what was promised; a correction without a promise takes back the one that it corrects, whichever of the two comes
 * first, unless that was over by then. @returns its id
 */
async function keepPromise(
  { db, staff: by, now }: VisitCall,
  { body: { id, promise, corrects }, found: { contract }, at, day }: NewVisit,
): Promise<number | null> {
  if (promise) {
    const endedAt = isRunning(contract.status) ? null : now;
    const promiseId = await writePromise(db, {
      ...{ contract, due: promise.due, amount: promise.amount, source: 'VISIT' },
      ...{ at, madeOn: day, writtenBy: by.id, endedAt },
    });
    const [correction] = await db
      .select({ at: visits.at, receivedAt: visits.receivedAt })
      .from(visits)
      .where(
        and(
          ...[eq(visits.correctsId, id), eq(visits.visitedBy, by.id)],
          ...[eq(visits.contractCode, contract.code), isNull(visits.promiseId)],
        ),
      )
      .orderBy(asc(visits.at))
      .limit(1);
    if (correction) await takeBack(db, promiseId, correction);
    return promiseId;
  }
  if (corrects === null) return null;
  const [mistake] = await db
    .select({ promiseId: visits.promiseId })
    .from(visits)
    .where(and(eq(visits.id, corrects), eq(visits.visitedBy, by.id)));
  if (mistake?.promiseId) await takeBack(db, mistake.promiseId, { at, receivedAt: now });
  return null;
}

function summaryOf({ body, number, outside }: NewVisit): string {
  const { result, tts, promise } = body;
  const paid = tts && number ? ` ${formatRupiah(tts.amount)} dengan ${number.number}` : '';
  const promised = promise
    ? `, dijanjikan ${formatRupiah(promise.amount)} pada ${formatDate(promise.due)}`
    : '';
  const marked = outside.length > 0 ? ', di luar ketentuan' : '';
  return `Mencatat kunjungan: ${RESULTS[result]}${paid}${promised}${marked}`;
}
