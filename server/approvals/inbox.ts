import type * as z from 'zod/mini';
import type { ApprovalRow, countApprovalInbox, listApprovalInbox } from '@/lib/contract/approvalInbox';
import { APPROVAL_KINDS } from '@/lib/contract/approvalInboxDefaults';
import { REGISTRY, type InboxCall, type Whose } from './registry';

type Query = z.output<NonNullable<typeof listApprovalInbox.query>>;

/** Counting stops here, or at the end of the page that is asked for. */
const COUNTED = 100;

/** One page of what waits, oldest first. */
export async function approvalInbox(
  call: InboxCall,
  { whose, kind, page, size }: Query,
): Promise<z.input<(typeof listApprovalInbox)['data']>> {
  const end = page * size;
  const limit = Math.max(end, COUNTED);
  const found: ApprovalRow[] = [];
  // One after the other: a call takes one connection.
  for (const one of kind === undefined ? APPROVAL_KINDS : [kind])
    found.push(...(await REGISTRY[one].inbox(call, whose, limit + 1)));
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
export async function approvalCounts(call: InboxCall): Promise<z.input<(typeof countApprovalInbox)['data']>> {
  const countOf = async (whose: Whose) => {
    const { count, count_more } = await approvalInbox(call, { whose, kind: undefined, page: 1, size: 1 });
    return { count, count_more };
  };
  return { decide: await countOf('decide'), own: await countOf('own') };
}
