import type { HttpHandler } from 'msw';
import { countApprovalInbox, listApprovalInbox } from '@/lib/contract/approvalInbox';
import { htmlPage, mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildApprovalRow } from './buildApprovalRow';
import { inboxOf } from './handlers';

/* Named worlds for stories and tests; each goes before the happy path. */

export const nothingWaits: HttpHandler[] = inboxOf([], []);
export const manyWait: HttpHandler[] = inboxOf(
  Array.from({ length: 45 }, (_, at) => buildApprovalRow({ request_id: at + 1, card: `JKT-2604-${at}` })),
  [],
);
export const inboxSlow: HttpHandler[] = [mockEndpoint(listApprovalInbox, () => never())];
export const inboxFails: HttpHandler[] = [mockEndpoint(listApprovalInbox, () => refuse(500, ''))];
export const inboxOffline: HttpHandler[] = [mockEndpoint(listApprovalInbox, () => offline())];
export const inboxForbidden: HttpHandler[] = [
  mockEndpoint(listApprovalInbox, () => refuse(403, 'Anda tidak punya hak untuk ini.')),
];
/** A host of the six calls. */
export const noInbox: HttpHandler[] = [
  mockEndpoint(listApprovalInbox, () => refuse(404, 'Tidak ada.')),
  mockEndpoint(countApprovalInbox, () => htmlPage(404)),
];
