import type { z } from 'zod/mini';
import type { askPettyVoid, writePettyVoucher } from '@/lib/contract/pettyVouchers';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import type { FieldErrors } from '@/lib/contract/envelope';
import { isInLatin } from '@/lib/format/people/payeeKey';
import { formatRupiah } from '@/lib/format/rupiah';
import { requireOffice } from '../platform/auth/offices';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { refuseSecond } from '../requests/engine/refusals';
import { writePlanned } from './applyVoucher';
import { askFor } from './ask';
import { offeredCategories } from './categories';
import { lockFund, requireRunning, type RunningFund } from './fund';
import { requireOpenToday } from './fundDay';
import { keepProof } from './keepProof';
import { voucherOwner } from './owners';
import { isPaid, staffOf } from './people';
import { fundRecord, refuseEnding } from './pettySubject';
import { limitAbove, planVoucher, type Planned, type Written } from './planVoucher';
import { requestNoun, waitingOn } from './requestRow';
import { findVoucher, readVoucher } from './voucherRow';

type Body = z.output<NonNullable<(typeof writePettyVoucher)['body']>>;
type WriteCall = StaffCall<unknown, unknown, Body>;

/** A voucher of today, or what waits where it comes above its limit. 403, 409, 422. */
export async function askVoucher(
  call: WriteCall,
): Promise<{ voucher: PettyVoucher | null; request: PettyRequest | null }> {
  const { db, staff, now, body } = call;
  requireOffice(staff, body.office_id, 'Kas kecil ini milik kantor lain.');
  const held = requireRunning(await lockFund(db, body.office_id, now));
  await refuseEnding(db, held);
  await requireOpenToday(db, held);
  const written = await checkedFields(call, held);
  const planned = await planVoucher(db, held, written);
  refusePayee(call, planned);
  const limit = await limitAbove(db, held, planned);
  if (limit !== null) return { voucher: null, request: await askAbove(call, held, written, planned, limit) };
  const people = { writtenBy: staff.id, approvedBy: null, requestId: null };
  const { id, number } = await writePlanned(db, held, now, { planned, ...people });
  await keepProof(db, body.file_id, {
    ...{ person: staff, owner: voucherOwner(id), officeId: held.office.id, now },
  });
  await writeHistory(db, {
    ...{ at: now, staffId: staff.id, origin: call.origin, record: fundRecord(held.office.id) },
    action: 'PETTY_VOUCHER_WRITTEN',
    summary: `Menulis voucher ${number}: ${formatRupiah(body.amount)}, ${planned.payee}, ${planned.description}`,
  });
  return { voucher: await readVoucher(db, staff, String(id)), request: null };
}

/** What is written; 422 where a kind lacks what it needs, or names what there is not. */
async function checkedFields({ db, body }: WriteCall, { office, today }: RunningFund): Promise<Written> {
  const { kind, amount } = body;
  const spends = kind === 'EXPENSE' || kind === 'SETTLEMENT';
  const names = kind === 'REFUND' || kind === 'SETTLEMENT';
  const person =
    body.payee_staff_id === null
      ? undefined
      : (await staffOf(db, office.id)).find(({ id }) => id === body.payee_staff_id);
  const offered = spends ? await offeredCategories(db, today) : [];
  const needsProof = kind !== 'ADVANCE' && amount > 0;
  const errors: FieldErrors = {
    ...(amount === 0 && kind !== 'SETTLEMENT' && { amount: 'Jumlahnya harus di atas Rp0.' }),
    ...(spends &&
      !offered.some(({ id }) => id === body.category_id) && { category_id: 'Pilih kategori dari daftar.' }),
    ...(!spends && body.category_id !== null && { category_id: 'Voucher ini tidak berkategori.' }),
    ...(names !== (body.of_id !== null) && {
      of_id: names ? 'Pilih voucher yang dimaksud.' : 'Voucher ini tidak menunjuk voucher lain.',
    }),
    ...(kind === 'ADVANCE' && !person && { payee_staff_id: 'Pilih siapa yang menerimanya.' }),
    // Of a settlement it is who got the advance, whoever it is today.
    ...(body.payee_staff_id !== null &&
      kind !== 'SETTLEMENT' &&
      !person && { payee_staff_id: 'Pilih orang kantor ini.' }),
    ...(kind !== 'SETTLEMENT' &&
      !person &&
      !isInLatin(body.payee) && { payee: 'Tulis penerimanya dengan huruf A sampai Z.' }),
    ...(needsProof &&
      body.file_id === null &&
      body.no_proof.length < 5 && { file_id: 'Foto buktinya, atau tulis mengapa tidak ada.' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ...{ kind, amount, categoryId: body.category_id, ofId: body.of_id },
    ...{ payee: person?.name ?? body.payee, payeeStaffId: person?.id ?? null },
    ...{ description: body.description, noProof: body.file_id === null ? body.no_proof : '' },
  };
}

/** 422: who writes it is paid by it. */
function refusePayee({ staff }: WriteCall, planned: Planned): void {
  if (!isPaid(planned, staff)) return;
  const field = planned.kind === 'ADVANCE' ? 'payee_staff_id' : 'payee';
  throw invalid({ [field]: 'Anda sendiri penerimanya; orang lain yang menulis voucher ini.' });
}

async function askAbove(
  call: WriteCall,
  held: RunningFund,
  written: Written,
  planned: Planned,
  limit: number,
): Promise<PettyRequest> {
  const { kind, ofId, categoryId, amount, description, noProof } = written;
  if (ofId !== null) {
    const [waiting] = (await waitingOn(call.db, held.office.id, 'VOUCHER')).filter(
      (row) => row.ofId === ofId,
    );
    if (waiting) refuseSecond(requestNoun(waiting), waiting, call.staff);
  }
  return askFor(
    call,
    held,
    {
      ...{ kind: 'VOUCHER', amount, ofId, reason: '' },
      payload: {
        ...{ voucher_kind: kind, category_id: categoryId, limit, description, no_proof: noProof },
        ...{ payee: planned.payee ?? '', payee_staff_id: planned.payeeStaffId ?? null },
      },
    },
    { file: call.body.file_id },
  );
}

type VoidCall = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof askPettyVoid)['body']>>>;

/** Asks that a voucher be taken back. 403, 404, 409. */
export async function askVoid(call: VoidCall): Promise<PettyRequest> {
  const { db, staff, now, params, body } = call;
  const { officeId } = await findVoucher(db, staff, params.id);
  const held = requireRunning(await lockFund(db, officeId, now));
  const of = await findVoucher(db, staff, params.id);
  const [waiting] = (await waitingOn(db, officeId, 'VOID')).filter(({ ofId }) => ofId === of.id);
  if (waiting) refuseSecond(`pembatalan voucher ${of.number}`, waiting, staff);
  if (isPaid(of, staff))
    throw forbidden('Anda sendiri penerima uangnya; orang lain yang meminta pembatalannya.');
  if (of.kind === 'VOID') throw conflict(`Voucher ${of.number} sendiri adalah pembatalan.`);
  return askFor(call, held, {
    ...{ kind: 'VOID', ofId: of.id, amount: Math.abs(of.cash), reason: body.reason, payload: {} },
  });
}
