import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type {
  answerPettyCount,
  closePettyDay,
  countPettyCash,
  PettyCount,
  PettyFund,
  reopenPettyDay,
} from '@/lib/contract/pettyCash';
import type { changePettyHolder, PettyRequest } from '@/lib/contract/pettyRequests';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { notify } from '../notifications/notify';
import { requireOffice } from '../platform/auth/offices';
import { conflict, forbidden, invalid, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { pettyCounts } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { capital } from '../requests/engine/refusals';
import { askFor } from './ask';
import { countedOf, keepCount, mayAnswer, readCounts } from './countRow';
import { lockFund, requireRunning, type RunningFund } from './fund';
import { fundDay, lastClosing, type CountRow } from './fundDay';
import { holdersOf } from './people';
import { fundLink, fundRecord, refuseEnding } from './pettySubject';
import { fundOf } from './readFund';
import { movingOn, waitingOn } from './requestRow';

type Body<E extends { body?: unknown }> = z.output<Extract<NonNullable<E['body']>, z.ZodMiniType>>;
type CloseCall = StaffCall<unknown, unknown, Body<typeof closePettyDay>>;

const MISSING = 'Hitungan ini tidak ada.';
const EXPLAIN = 'Jelaskan selisihnya, paling sedikit 3 huruf.';

/** Closes the day that is open with a count, by who holds the fund. 403, 409, 422. */
export async function closeDay(call: CloseCall): Promise<PettyFund> {
  const { db, staff, now, body } = call;
  requireOffice(staff, body.office_id, 'Kas kecil ini milik kantor lain.');
  const held = requireRunning(await lockFund(db, body.office_id, now));
  const { fund, office } = held;
  if (fund.holderId !== staff.id) throw forbidden('Kas kecil dihitung dan ditutup oleh pemegangnya.');
  await refuseEnding(db, held);
  const { day, state } = await fundDay(db, held);
  const whose = `Kas kecil ${formatDate(body.day)}`;
  if (body.day !== day)
    throw conflict(`${whose} tidak dapat ditutup; yang terbuka adalah ${formatDate(day)}.`);
  if (state === 'CLOSED') throw conflict(`${whose} sudah ditutup. Tidak ada yang berubah.`);
  requireSeen(held, body.last_voucher_id);
  const counted = countedOf(body);
  if (counted !== fund.balance && body.explanation.length < 3) throw invalid({ explanation: EXPLAIN });
  const { denominations, explanation } = body;
  await keepCount(call, held, { kind: 'CLOSING', day, denominations, explanation });
  await log(call, office.id, {
    action: 'PETTY_DAY_CLOSED',
    summary: `Menutup kas kecil ${formatDate(day)}: dihitung ${formatRupiah(counted)}, seharusnya ${formatRupiah(fund.balance)}`,
    ...(body.explanation !== '' && { reason: body.explanation }),
    changes: { counted_cash: [null, counted], expected_cash: [null, fund.balance] },
  });
  return fundOf(db, staff, office.id, now);
}

/** 409 where a voucher came since. */
function requireSeen({ fund }: RunningFund, seen: number): void {
  if (fund.lastVoucherId === seen) return;
  throw conflict(
    'Isi kas kecil berubah sejak halaman ini dibuka. Periksa saldo yang baru, lalu hitung lagi.',
  );
}

type ReopenCall = StaffCall<{ id: string }, unknown, Body<typeof reopenPettyDay>>;

/** Opens the last closed day again; its count stays. 403, 404, 409. */
export async function reopenDay(call: ReopenCall): Promise<PettyFund> {
  const { db, staff, now, params, body } = call;
  const { officeId } = await findCount(db, call, params.id);
  const held = requireRunning(await lockFund(db, officeId, now));
  await refuseEnding(db, held);
  const closing = await findCount(db, call, params.id);
  const obstacle = reopenObstacle(closing, held, staff);
  if (obstacle !== null) throw forbidden(obstacle);
  const last = await lastClosing(db, officeId);
  const whose = `kas kecil ${formatDate(closing.day)}`;
  if (closing.kind !== 'CLOSING' || last?.id !== closing.id || closing.reopenedAt !== null)
    throw conflict(`${capital(whose)} bukan penutupan terakhir yang berlaku. Tidak ada yang berubah.`);
  if (held.fund.lastVoucherId !== closing.lastVoucherId)
    throw conflict(`Sudah ada voucher sesudah ${whose} ditutup, jadi tidak dapat dibuka kembali.`);
  await db
    .update(pettyCounts)
    .set({ reopenedAt: now, reopenedBy: staff.id, reopenReason: body.reason })
    .where(eq(pettyCounts.id, closing.id));
  await log(call, officeId, {
    ...{
      action: 'PETTY_DAY_REOPENED',
      summary: `Membuka kembali ${whose}`,
      reason: body.reason,
    },
  });
  const message = `${staff.name} membuka kembali ${whose}. Hitung dan tutup sekali lagi. Alasan: ${body.reason}`;
  const title = 'Kas kecil dibuka kembali';
  await notify(db, [held.fund.holderId], { title, message, ...fundLink(officeId) }, now);
  return fundOf(db, staff, officeId, now);
}

/** Why a person does not open a closed day again, in words; null: they may. */
export function reopenObstacle(
  { countedBy, confirmedBy }: Pick<CountRow, 'countedBy' | 'confirmedBy'>,
  { fund }: RunningFund,
  { id, access }: ReopenCall['staff'],
): string | null {
  if (access.is_credit_approval !== 1) return 'Jabatan Anda tidak memiliki hak persetujuan.';
  if ([countedBy, confirmedBy, fund.holderId].includes(id))
    return 'Yang menutup dan pemegang kas tidak membukanya sendiri.';
  return null;
}

type CountCall = StaffCall<unknown, unknown, Body<typeof countPettyCash>>;

/** A surprise count; what should lie there is said afterwards. 403, 409. */
export async function surpriseCount(call: CountCall): Promise<PettyCount> {
  const { db, staff, now, body } = call;
  requireOffice(staff, body.office_id, 'Kas kecil ini milik kantor lain.');
  const held = requireRunning(await lockFund(db, body.office_id, now));
  const { fund, office, today } = held;
  if (fund.holderId === staff.id)
    throw forbidden('Hitung mendadak dilakukan oleh orang lain, bukan pemegangnya.');
  await refuseEnding(db, held);
  const row = await keepCount(call, held, {
    ...{ kind: 'SURPRISE', day: today },
    ...{ denominations: body.denominations, explanation: body.explanation },
  });
  const found = `dihitung ${formatRupiah(row.counted)}, seharusnya ${formatRupiah(row.expected)}`;
  await log(call, office.id, {
    action: 'PETTY_COUNTED',
    summary: `Menghitung mendadak kas kecil: ${found}`,
    ...(body.explanation !== '' && { reason: body.explanation }),
  });
  const why = row.counted === row.expected ? '' : ' Tulis penjelasan Anda di Daily Petty Cash.';
  const message = `${staff.name} menghitung kas kecil yang Anda pegang: ${found}.${why}`;
  await notify(
    db,
    [fund.holderId],
    { title: 'Kas kecil dihitung mendadak', message, ...fundLink(office.id) },
    now,
  );
  return oneCount(db, call, row.id);
}

type AnswerCall = StaffCall<{ id: string }, unknown, Body<typeof answerPettyCount>>;

/** What the holder says of what a surprise count found. 403, 404, 409. */
export async function answerCount(call: AnswerCall): Promise<PettyCount> {
  const { db, staff, now, params, body } = call;
  const { officeId } = await findCount(db, call, params.id);
  await lockFund(db, officeId, now);
  const count = await findCount(db, call, params.id);
  if (count.holderId !== staff.id) throw forbidden('Penjelasan ditulis oleh pemegang kas waktu itu.');
  if (!mayAnswer(count, staff))
    throw conflict('Hitungan ini sudah dijelaskan, atau tidak ada selisih yang perlu dijelaskan.');
  await db
    .update(pettyCounts)
    .set({ answer: body.text, answeredBy: staff.id, answeredAt: now })
    .where(eq(pettyCounts.id, count.id));
  await log(call, officeId, {
    ...{ action: 'PETTY_COUNT_ANSWERED', summary: 'Menjelaskan selisih hitung mendadak kas kecil' },
    reason: body.text,
  });
  return oneCount(db, call, count.id);
}

type HolderCall = StaffCall<unknown, unknown, Body<typeof changePettyHolder>>;

/** Hands the fund over with a count; the next holder confirms. 403, 409, 422. */
export async function changeHolder(call: HolderCall): Promise<PettyRequest> {
  const { db, staff, now, body } = call;
  requireOffice(staff, body.office_id, 'Kas kecil ini milik kantor lain.');
  const held = requireRunning(await lockFund(db, body.office_id, now));
  const { fund, office, today } = held;
  if (fund.holderId !== staff.id && staff.access.is_credit_approval !== 1)
    throw forbidden('Kas kecil diserahkan oleh pemegangnya, atau oleh penyetuju bila ia tidak ada.');
  await refuseEnding(db, held);
  if (
    (await waitingOn(db, office.id)).some(({ kind }) => kind !== 'DIFFERENCE') ||
    (await movingOn(db, office.id)).length > 0
  )
    throw conflict(
      'Masih ada permintaan kas kecil yang menunggu atau uang yang belum sampai. Selesaikan dulu, baru diserahkan.',
    );
  const { day } = await fundDay(db, held);
  // Where its holder is away, the receiver's confirmation closes it.
  if (day !== today && fund.holderId === staff.id)
    throw conflict(`Kas kecil ${formatDate(day)} belum ditutup. Tutup dulu hari itu.`);
  requireSeen(held, body.last_voucher_id);
  const { denominations, explanation } = body;
  const counted = countedOf(body);
  const isNext = (await holdersOf(db, office.id)).some(({ id }) => id === body.receiver_id);
  const errors = {
    ...((!isNext || body.receiver_id === fund.holderId || body.receiver_id === staff.id) && {
      receiver_id: 'Pilih pemegang berikutnya: orang lain yang berhak di kantor ini.',
    }),
    ...(counted !== fund.balance && explanation.length < 3 && { explanation: EXPLAIN }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const count = await keepCount(call, held, { kind: 'HANDING', day: today, denominations, explanation });
  return askFor(call, held, {
    ...{ kind: 'HOLDER', amount: counted, receiverId: body.receiver_id, countId: count.id },
    reason: body.reason,
    payload: {
      ...{ expected: fund.balance, counted, denominations, explanation },
      last_voucher_id: fund.lastVoucherId,
    },
  });
}

/** A count of an office that the caller sees. 404, 403. */
async function findCount(db: Db, { staff }: Pick<ReopenCall, 'staff'>, id: string): Promise<CountRow> {
  const [row] = await db
    .select()
    .from(pettyCounts)
    .where(eq(pettyCounts.id, idOf(id, MISSING)));
  if (!row) throw notFound(MISSING);
  requireOffice(staff, row.officeId, 'Hitungan ini milik kantor lain.');
  return row;
}

async function oneCount(db: Db, { staff }: Pick<ReopenCall, 'staff'>, id: number): Promise<PettyCount> {
  const [count] = await readCounts(db, staff, eq(pettyCounts.id, id));
  if (!count) throw notFound(MISSING);
  return count;
}

async function log(
  { db, staff, now, origin }: Pick<CloseCall, 'db' | 'staff' | 'now' | 'origin'>,
  officeId: number,
  line: Pick<Parameters<typeof writeHistory>[1], 'action' | 'summary' | 'reason' | 'changes'>,
): Promise<void> {
  await writeHistory(db, { at: now, staffId: staff.id, origin, record: fundRecord(officeId), ...line });
}
