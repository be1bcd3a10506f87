import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { conflict } from '../platform/core/ApiError';
import { pettyFunds, pettyRequests, pettyVouchers } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import type { RunningFund } from './fund';
import { holdersOf } from './people';
import type { PettyRequestRow } from './requestRow';

/** The fund is the receiver's from now on. 409: money moved since it was counted, but for what that count found. */
export async function applyHolder({ db, staff }: Call, row: PettyRequestRow, held: RunningFund) {
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
  if (staff.id === row.requestedBy) return;
  await db
    .update(pettyFunds)
    .set({ holderId: row.receiverId ?? 0 })
    .where(eq(pettyFunds.officeId, office.id));
}
