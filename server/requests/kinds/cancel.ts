import { and, eq, isNull } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { stopAwaiting } from '../../bpkbRecords/stopAwaiting';
import type { FoundContract } from '../../contracts/readContract';
import { restructureLinks } from '../../contracts/restructureLinks';
import { refreshContractStatus } from '../../credits/contractStatus';
import { conflict } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { contracts, disbursements, registrations, waivers } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import { moneyBesideCard, receiptsOn } from '../moneyOnContract';
import type { ApplyContext, RequestKind } from '../RequestKind';
import { STATUS_LABELS } from '../../credits/decideStatus';

/** Why a contract cannot be cancelled, in words; null where it can: it runs, and no money of its customer is here. */
export async function cancelObstacle(
  db: Db,
  { code, status }: FoundContract['contract'],
): Promise<string | null> {
  if (status !== 'ACTIVE') {
    return `Hanya kontrak yang berjalan dapat dibatalkan; kontrak ini berstatus ${STATUS_LABELS[status]}.`;
  }
  const { restructured_from } = await restructureLinks(db, code);
  if (restructured_from !== null) {
    return `Kontrak ini melanjutkan sisa kontrak ${restructured_from}, yang tetap terutang.`;
  }
  return (await receiptsOn(db, code)) ?? (await moneyBesideCard(db, code));
}

/**
 * Ends a contract before its first payment (docs/decisions/0107): no payment, penalty or settlement on it afterwards, its
 * book is no longer awaited and its vehicle is free. Its commissions follow its status by the rule of their scheme (0102).
 * The borrower has the money by then: the principal counts as let go (0134).
 */
export const cancel: RequestKind<'CANCEL'> = {
  askedBy: 'is_contract',
  noun: 'pembatalan',
  principal: ({ found }) => found.contract.principal,
  letsGo: ({ found }) => found.contract.principal,
  async check({ db, found }) {
    const { contract } = found;
    const obstacle = await cancelObstacle(db, contract);
    if (obstacle !== null) throw conflict(obstacle);
    const what = `pokok ${formatRupiah(contract.principal)}, ${contract.tenor} angsuran`;
    return `Dibatalkan sebelum pembayaran pertama: ${what}. ${await paidOutText(db, contract.code)}`;
  },
  async apply(context) {
    const { db, found, now, origin, checker, request } = context;
    const { contract } = found;
    // What was forgiven on it was forgiven of a debt that no longer is.
    await db
      .update(waivers)
      .set({ voidedAt: now, voidedBy: checker.id })
      .where(and(eq(waivers.contractCode, contract.code), isNull(waivers.voidedAt)));
    // As it began: nothing on it is late, whatever the day.
    const ended = { ...contract, status: 'CANCELLED', cardUntil: contract.dateStart } as const;
    await db.update(contracts).set({ cardUntil: ended.cardUntil }).where(eq(contracts.code, contract.code));
    await refreshContractStatus(db, { ...found, contract: ended }, now);
    await stopAwaiting(db, { contractCode: contract.code, now, byId: checker.id });
    await writeHistory(db, {
      at: now,
      staffId: checker.id,
      action: 'CONTRACT_CANCELLED',
      summary: `Membatalkan kontrak ${contract.code} sebelum pembayaran pertama`,
      origin,
      record: { type: 'contract', id: contract.code },
      reason: request.reason,
      changes: { status: [contract.status, 'CANCELLED'], request_id: [null, request.id] },
    });
    await tellRegistration(context);
  },
};

/** What the borrower has of it, in words. */
async function paidOutText(db: Db, code: string): Promise<string> {
  const [paid] = await db.select().from(disbursements).where(eq(disbursements.contractCode, code));
  const how = paid
    ? `sudah dicairkan ${formatRupiah(paid.amount)} pada ${formatDate(paid.day)}`
    : 'tidak tercatat bagaimana dicairkan';
  return `Uangnya ${how}; bila dibatalkan tidak terutang lagi, dan pokoknya dihitung sebagai yang dilepas.`;
}

/** The form that it came from says in its history what became of it. */
async function tellRegistration({ db, found, now, origin, checker, request }: ApplyContext): Promise<void> {
  const { code } = found.contract;
  const [form] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.contractCode, code));
  if (!form) return;
  await writeHistory(db, {
    at: now,
    staffId: checker.id,
    action: 'REGISTRATION_CONTRACT_CANCELLED',
    summary: `Kontrak ${code} dari form ini dibatalkan sebelum pembayaran pertama`,
    origin,
    record: { type: 'registration', id: form.id },
    reason: request.reason,
  });
}
