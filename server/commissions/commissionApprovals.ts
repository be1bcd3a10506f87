import { and, eq } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { Commission } from '@/lib/contract/commissions';
import { sidesOf, type PartnerSide } from '../partners/PartnerSide';
import { ofSeenOffices } from '../platform/auth/offices';
import { firstPassing } from '../platform/db/firstPassing';
import { commissions } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { readCommissions } from './readCommissions';

/** Computed commissions in the inbox, of each kind the oldest `limit`. Nobody asks for one: of one's own there is none. */
export async function commissionApprovals(
  { db, staff, now }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  if (whose === 'own' || staff.access.is_credit_approval !== 1) return [];
  const where = and(eq(commissions.state, 'COMPUTED'), ofSeenOffices(commissions.officeId, staff));
  const rows: ApprovalRow[] = [];
  for (const side of sidesOf(staff)) {
    const found = await firstPassing(
      (size, offset) =>
        readCommissions(db, side, staff, now, { where, size, page: offset / size + 1, oldest: true }),
      (commission) => (commission.obstacle === null ? toRow(side, commission) : null),
      limit,
    );
    rows.push(...found);
  }
  return rows;
}

function toRow(side: PartnerSide, commission: Commission): ApprovalRow {
  const { id, partner, contract_code: code, version } = commission;
  return {
    kind: 'COMMISSION',
    request_id: id,
    record: { type: side.record, id: String(partner.id), label: code },
    version,
    card: null,
    name: partner.name,
    office_id: commission.office_id,
    what: `Komisi ${side.noun}`,
    summary: `Dari kontrak ${code}, ${commission.customer_name}.`,
    reason: null,
    request_by: null,
    requested_at: commission.computed_at,
    amount: commission.amount,
    may_decide: true,
    may_withdraw: false,
  };
}
