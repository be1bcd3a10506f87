import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { agentCommissions, Commission } from '@/lib/contract/commissions';
import type { PartnerSide } from '../partners/PartnerSide';
import { ofOffice, officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { wordsFound } from '../platform/db/wordsFound';
import {
  commissionBatches,
  commissions,
  commissionSchemes,
  contracts,
  offices,
  partners,
  staff,
} from '../platform/db/schema';
import { dueBack } from './dueBack';
import { obstacleToApprove } from './obstacleToApprove';
import { ON_OWN_CONTRACT } from './onOwnContract';

type ListQuery = z.output<NonNullable<typeof agentCommissions.list.query>>;

const batch = alias(commissionBatches, 'batch');
const recovered = alias(commissionBatches, 'recovered');

/** Commissions of a kind as this person sees them, newest first, or from the `oldest` on. */
export async function readCommissions(
  db: Db,
  side: PartnerSide,
  person: SignedIn,
  now: Date,
  {
    where,
    size = 1,
    page = 1,
    oldest = false,
  }: { where: SQL | undefined; size?: number; page?: number; oldest?: boolean },
): Promise<Commission[]> {
  const found = await db
    .select({
      row: commissions,
      partner: { id: partners.id, name: partners.name },
      customer: contracts.customerName,
      scheme: commissionSchemes.number,
      approver: { username: staff.username, name: staff.name },
      batch: { id: batch.id, number: batch.number },
      recovered: { id: recovered.id, number: recovered.number },
      due: dueBack(now),
      isOwn: ON_OWN_CONTRACT,
    })
    .from(commissions)
    .innerJoin(partners, eq(partners.id, commissions.partnerId))
    .innerJoin(contracts, eq(contracts.code, commissions.contractCode))
    .innerJoin(commissionSchemes, eq(commissionSchemes.id, commissions.schemeId))
    .innerJoin(offices, eq(offices.id, commissions.officeId))
    .leftJoin(staff, eq(staff.id, commissions.approvedBy))
    .leftJoin(batch, eq(batch.id, commissions.batchId))
    .leftJoin(recovered, eq(recovered.id, commissions.recoveredIn))
    .where(and(eq(commissions.kind, side.kind), where))
    .orderBy(oldest ? asc(commissions.id) : desc(commissions.id))
    .limit(size)
    .offset((page - 1) * size);
  return found.map(({ row, ...one }) => ({
    id: row.id,
    state: row.state,
    partner: one.partner,
    office_id: row.officeId,
    contract_code: row.contractCode,
    customer_name: one.customer,
    principal: row.principal,
    scheme_number: one.scheme,
    basis: row.basis,
    value: row.value,
    amount: row.amount,
    computed_at: row.computedAt.toISOString(),
    approved_by: one.approver,
    approved_at: row.approvedAt?.toISOString() ?? null,
    batch: one.batch,
    taken_back:
      row.backWhy !== null && row.backAt ? { why: row.backWhy, at: row.backAt.toISOString() } : null,
    recovered: one.recovered,
    due_back: one.due,
    version: row.version,
    obstacle: obstacleToApprove(row, one.due, one.isOwn, person),
  }));
}

/** One page of commissions, and what all of the filtered ones come to. 403: another office's. */
export async function listCommissions(
  db: Db,
  side: PartnerSide,
  person: SignedIn,
  query: ListQuery,
  now: Date,
): Promise<{ rows: Commission[]; count: number; total: number }> {
  const words = wordsFound(sql`${partners.searchText} || ${contracts.searchText}`, query.search);
  const where = and(
    ofOffice(commissions.officeId, officeOfList(person, query.office)),
    query.state === undefined ? undefined : eq(commissions.state, query.state),
    query.partner === undefined ? undefined : eq(commissions.partnerId, query.partner),
    ...words,
  );
  const { size, page } = query;
  const counting = db
    .select({ count: sql<string>`count(*)`, total: sql<string>`coalesce(sum(${commissions.amount}), 0)` })
    .from(commissions)
    .innerJoin(partners, eq(partners.id, commissions.partnerId))
    .innerJoin(contracts, eq(contracts.code, commissions.contractCode))
    .where(and(eq(commissions.kind, side.kind), where));
  const [rows, [totals]] = await Promise.all([
    readCommissions(db, side, person, now, { where, size, page }),
    counting,
  ]);
  return { rows, count: Number(totals?.count ?? 0), total: Number(totals?.total ?? 0) };
}
