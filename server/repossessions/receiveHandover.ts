import { and, eq, inArray, ne } from 'drizzle-orm';
import { officeTime, outsideCallHours } from '@/lib/collection/callHours';
import { handoverErrors } from '@/lib/collection/handoverErrors';
import { visitOutside } from '@/lib/collection/visitErrors';
import { visitTime } from '@/lib/collection/visitTime';
import { CREDIT_SENT, CREDITS_CHANNEL } from '@/lib/contract/realtime';
import { SALE_TEXTS } from '@/lib/contract/repossessionTerms';
import type { HandoverBody, UnitHandover } from '@/lib/contract/repossessions';
import type { VisitOutside } from '@/lib/contract/visitTerms';
import { holidaysBetween } from '../calendar/holidaysBetween';
import { todayIn } from '../calendar/today';
import { consentAt } from '../calls/consents';
import { anyContract, holdContract } from '../contracts/readContract';
import { decideStatus } from '../credits/decideStatus';
import { attachFiles } from '../files/attachFiles';
import { notify } from '../notifications/notify';
import { seesOffice } from '../platform/auth/offices';
import { ApiError, conflict, forbidden, invalid } from '../platform/core/ApiError';
import { files, repossessionOrders, staff, unitHandoverPhotos, unitHandovers } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { figuresAt } from './figures';
import { endAgreed, wasRefused } from './afterRefusal';
import { handoverObstacle } from './handoverObstacle';
import { handoverOwner } from './handoverFiles';
import { digestOf, plainHandover } from './plainHandover';
import { readHandover } from './readHandovers';
import { isNamed, orderRow, type OrderRow } from './readOrders';

type HandoverCall = CallContext<unknown, HandoverBody>;

/** A BAST that is not here yet, with when it was made and what it stands on. */
interface NewHandover {
  body: HandoverBody;
  row: OrderRow;
  at: Date;
  day: string;
  outside: VisitOutside[];
  consentId: number | null;
}

/**
 * Keeps a BAST, once per id however often it is sent: the first of its order ends it, and a unit that was given turns the
 * contract REPOSSESSED with the same commit. 403, 404, 409, 422.
 */
export async function receiveHandover(call: HandoverCall): Promise<UnitHandover> {
  const { db, staff: by } = call;
  const body = plainHandover(call.body);
  const order = eq(repossessionOrders.id, body.order_id);
  const seen = await orderRow(db, order);
  if (!(await isNamed(db, seen.order.id, by.id))) {
    throw forbidden('Surat tugas ini untuk kolektor lain.');
  }
  await holdContract(db, seen.order.contractCode);
  if (await receivedBefore(call, body)) return readHandover(db, body.order_id);
  const made = await checked(call, body, await orderRow(db, order));
  await keep(call, made);
  await end(call, made);
  return readHandover(db, body.order_id);
}

const TAKEN = 'Nomor BAST ini sudah dipakai.';

/** Whether this BAST is here already. 409: under its id there is another one, or its order has one. */
async function receivedBefore({ db, staff: by }: HandoverCall, body: HandoverBody): Promise<boolean> {
  const [had] = await db.select().from(unitHandovers).where(eq(unitHandovers.id, body.id));
  if (had) {
    if (had.collectorId !== by.id || had.orderId !== body.order_id) throw conflict(TAKEN);
    if (had.digest !== digestOf(body)) throw conflict('BAST ini sudah diterima dengan isi lain.');
    return true;
  }
  const [other] = await db
    .select({ result: unitHandovers.result, name: staff.name })
    .from(unitHandovers)
    .innerJoin(staff, eq(staff.id, unitHandovers.collectorId))
    .where(eq(unitHandovers.orderId, body.order_id));
  if (!other) return false;
  const what = other.result === 'SURRENDERED' ? 'unit diserahkan' : 'unit ditolak';
  throw conflict(
    `Surat tugas ini sudah mempunyai BAST dari ${other.name}: ${what}. Hubungi supervisor Anda.`,
  );
}

/** What a new BAST comes to. 409 with what to do, 422 with every field that is wrong. */
async function checked(call: HandoverCall, body: HandoverBody, row: OrderRow): Promise<NewHandover> {
  const { db, staff: by, now } = call;
  const { order, contract, office } = row;
  const errors = {
    ...(/^2\d{3}-/.test(body.at) ? {} : { at: 'Waktu ini tidak mungkin. Periksa jam ponsel.' }),
    ...handoverErrors(body, contract.vehicleKind),
    ...(await pictureErrors(call, body)),
    ...shownErrors(body, order, now),
  };
  const words = Object.values(errors);
  if (words.length > 0) throw invalid(errors, words.join(' '));

  const told = { visitedAt: body.at, difference: body.clock_difference };
  const at = visitTime(told, now);
  const time = officeTime(office.zone, at);
  const [collector] = await db.select().from(staff).where(eq(staff.id, by.id));
  if (!collector) throw new ApiError(500);
  const today = todayIn(office.zone, now);
  const { day } = time;
  const [refused, here] = [await wasRefused(db, contract.code), seesOffice(by, office.id)];
  const obstacle = handoverObstacle(row, { result: body.result, at, day, today, collector, refused, here });
  if (obstacle !== null) throw conflict(obstacle);

  const hours = outsideCallHours(time, await holidaysBetween(db, day, day));
  const isNeeded = body.consent_id !== null && (hours !== null || body.place === 'OTHER');
  const kind = isNeeded ? await consentAt(db, contract.code, body.consent_id ?? 0, { day, at }) : null;
  return {
    ...{ body, row, at, day },
    outside: visitOutside(body, hours, kind),
    consentId: kind === null ? null : body.consent_id,
  };
}

