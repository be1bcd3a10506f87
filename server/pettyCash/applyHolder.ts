import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { conflict } from '../platform/core/ApiError';
import { pettyCounts, pettyFunds, pettyRequests, pettyVouchers } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { Call } from '../requests/engine/Subject';
import type { RunningFund } from './fund';
import { fundDay } from './fundDay';
import { holdersOf } from './people';
import { movingOn, type PettyRequestRow } from './requestRow';

/** The fund is the receiver's from now on. 409: money moved since it was counted, but for what that count found. */
export async function applyHolder(call: Call, row: PettyRequestRow, held: RunningFund) {
  const { db, staff } = call;
  const { office } = held;
  const { id, officeId, requestId } = pettyVouchers;
  const since = await db
    .select({ id })
    .from(pettyVouchers)
    .leftJoin(pettyRequests, eq(pettyRequests.id, requestId))
    .where(
      and(
        eq(officeId, office.id),
        gt(id, row.payload.last_voucher_id ?? 0),
        or(
          sql`${requestId} is null`,
          ne(pettyRequests.kind, 'DIFFERENCE'),
          sql`${pettyRequests.countId} is distinct from ${row.countId}`,
        ),
      ),
    )
    .limit(1);
  if (since.length > 0)
    throw conflict(
      'Uang bergerak sejak dihitung. Tolak serah terima ini; kasnya dihitung dan diserahkan lagi.',
    );
  if (!(await holdersOf(db, office.id)).some((one) => one.id === row.receiverId))
    throw conflict(`${row.receiverName} tidak lagi dapat memegang kas kecil kantor ini.`);
  // The receiver may have approved it, and then nobody could say that its money came.
  if ((await movingOn(db, office.id)).length > 0)
    throw conflict(
      'Ada uang kas kecil yang sudah disetujui dan belum sampai. Selesaikan dulu, baru dananya diterima.',
    );
  if (staff.id === row.requestedBy) return;
  if (row.requestedBy !== held.fund.holderId) await closeLeftDay(call, row, held);
  await db
    .update(pettyFunds)
    .set({ holderId: row.receiverId ?? 0 })
    .where(eq(pettyFunds.officeId, office.id));
}

/** Of a holder who is away, the count that two others made closes the earlier day that is open. */
async function closeLeftDay(
  { db, staff, now, origin }: Call,
  { requestedBy, askerName, payload }: PettyRequestRow,
  held: RunningFund,
): Promise<void> {
  const { fund, office, today } = held;
  const { day } = await fundDay(db, held);
  if (day === today) return;
  const { expected = 0, counted = 0, denominations = {}, explanation = '' } = payload;
  await db.insert(pettyCounts).values({
    ...{ kind: 'CLOSING', officeId: office.id, day, at: now, countedBy: requestedBy, confirmedBy: staff.id },
    ...{ holderId: fund.holderId, expected, counted, denominations, explanation },
    lastVoucherId: payload.last_voucher_id ?? 0,
  });
  await writeHistory(db, {
    ...{ at: now, staffId: staff.id, origin, record: { type: 'petty_fund', id: office.id } },
    action: 'PETTY_DAY_CLOSED',
    summary: `Menutup kas kecil ${formatDate(day)} karena pemegangnya tidak ada: dihitung ${askerName} ${formatRupiah(counted)}, seharusnya ${formatRupiah(expected)}`,
    ...(explanation !== '' && { reason: explanation }),
    changes: { counted_cash: [null, counted], expected_cash: [null, expected] },
  });
}
