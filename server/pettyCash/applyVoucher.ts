import { eq } from 'drizzle-orm';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { pettyVouchers } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import type { RunningFund } from './fund';
import { planVoucher, refunded, type Planned, type Written } from './planVoucher';
import type { PettyRequestRow } from './requestRow';
import { voidObstacle } from './voucherRow';
import { requireBalance, writeVoucher, type NewVoucher } from './writeVoucher';

/** Writes what was planned, and links what it settles. */
export async function writePlanned(
  db: Db,
  held: RunningFund,
  now: Date,
  { planned, ...people }: { planned: Planned } & Pick<NewVoucher, 'writtenBy' | 'approvedBy' | 'requestId'>,
) {
  const written = await writeVoucher(db, held, now, { ...planned, ...people });
  if (planned.kind === 'SETTLEMENT')
    await db
      .update(pettyVouchers)
      .set({ settledBy: written.id })
      .where(eq(pettyVouchers.id, planned.ofId ?? 0));
  return written;
}

/** What a request for a voucher asks to be written. */
const writtenOf = ({ payload, ofId, amount }: PettyRequestRow): Written => ({
  kind: payload.voucher_kind ?? 'EXPENSE',
  categoryId: payload.category_id ?? null,
  ...{ ofId, amount },
  payee: payload.payee ?? '',
  payeeStaffId: payload.payee_staff_id ?? null,
  ...{ description: payload.description ?? '', noProof: payload.no_proof ?? '' },
});

/** A voucher above its limit is written on the day of its approval. 409: the fund holds less, or what it names changed. */
export async function applyVoucher({ db, staff, now }: Call, row: PettyRequestRow, held: RunningFund) {
  const planned = await planVoucher(db, held, writtenOf(row));
  // Rehearsed for who asks: nobody else is there yet who approves it.
  if (staff.id === row.requestedBy) return;
  const people = { writtenBy: row.requestedBy, approvedBy: staff.id, requestId: row.id };
  await writePlanned(db, held, now, { planned, ...people });
}

/** A voucher is taken back by one of today. 409: it was replenished, settled or voided, or part of it came back. */
export async function applyVoid({ db, staff, now }: Call, row: PettyRequestRow, held: RunningFund) {
  const [of] = await db
    .select()
    .from(pettyVouchers)
    .where(eq(pettyVouchers.id, row.ofId ?? 0));
  if (!of) throw new Error('no voucher is voided');
  const obstacle = voidObstacle(of);
  if (obstacle !== null) throw conflict(`${obstacle} Tidak ada yang berubah.`);
  if (of.kind === 'EXPENSE' && (await refunded(db, of.id)) > 0)
    throw conflict(
      `Sebagian uang voucher ${of.number} sudah kembali. Batalkan dulu voucher pengembaliannya.`,
    );
  requireBalance(held, -of.cash);
  if (staff.id === row.requestedBy) return;
  const written = await writeVoucher(db, held, now, {
    ...{ kind: 'VOID', ofId: of.id, categoryId: of.categoryId, requestId: row.id },
    ...{ cash: -of.cash, toReplenish: -of.toReplenish, spent: -of.spent },
    ...{ description: row.reason, payee: of.payee, payeeStaffId: of.payeeStaffId, payeeKey: of.payeeKey },
    ...{ writtenBy: row.requestedBy, approvedBy: staff.id },
  });
  const { id } = pettyVouchers;
  await db.update(pettyVouchers).set({ voidedBy: written.id }).where(eq(id, of.id));
  // What was advanced is open again.
  if (of.kind === 'SETTLEMENT')
    await db
      .update(pettyVouchers)
      .set({ settledBy: null })
      .where(eq(id, of.ofId ?? 0));
}

/** What a count found becomes a voucher: the fund's balance is what lies there. 409: it holds less than is missing. */
export async function applyDifference({ db, staff, now }: Call, row: PettyRequestRow, held: RunningFund) {
  requireBalance(held, row.amount);
  if (staff.id === row.requestedBy) return;
  await writeVoucher(db, held, now, {
    ...{ kind: 'DIFFERENCE', requestId: row.id },
    ...{ cash: row.amount, toReplenish: -row.amount, spent: -row.amount },
    description: row.payload.explanation || 'Selisih hitungan kas',
    ...{ writtenBy: row.requestedBy, approvedBy: staff.id },
  });
}
