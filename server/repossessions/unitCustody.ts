import { and, desc, eq, inArray } from 'drizzle-orm';
import type { UnitKind } from '@/lib/contract/repossessionTerms';
import type { FoundContract } from '../contracts/readContract';
import type { Db } from '../platform/db/connect';
import { repossessionOrders, unitHandovers, unitRecords } from '../platform/db/schema';

type Contract = Pick<FoundContract['contract'], 'code' | 'status'>;

/** Whether the company has a contract's unit. */
export interface Custody {
  isHere: boolean;
  /** The day of the last BAST by which it was taken; '': none, it was taken before there were any, or never. */
  since: string;
  /** How it left last, after it was taken; null: it has not. */
  left: 'RETURNED' | 'SOLD' | null;
}

/** Who has a contract's unit: the company from its BAST until it was given back or sold. */
export async function custodyOf(db: Db, { code, status }: Contract): Promise<Custody> {
  const [taken] = await db
    .select({ day: unitHandovers.day, at: unitHandovers.receivedAt })
    .from(unitHandovers)
    .innerJoin(repossessionOrders, eq(repossessionOrders.id, unitHandovers.orderId))
    .where(and(eq(repossessionOrders.contractCode, code), eq(unitHandovers.result, 'SURRENDERED')))
    .orderBy(desc(unitHandovers.receivedAt))
    .limit(1);
  const [out] = await db
    .select({ kind: unitRecords.kind, at: unitRecords.at })
    .from(unitRecords)
    .where(and(eq(unitRecords.contractCode, code), inArray(unitRecords.kind, ['RETURNED', 'SOLD'])))
    .orderBy(desc(unitRecords.id))
    .limit(1);
  const isOut = out !== undefined && (taken === undefined || out.at >= taken.at);
  return {
    isHere: !isOut && (taken !== undefined || status === 'REPOSSESSED'),
    since: taken?.day ?? '',
    left: isOut ? (out.kind as 'RETURNED' | 'SOLD') : null,
  };
}

const GIVEN_BACK_AS: readonly Contract['status'][] = ['ACTIVE', 'SETTLED', 'SETTLED_EARLY', 'RESTRUCTURED'];

/** Why something is not written of a contract's unit, in words; null: it may be. */
export function unitObstacle(kind: UnitKind, { status }: Contract, custody: Custody): string | null {
  if (custody.left === 'SOLD') return 'Unit ini sudah dijual.';
  if (custody.left === 'RETURNED') return 'Unit ini sudah dikembalikan kepada nasabah.';
  if (!custody.isHere) return 'Unit kontrak ini tidak ada pada perusahaan.';
  if (kind === 'RETURNED' && !GIVEN_BACK_AS.includes(status)) {
    return status === 'REPOSSESSED'
      ? 'Kontrak masih berstatus unit ditarik. Minta dulu statusnya menjadi aktif; unit dikembalikan setelah disetujui.'
      : 'Kontrak ini dihapus buku, jadi unitnya dijual, bukan dikembalikan.';
  }
  if (kind === 'SOLD' && status !== 'REPOSSESSED' && status !== 'WRITTEN_OFF') {
    return 'Unit hanya dijual selama kontraknya berstatus unit ditarik atau hapus buku.';
  }
  return null;
}
