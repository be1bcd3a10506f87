import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { FieldErrors } from '@/lib/contract/envelope';
import type {
  askPettyMove,
  cancelPettyMove,
  completePettyMove,
  PettyRequest,
} from '@/lib/contract/pettyRequests';
import { formatRupiah } from '@/lib/format/rupiah';
import { dayOf, requireCash, requireOpenDay } from '../cash/requireOpenDay';
import { drawerOf } from '../cash/drawerOf';
import { notify } from '../notifications/notify';
import { requireOffice } from '../platform/auth/offices';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import { cashActs, pettyRequests, pettyRequestVouchers, pettyVouchers } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { refuseSecond } from '../requests/engine/refusals';
import { freeVouchers, moveMoney } from './applyMove';
import { askFor } from './ask';
import { lockFund, requireRunning, type OfficeFund } from './fund';
import { keepProof } from './keepProof';
import { requestOwner } from './owners';
import { drawersOf, holdersOf } from './people';
import { fundLink, fundRecord, refuseEnding } from './pettySubject';
import { requireRefunds } from './planVoucher';
import {
  cancelObstacle,
  completeObstacle,
  isMove,
  movingOn,
  readRequest,
  requestNoun,
  toRequest,
  waitingOn,
  type PettyRequestRow,
} from './requestRow';

type AskCall = StaffCall<unknown, unknown, z.output<NonNullable<(typeof askPettyMove)['body']>>>;

/** Asks for money for the fund, another ceiling, or its end. 403, 409, 422. */
export async function askMove(call: AskCall): Promise<PettyRequest> {
  const { db, staff, now, body } = call;
  const { kind, place } = body;
  requireOffice(staff, body.office_id, 'Kas kecil ini milik kantor lain.');
  if (kind !== 'TOP_UP' && staff.access.is_credit_approval !== 1)
    throw forbidden('Plafon, awal dan akhir kas kecil diminta oleh yang punya hak persetujuan.');
  const held = await lockFund(db, body.office_id, now);
  if (kind !== 'FUNDING') requireRunning(held);
  await refuseEnding(db, held);
  const [waiting] = await waitingOn(db, held.office.id, kind);
  if (waiting) refuseSecond(requestNoun(waiting), waiting, staff);
  if (kind === 'FUNDING' && (await movingOn(db, held.office.id, 'FUNDING')).length > 0)
    throw conflict('Pengisian pertama kas kecil kantor ini sudah disetujui; uangnya belum sampai.');
  await checkFields(call, held);
  const leaves = kind === 'LOWER' || kind === 'END';
  const amount = kind === 'TOP_UP' ? await totalOf(call, held) : body.amount;
  return askFor(
    call,
    held,
    {
      ...{ kind, amount, place, reason: body.reason },
      drawerId: place === 'DRAWER' ? body.drawer_staff_id : null,
      receiverId: kind === 'FUNDING' ? body.holder_id : null,
      payload: {
        bank: place === 'BANK' ? body.bank : '',
        reference: leaves && place !== 'DRAWER' ? body.reference : '',
      },
    },
    {
      file: leaves && place !== 'DRAWER' ? body.file_id : null,
      beside: async (requestId) => {
        if (kind !== 'TOP_UP') return;
        const values = [...new Set(body.voucher_ids)].map((voucherId) => ({ requestId, voucherId }));
        await db.insert(pettyRequestVouchers).values(values);
      },
    },
  );
}

