import { and, eq, isNull, ne } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { refreshContractStatus } from '../../credits/contractStatus';
import { conflict } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { credits, settlements, waivers } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { RequestKind } from '../RequestKind';
import {
  lockReceipts,
  refuseMissingDeposit,
  refusePendingReceipts,
  splitOthers,
  voidDeposits,
  voidReceipts,
  type LockedReceipt,
} from '../voidTogether';

async function readSettlement(tx: Db, code: string, id: number) {
  const [settlement] = await tx
    .select()
    .from(settlements)
    .where(and(eq(settlements.id, id), eq(settlements.contractCode, code)));
  if (!settlement) throw conflict('Pelunasan ini tidak ada pada kontrak ini.');
  if (settlement.undoneAt) throw conflict('Pelunasan ini sudah dibatalkan.');
  return { settlement, receipts: await lockReceipts(tx, eq(credits.settlementId, id)) };
}

/** The acts of paying that its receipts belong to. */
const paymentsOf = (receipts: readonly LockedReceipt[]) => [
  ...new Set(receipts.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]))),
];

/** Undoes an early settlement as a whole: receipts and waivers are void, and the contract runs on. */
export const settlementUndo: RequestKind<'SETTLEMENT_UNDO'> = {
  askedBy: 'is_credit_update',
  noun: 'pembatalan pelunasan',
  takesBack: true,
  async otherOffice({ db, found }, { settlement_id }) {
    const [taken] = await db
      .select({ officeId: credits.officeId })
      .from(credits)
      .where(and(eq(credits.settlementId, settlement_id), ne(credits.officeId, found.office.id)))
      .limit(1);
    return taken?.officeId ?? null;
  },
  async check({ db, found }, { settlement_id }) {
    const { code, status } = found.contract;
    const { settlement, receipts } = await readSettlement(db, code, settlement_id);
    if (status !== 'SETTLED_EARLY') throw conflict(`Kontrak ${code} tidak berstatus lunas dipercepat.`);
    await refusePendingReceipts(db, receipts);
    await refuseMissingDeposit(db, code, paymentsOf(receipts));
    return `Pelunasan ${formatDate(settlement.asOf)}, ${formatRupiah(settlement.total)} (${receipts.length} nota); kontrak berjalan lagi.`;
  },
  async apply(context, { settlement_id }) {
    const { db, found, now, origin, checker, request } = context;
    const { contract } = found;
    const { settlement, receipts } = await readSettlement(db, contract.code, settlement_id);
    await voidReceipts(context, receipts, 'pelunasan dipercepat');
    await voidDeposits(context, paymentsOf(receipts));
    await db
      .update(waivers)
      .set({ voidedAt: now, voidedBy: checker.id })
      .where(and(eq(waivers.settlementId, settlement_id), isNull(waivers.voidedAt)));
    await splitOthers(context, receipts, 'pelunasan dipercepat');
    await db
      .update(settlements)
      .set({ undoneAt: now, undoneBy: checker.id })
      .where(eq(settlements.id, settlement_id));
    await refreshContractStatus(db, { ...found, contract: { ...contract, status: 'ACTIVE' } }, now);
    await writeHistory(db, {
      at: now,
      staffId: checker.id,
      action: 'CONTRACT_SETTLEMENT_UNDONE',
      summary: `Membatalkan pelunasan dipercepat ${formatRupiah(settlement.total)} atas kontrak ${contract.code}, ${receipts.length} nota`,
      origin,
      record: { type: 'contract', id: contract.code },
      reason: request.reason,
      changes: { status: ['SETTLED_EARLY', 'ACTIVE'], request_id: [null, request.id] },
    });
  },
};
