import type { HttpHandler } from 'msw';
import { countApprovalInbox, listApprovalInbox, type ApprovalRow } from '@/lib/contract/approvalInbox';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildApprovalRows, buildOwnRow, ofKind } from './buildApprovalRow';

/** An inbox of these, and of one's own. */
export const inboxOf = (decide: readonly ApprovalRow[], own: readonly ApprovalRow[]): HttpHandler[] => [
  mockEndpoint(listApprovalInbox, ({ query }) => {
    const rows = ofKind(query.whose === 'own' ? own : decide, query.kind);
    const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 20)];
    return { rows: rows.slice((page - 1) * size, page * size), count: rows.length, count_more: false };
  }),
  mockEndpoint(countApprovalInbox, {
    decide: { count: decide.length, count_more: false },
    own: { count: own.length, count_more: false },
  }),
];

/** One of every kind waits, and one of the reader's own. */
export const approvalHandlers: HttpHandler[] = inboxOf(buildApprovalRows(), [buildOwnRow()]);
