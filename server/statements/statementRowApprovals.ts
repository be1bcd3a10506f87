import { and, asc, eq, getTableColumns, not } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { formatNumber } from '@/lib/format/rupiah';
import { ofSeenOffices } from '../platform/auth/offices';
import { asker, askedBy, decidedBy, decider, requestNames } from '../platform/db/namedRequests';
import { importBatches, importRequests } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { mayDecide } from '../requests/engine/refusals';
import { involvedIn, involvedObstacle } from './statementSubject';

/** Rows of statements in the inbox, oldest first, at most `limit`. */
export async function statementRowApprovals(
  { db, staff }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  if (whose === 'decide' && staff.access.is_credit_approval !== 1) return [];
  const isOwn = eq(importRequests.requestedBy, staff.id);
  const found = await db
    .select({ request: { ...getTableColumns(importRequests), ...requestNames }, batch: importBatches })
    .from(importRequests)
    .innerJoin(importBatches, eq(importBatches.id, importRequests.batchId))
    .innerJoin(asker, askedBy(importRequests))
    .leftJoin(decider, decidedBy(importRequests))
    .where(
      and(
        eq(importRequests.status, 'WAITING'),
        ofSeenOffices(importBatches.officeId, staff),
        whose === 'own' ? isOwn : not(isOwn),
      ),
    )
    .orderBy(asc(importRequests.requestedAt), asc(importRequests.id))
    .limit(limit);
  const rows: ApprovalRow[] = [];
  for (const { request, batch } of found) {
    const ids = request.rows.map(({ id }) => id);
    const had = whose === 'decide' ? involvedObstacle(await involvedIn(db, batch, ids), staff.id) : null;
    if (had !== null) continue;
    const label = `${batch.bank} ${batch.fileName}`;
    rows.push({
      kind: 'STATEMENT_ROWS',
      request_id: request.id,
      record: { type: 'import', id: String(batch.id), label },
      version: batch.version,
      card: null,
      name: label,
      office_id: batch.officeId,
      what: 'Posting baris mutasi',
      summary: summaryOf(request.rows),
      reason: request.reason,
      request_by: { username: request.askerUsername, name: request.askerName },
      requested_at: request.requestedAt.toISOString(),
      amount: request.letGo,
      may_decide: mayDecide(request, staff),
      may_withdraw: request.requestedBy === staff.id,
    });
  }
  return rows;
}

/** `3 baris menyebut kontrak lain, 1 baris seperti sudah diposting, 12 baris bertanggal terlalu lama.` */
function summaryOf(rows: (typeof importRequests.$inferSelect)['rows']): string {
  const other = rows.filter(({ namedOther }) => namedOther !== null).length;
  const again = rows.filter((row) => (row.again ?? []).length > 0).length;
  const late = rows.filter((row) => row.late).length;
  const parts = [
    ...(other > 0 ? [`${formatNumber(other)} baris menyebut kontrak lain`] : []),
    ...(again > 0 ? [`${formatNumber(again)} baris seperti sudah diposting`] : []),
    ...(late > 0 ? [`${formatNumber(late)} baris bertanggal terlalu lama`] : []),
  ];
  return `${parts.join(', ')}.`;
}
