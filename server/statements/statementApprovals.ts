import { and, asc, sql } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { formatNumber } from '@/lib/format/rupiah';
import { checkObstacle } from '../imports/checkObstacle';
import { handsOf } from '../imports/handsOf';
import { toBatches } from '../imports/toBatch';
import { ofSeenOffices } from '../platform/auth/offices';
import { importBatches } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { isUnchecked } from './isUnchecked';

/** Posted statements that nobody compared with the bank yet, oldest first, at most `limit`; `own`: those of the caller. */
export async function statementApprovals(
  { db, staff, now }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  if (whose === 'decide' && staff.access.is_credit_approval !== 1) return [];
  const { id, posters, postedAt, createdBy, officeId } = importBatches;
  const isOwn = sql`${staff.id} = any(${posters} || ${createdBy})`;
  const batches = await db
    .select()
    .from(importBatches)
    .where(and(isUnchecked, ofSeenOffices(officeId, staff), whose === 'own' ? isOwn : sql`not ${isOwn}`))
    .orderBy(asc(postedAt), asc(id))
    .limit(limit);
  const ids = batches.map((batch) => batch.id);
  const hands = await handsOf(db, ids);
  const shown = await toBatches(db, staff, ids, now);
  return batches.flatMap((batch): ApprovalRow[] => {
    const one = shown.get(batch.id);
    const mayDecide = checkObstacle({ ...batch, hands: hands.get(batch.id) ?? [] }, staff) === null;
    if (!one || (whose === 'decide' && !mayDecide)) return [];
    const label = `${batch.bank} ${batch.fileName}`;
    const posted = one.states.find(({ state }) => state === 'POSTED')?.rows ?? 0;
    return [
      {
        kind: 'STATEMENT',
        request_id: batch.id,
        record: { type: 'import', id: String(batch.id), label },
        version: batch.version,
        card: null,
        name: label,
        office_id: batch.officeId,
        what: 'Pemeriksaan mutasi',
        summary: `${formatNumber(batch.rowCount)} uang masuk, ${formatNumber(posted)} baris sudah menjadi nota. Cocokkan berkas dan jumlahnya dengan bank.`,
        reason: null,
        request_by: one.posted_by,
        requested_at: one.posted_at ?? one.created_at,
        amount: one.states.reduce((sum, { amount }) => sum + amount, 0),
        may_decide: mayDecide,
        may_withdraw: false,
      },
    ];
  });
}
