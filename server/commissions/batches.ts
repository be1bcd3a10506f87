import { and, asc, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Batch, BatchRow, Payout } from '@/lib/contract/commissions';
import type { PartnerSide } from '../partners/PartnerSide';
import { ofOffice, officeOfList, requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import {
  commissionBatches,
  commissionPayouts,
  commissions,
  contracts,
  partnerAccounts,
  partners,
  staff,
} from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';

const MISSING = 'Pembayaran ini tidak ada.';

/** One page of batches, newest first. 403: another office's. */
export async function listBatches(
  db: Db,
  side: PartnerSide,
  person: SignedIn,
  { office, page, size }: { office?: number | undefined; page: number; size: number },
): Promise<{ rows: BatchRow[]; count: number }> {
  const where = and(
    eq(commissionBatches.kind, side.kind),
    ofOffice(commissionBatches.officeId, officeOfList(person, office)),
  );
  const [rows, [total]] = await Promise.all([
    readRows(db, where, size, (page - 1) * size),
    db.select({ count: count() }).from(commissionBatches).where(where),
  ]);
  return { rows, count: total?.count ?? 0 };
}

/** One batch with its payouts. 404, 403: another office's. */
export async function readBatch(db: Db, side: PartnerSide, person: SignedIn, id: string): Promise<Batch> {
  const where = and(eq(commissionBatches.id, idOf(id, MISSING)), eq(commissionBatches.kind, side.kind));
  const [row] = await readRows(db, where, 1, 0);
  if (!row) throw notFound(MISSING);
  requireOffice(person, row.office_id, 'Pembayaran ini milik kantor lain.');
  return { ...row, payouts: await payoutsOf(db, row.id) };
}

async function readRows(db: Db, where: SQL | undefined, limit: number, offset: number): Promise<BatchRow[]> {
  const found = await db
    .select({ row: commissionBatches, by: { username: staff.username, name: staff.name } })
    .from(commissionBatches)
    .innerJoin(staff, eq(staff.id, commissionBatches.paidBy))
    .where(where)
    .orderBy(desc(commissionBatches.id))
    .limit(limit)
    .offset(offset);
  return found.map(({ row, by }) => ({
    id: row.id,
    number: row.number,
    office_id: row.officeId,
    paid_at: row.paidAt.toISOString(),
    paid_by: by,
    partners: row.partners,
    total: row.total,
  }));
}

async function payoutsOf(db: Db, batchId: number): Promise<Payout[]> {
  const heads = await db
    .select({
      partner: { id: partners.id, name: partners.name },
      account: {
        bank: partnerAccounts.bank,
        number: partnerAccounts.number,
        holder: partnerAccounts.holder,
      },
      total: commissionPayouts.total,
    })
    .from(commissionPayouts)
    .innerJoin(partners, eq(partners.id, commissionPayouts.partnerId))
    .innerJoin(partnerAccounts, eq(partnerAccounts.id, commissionPayouts.accountId))
    .where(eq(commissionPayouts.batchId, batchId))
    .orderBy(asc(partners.name), asc(partners.id));
  const entries = await db
    .select({ row: commissions, customer: contracts.customerName })
    .from(commissions)
    .innerJoin(contracts, eq(contracts.code, commissions.contractCode))
    .where(or(eq(commissions.batchId, batchId), eq(commissions.recoveredIn, batchId)))
    .orderBy(asc(commissions.id));
  return heads.map((head) => ({
    ...head,
    entries: entries
      .filter(({ row }) => row.partnerId === head.partner.id)
      .map(({ row, customer }) => ({
        commission_id: row.id,
        contract_code: row.contractCode,
        customer_name: customer,
        amount: row.batchId === batchId ? row.amount : -row.amount,
      })),
  }));
}