async function checkFields({ db, body }: AskCall, { office }: OfficeFund): Promise<void> {
  const { kind, place, amount } = body;
  const isOf = async (find: typeof drawersOf, id: number | null) =>
    id !== null && (await find(db, office.id)).some((one) => one.id === id);
  const slip = (kind === 'LOWER' || kind === 'END') && place !== 'DRAWER' && amount > 0;
  const errors: FieldErrors = {
    ...(amount === 0 && kind !== 'END' && { amount: 'Jumlahnya harus di atas Rp0.' }),
    ...((kind === 'TOP_UP') !== body.voucher_ids.length > 0 && {
      voucher_ids: kind === 'TOP_UP' ? 'Pilih paling sedikit satu voucher.' : 'Tidak ada voucher di sini.',
    }),
    ...(place === 'DRAWER' &&
      !(await isOf(drawersOf, body.drawer_staff_id)) && { drawer_staff_id: 'Pilih kasir kantor ini.' }),
    ...(place === 'BANK' && body.bank.length < 2 && { bank: 'Tulis nama banknya.' }),
    ...(slip && body.reference.length < 3 && { reference: 'Tulis nomor referensi pada buktinya.' }),
    ...(slip && body.file_id === null && { file_id: 'Unggah buktinya.' }),
    ...(kind === 'FUNDING' &&
      !(await isOf(holdersOf, body.holder_id)) && { holder_id: 'Pilih pemegang kas dari daftar.' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** What a top-up of the named vouchers comes to. 409: one is not free, or they come to something else than was on screen. */
async function totalOf({ db, body }: AskCall, { office }: OfficeFund): Promise<number> {
  const ids = [...new Set(body.voucher_ids)];
  const { id, officeId, state, spent } = pettyVouchers;
  const free = await db
    .select({ spent })
    .from(pettyVouchers)
    .where(and(inArray(id, ids), eq(officeId, office.id), eq(state, 'NOT_REPLENISHED')));
  const total = free.reduce((sum, one) => sum + one.spent, 0);
  if (free.length < ids.length)
    throw conflict('Ada voucher yang tidak dapat diisi lagi: sudah dibatalkan atau masuk pengisian lain.');
  await requireRefunds(db, ids);
  if (total !== body.amount)
    throw conflict(`Jumlah voucher yang dipilih ${formatRupiah(total)}, bukan ${formatRupiah(body.amount)}.`);
  return total;
}

type CompleteCall = StaffCall<
  { id: string },
  unknown,
  z.output<NonNullable<(typeof completePettyMove)['body']>>
>;

/** The money of an approved move is there, or goes: the fund and the drawer move together. 403, 404, 409, 422. */
export async function completeMove(call: CompleteCall): Promise<PettyRequest> {
  const { db, staff, now, origin, params, body } = call;
  const { row, held } = await lockMoving(call, params.id);
  const obstacle = completeObstacle(row, staff);
  if (obstacle !== null) throw forbidden(obstacle);
  const isDrawer = row.place === 'DRAWER';
  if (!isDrawer && body.reference.length < 3) throw invalid({ reference: 'Tulis nomor referensinya.' });
  await keepProof(db, isDrawer ? null : body.file_id, {
    ...{ person: staff, owner: requestOwner(row.id), officeId: row.officeId, now },
  });
  const voucher = await moveMoney(db, row, held, now, {
    ...{ writtenBy: staff.id, approvedBy: row.decidedBy ?? 0, reference: isDrawer ? '' : body.reference },
  });
  if (isDrawer) await moveDrawer(call, row, voucher);
  await writeHistory(db, {
    ...{ at: now, staffId: staff.id, origin, record: fundRecord(row.officeId) },
    action: 'PETTY_MOVE_COMPLETED',
    summary: `Mencatat ${requestNoun(row)}: ${formatRupiah(row.amount)}, voucher ${voucher.number}`,
    changes: { request_id: [row.id, row.id] },
  });
  return toRequest(db, await readRequest(db, staff, params.id), staff);
}

/** The drawer's side: after the fund is held, as everywhere. */
async function moveDrawer(
  { db, staff, now }: CompleteCall,
  row: PettyRequestRow,
  { id, number, cash }: { id: number; number: string; cash: number },
): Promise<void> {
  const holder = await drawerOf(db, staff.id);
  if (holder.office.id !== row.officeId)
    throw conflict(
      `Kas Anda sekarang di kantor ${holder.office.name}, jadi uangnya tidak dipindahkan dari sini.`,
    );
  const use = { holder, reader: staff, now };
  if (cash > 0) await requireCash(db, use, cash);
  else await requireOpenDay(db, use);
  await db.insert(cashActs).values({
    ...{ kind: cash > 0 ? 'TO_PETTY_CASH' : 'FROM_PETTY_CASH', cash: -cash, pettyVoucherId: id },
    ...{ officeId: row.officeId, staffId: staff.id, day: dayOf(use), at: now, writtenBy: staff.id },
    ...{ counterparty: `Kas kecil kantor ${row.office.name}`, reference: number, note: row.reason },
  });
}

/** A move that is approved and whose money has not moved, with its fund held. 404, 403, 409. */
async function lockMoving({ db, staff, now }: Pick<CompleteCall, 'db' | 'staff' | 'now'>, id: string) {
  const { officeId } = await readRequest(db, staff, id);
  const held = await lockFund(db, officeId, now);
  const row = await readRequest(db, staff, id);
  const current = async () => ({ current: await toRequest(db, row, staff) });
  if (!isMove(row) || row.status !== 'APPROVED')
    throw conflict('Permintaan ini belum disetujui, atau tidak memindahkan uang.', await current());
  if (row.made) throw conflict(`Uangnya sudah berpindah: voucher ${row.made.number}.`, await current());
  if (row.cancelledAt) throw conflict('Permintaan ini sudah dinyatakan tidak jadi.', await current());
  return { row, held };
}

type CancelCall = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof cancelPettyMove)['body']>>>;

/** The money of an approved move never comes: what it named is free again. 403, 404, 409. */
export async function cancelMove(call: CancelCall): Promise<PettyRequest> {
  const { db, staff, now, origin, params, body } = call;
  const { row } = await lockMoving(call, params.id);
  const obstacle = cancelObstacle(row, staff);
  if (obstacle !== null) throw forbidden(obstacle);
  await db
    .update(pettyRequests)
    .set({ cancelledAt: now, cancelledBy: staff.id, cancelReason: body.reason })
    .where(eq(pettyRequests.id, row.id));
  if (row.kind === 'TOP_UP') await freeVouchers(db, row);
  await writeHistory(db, {
    ...{ at: now, staffId: staff.id, origin, record: fundRecord(row.officeId), reason: body.reason },
    action: 'PETTY_MOVE_CANCELLED',
    summary: `Menyatakan ${requestNoun(row)} tidak jadi: ${formatRupiah(row.amount)}`,
    changes: { request_id: [row.id, row.id] },
  });
  const message = `${staff.name} menyatakan ${requestNoun(row)} tidak jadi. Alasan: ${body.reason}`;
  const title = 'Uang kas kecil tidak jadi berpindah';
  await notify(db, [row.requestedBy], { title, message, ...fundLink(row.officeId) }, now);
  return toRequest(db, await readRequest(db, staff, params.id), staff);
}
