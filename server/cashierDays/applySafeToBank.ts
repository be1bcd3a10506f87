import { safeMovements } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import { requireInSafe } from '../cash/safe';
import type { DrawerRequestRow } from './drawerRequest';

/** What somebody brought to the bank leaves the safe. 409: it holds less. */
export async function applySafeToBank(
  { db, staff: by, now }: Call,
  { id, office, amount }: DrawerRequestRow,
): Promise<void> {
  await requireInSafe(db, office, amount, 'to bank');
  await db.insert(safeMovements).values({
    kind: 'SAFE_TO_BANK',
    officeId: office.id,
    at: now,
    cash: -amount,
    requestId: id,
    writtenBy: by.id,
  });
}