/** Pictures are pictures, and each is one thing. */
async function pictureErrors({ db }: HandoverCall, body: HandoverBody): Promise<Record<string, string>> {
  const signatures = [body.giver_signature, body.collector_signature].filter((id) => id !== null);
  const all = [...body.photos, ...signatures];
  if (new Set(all).size < all.length)
    return { photos: 'Satu berkas hanya untuk satu foto atau tanda tangan.' };
  if (all.length === 0) return {};
  const [paper] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, all), ne(files.contentType, 'image/jpeg')))
    .limit(1);
  return paper ? { photos: 'Foto dan tanda tangan berupa gambar, bukan PDF.' } : {};
}

/** What the device showed is something that this server can have told. */
function shownErrors(
  { figures_as_of, sale_version }: HandoverBody,
  { approvedAt }: OrderRow['order'],
  now: Date,
): Record<string, string> {
  const shown = Date.parse(figures_as_of);
  const wasTold = shown >= approvedAt.getTime() && shown <= now.getTime();
  return {
    ...(!wasTold && {
      figures_as_of: 'Angka pada BAST bukan dari surat tugas ini. Muat ulang surat tugasnya.',
    }),
    ...(SALE_TEXTS[sale_version] === undefined && {
      sale_version: 'Cara penjualan ini tidak dikenal. Muat ulang surat tugasnya.',
    }),
  };
}

async function keep({ db, staff: by, now }: HandoverCall, made: NewHandover): Promise<void> {
  const { body, row, at, day, outside, consentId } = made;
  const { order, contract, office } = row;
  const { position } = body;
  const figures = await figuresAt(db, contract, office.zone, new Date(body.figures_as_of));
  const inserted = await db
    .insert(unitHandovers)
    .values({
      ...{ id: body.id, orderId: order.id, collectorId: by.id, day, at, receivedAt: now },
      ...{ deviceAt: new Date(body.at), clockDifference: body.clock_difference ?? 0 },
      ...{ result: body.result, met: body.met, metName: body.met_name, metRelation: body.met_relation },
      ...{ place: body.place, kilometres: body.kilometres, noKilometres: body.no_kilometres },
      ...{ checklist: body.checklist, condition: body.condition },
      ...{ giverSignatureId: body.giver_signature, collectorSignatureId: body.collector_signature },
      ...{ destination: body.destination, note: body.note, noPosition: body.no_position },
      ...{ latitude: position?.latitude ?? null, longitude: position?.longitude ?? null },
      ...{ accuracy: position?.accuracy ?? null, outside, consentId },
      ...{ figuresAsOf: new Date(figures.as_of), figuresDay: figures.day, principal: figures.principal },
      ...{ interest: figures.interest, penalty: figures.penalty, cost: figures.cost },
      ...{ saleVersion: body.sale_version, saleText: SALE_TEXTS[body.sale_version] ?? '' },
      digest: digestOf(body),
    })
    // Sent for another order at the same moment.
    .onConflictDoNothing()
    .returning({ id: unitHandovers.id });
  if (inserted.length === 0) throw conflict(TAKEN);
  const signatures = [body.giver_signature, body.collector_signature].filter((id) => id !== null);
  const owner = handoverOwner(body.id);
  const attaching = { person: by, owner, officeId: order.officeId, now, named: true };
  await attachFiles(db, [...body.photos, ...signatures], attaching);
  if (body.photos.length === 0) return;
  await db
    .insert(unitHandoverPhotos)
    .values(body.photos.map((fileId, index) => ({ handoverId: body.id, nth: index + 1, fileId })));
}

/** The order has ended, the contract is REPOSSESSED where its unit was given, and who ordered it is told. */
async function end({ db, staff: by, now, origin }: HandoverCall, made: NewHandover): Promise<void> {
  const { body, row } = made;
  const { order, contract } = row;
  const isGiven = body.result === 'SURRENDERED';
  if (order.endedAs !== 'WITHDRAWN') {
    await db
      .update(repossessionOrders)
      .set({ endedAs: isGiven ? 'DONE' : 'REFUSED', endedAt: now })
      .where(eq(repossessionOrders.id, order.id));
  }
  const what = isGiven ? 'diserahkan' : 'tidak diserahkan';
  if (!isGiven) await endAgreed({ db, now }, row);
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'UNIT_HANDOVER_RECORDED', origin },
    summary: `Mencatat BAST surat tugas ${order.number}: unit ${what}${made.outside.length > 0 ? ', di luar ketentuan' : ''}`,
    record: { type: 'contract', id: contract.code },
    ...(body.note !== '' && { reason: body.note }),
  });
  if (isGiven) {
    await decideStatus(db, await anyContract(db, contract.code), 'REPOSSESSED', {
      ...{ at: now, staffId: by.id, origin, reason: order.reason },
      how: ` dengan BAST surat tugas ${order.number}, disetujui ${row.approvedBy.name}`,
      by: { repossession_order: [null, order.number], request_id: [null, order.requestId] },
    });
  }
  await notify(
    db,
    [...new Set([order.askedBy, order.approvedBy])],
    {
      title: isGiven ? 'Unit diserahkan' : 'Unit tidak diserahkan',
      message: isGiven
        ? `${by.name} menerima unit kontrak ${contract.code} (${contract.customerName}) dengan surat tugas ${order.number}. Statusnya unit ditarik.`
        : `Unit kontrak ${contract.code} (${contract.customerName}) tidak diserahkan kepada ${by.name}. Surat tugas ${order.number} berakhir; jalan berikutnya lewat pengadilan.`,
      ...{ source: 'request', link: String(order.requestId) },
    },
    now,
  );
  await addToOutbox(db, now, { channel: CREDITS_CHANNEL, event: CREDIT_SENT, payload: {} });
}
