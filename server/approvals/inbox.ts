import type * as z from 'zod/mini';
import type { ApprovalRow, countApprovalInbox, listApprovalInbox } from '@/lib/contract/approvalInbox';
import { APPROVAL_KINDS, type ApprovalKind } from '@/lib/contract/approvalInboxDefaults';
import { bpkbApprovals } from '../bpkb/bpkbApprovals';
import { drawerApprovals } from '../cashierDays/drawerApprovals';
import { changeApprovals } from '../changes/changeApprovals';
import { commissionApprovals } from '../commissions/commissionApprovals';
import { receiptApprovals } from '../creditRequests/receiptApprovals';
import { partnerApprovals } from '../partners/partnerApprovals';
import { pettyApprovals } from '../pettyCash/pettyApprovals';
import type { StaffCall } from '../platform/http/route';
import { registrationApprovals } from '../registrations/registrationApprovals';
import { vehicleApprovals } from '../registrations/vehicleApprovals';
import { contractApprovals } from '../requests/contractApprovals';
import { statementApprovals } from '../statements/statementApprovals';
import { statementRowApprovals } from '../statements/statementRowApprovals';

type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>;
type Query = z.output<NonNullable<typeof listApprovalInbox.query>>;
type Whose = Query['whose'];

/**
 * What waits of one kind: what the caller may decide by the rules of whoever decides it, or what they asked for; the oldest
 * `limit`. A new kind is a line here, and its evidence on the page.
 */
type Source = (call: Call, whose: Whose, limit: number) => Promise<ApprovalRow[]>;

const SOURCES: Readonly<Record<ApprovalKind, Source>> = {
  RECEIPT: receiptApprovals,
  CONTRACT: contractApprovals,
  REGISTRATION: registrationApprovals,
  VEHICLE: vehicleApprovals,
  PARTNER: partnerApprovals,
  COMMISSION: commissionApprovals,
  STATEMENT_ROWS: statementRowApprovals,
  STATEMENT: statementApprovals,
  CASH: drawerApprovals,
  PETTY_CASH: pettyApprovals,
  BPKB: bpkbApprovals,
  CHANGE: changeApprovals,
};

/** Counting stops here, or at the end of the page that is asked for. */
const COUNTED = 100;

/** One page of what waits, oldest first. */
export async function approvalInbox(
  call: Call,
  { whose, kind, page, size }: Query,
): Promise<z.input<(typeof listApprovalInbox)['data']>> {
  const end = page * size;
  const limit = Math.max(end, COUNTED);
  const found: ApprovalRow[] = [];
  // One after the other: a call takes one connection.
  for (const one of kind === undefined ? APPROVAL_KINDS : [kind])
    found.push(...(await SOURCES[one](call, whose, limit + 1)));
  const rows = found.toSorted(
    (one, other) =>
      one.requested_at.localeCompare(other.requested_at) ||
      APPROVAL_KINDS.indexOf(one.kind) - APPROVAL_KINDS.indexOf(other.kind) ||
      one.request_id - other.request_id,
  );
  return {
    rows: rows.slice(end - size, end),
    count: Math.min(rows.length, limit),
    count_more: rows.length > limit,
  };
}

/** How much waits for a decision of the caller, and of their own. */
export async function approvalCounts(call: Call): Promise<z.input<(typeof countApprovalInbox)['data']>> {
  const countOf = async (whose: Whose) => {
    const { count, count_more } = await approvalInbox(call, { whose, kind: undefined, page: 1, size: 1 });
    return { count, count_more };
  };
  return { decide: await countOf('decide'), own: await countOf('own') };
}
