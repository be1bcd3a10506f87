import { formatRupiah } from '@/lib/format/rupiah';
import { conflict } from '../platform/core/ApiError';
import { letGoLately, lettingGoObstacle, type LettingGo } from '../requests/engine/limits';
import type { Call } from '../requests/engine/Subject';
import { lockShortage, owedOfShortage, settleShortage } from '../cash/shortage';
import type { DrawerRequestRow } from './drawerRequest';

/** A part of what a collector owes is asked for no more. 409: it was settled meanwhile. */
export async function applyShortageWriteOff(
  { db, staff: by, now }: Call,
  { shortageId, amount, reason, requestedBy, payload }: DrawerRequestRow,
): Promise<void> {
  const shortage = await lockShortage(db, shortageId ?? 0);
  // Rehearsed for who asks: nobody else is there yet who decides it.
  if (by.id === requestedBy) {
    if (amount > owedOfShortage(shortage))
      throw conflict(`Kurang setor ini tinggal ${formatRupiah(owedOfShortage(shortage))}.`);
    return;
  }
  const note = payload.kind === 'SHORTAGE_WRITE_OFF' ? payload.note : reason;
  await settleShortage(db, shortage, {
    ...{ amount, at: now, writtenBy: requestedBy, decidedBy: by.id, reason: note },
  });
}

/**
 * What a write-off lets go, and why the caller may not alone: together with what they let go of this collector in the last 30
 * days it is more than the title lets go; null: they may (docs/decisions/0134).
 */
export async function writeOffLimits(
  { db, staff, now }: Call,
  { kind, amount, holderId: collectorId }: DrawerRequestRow,
): Promise<{ lettingGo: LettingGo[]; beyond: string | null }> {
  if (kind !== 'SHORTAGE_WRITE_OFF') return { lettingGo: [], beyond: null };
  const before = await letGoLately(db, staff, { collectorId }, now);
  return {
    lettingGo: [{ collectorId, amount }],
    beyond: lettingGoObstacle(amount, before, staff, 'untuk kolektor ini'),
  };
}
