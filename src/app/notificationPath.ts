import type { Access } from '@/lib/contract/access';
import type { Notification } from '@/lib/contract/notifications';
import { requestPath } from './layouts/requestPath';
import { paths } from './paths';
import { destinationOf, type Holder } from './routeAccess';

interface Target {
  path: (link: string, access: Access) => string;
  /** Whatever rights there are. */
  always?: boolean;
  /** A page that needs no link. */
  alone?: boolean;
}

/**
 * Who decides about a drawer or petty cash opens the inbox, everybody else its day or the fund. `petty-{office}-{request}`
 * is a move of the fund: a cashier without petty cash gives it, or takes it, on their own day. `handover-{id}` was short.
 */
function cashPath(link: string, { is_pettycash }: Access): string {
  const [staffId = '', day = ''] = link.split('/');
  if (link.startsWith('request-')) return paths.approvals();
  const [, handover] = /^handover-(\d+)$/.exec(link) ?? [];
  if (handover !== undefined) return paths.handoverDetail(Number(handover));
  const [, office, request] = /^petty-(\d+)(?:-(\d+))?$/.exec(link) ?? [];
  if (office !== undefined && is_pettycash === 1) return paths.pettyCashOf(office);
  if (office !== undefined)
    return request === undefined ? paths.paymentDay() : paths.paymentDayPetty(request);
  return `${paths.paymentDay()}?${new URLSearchParams({ staff: staffId, day }).toString()}`;
}

/** Who decides about a book opens the inbox, whoever asked the book. */
const bookPath = (link: string): string =>
  link.startsWith('request-') ? paths.approvals() : paths.bpkbDetail(link);

/** Where each source of notifications leads; `approval` by SPEC 2. What is only said (`office`, `system`) leads nowhere. */
const SOURCE_PATHS: Readonly<Record<string, Target>> = {
  account: { path: paths.account, alone: true },
  approval: { path: paths.customerDetail, always: true },
  credit: { path: paths.creditDetail },
  // The order to take a unit that names them; what else collectors are told has no link.
  collector: { path: paths.collectorUnit },
  agent: { path: paths.agentDetail },
  marketer: { path: paths.marketingDetail },
  // Who only decides has no page of statements: what waits of them stands in the inbox.
  statement: {
    path: (link, { is_credit_add }) =>
      is_credit_add === 1 ? paths.statement(Number(link)) : paths.approvals(),
  },
  cash: { path: cashPath },
  bpkb: { path: bookPath },
  change: { path: paths.approvals, alone: true },
  request: { path: (link, access) => requestPath(access, link) },
};

/** The address that a notification opens for this person; null where it leads nowhere, or to nothing of theirs. */
export function notificationPath(
  { source, link }: Pick<Notification, 'source' | 'link'>,
  holder: Holder,
): string | null {
  const target = source !== null && Object.hasOwn(SOURCE_PATHS, source) ? SOURCE_PATHS[source] : undefined;
  if (!target || !(link || target.alone)) return null;
  const path = target.path(link ?? '', holder.access);
  return target.always || destinationOf(path.replace(/\?.*/, ''), holder).kind === 'page' ? path : null;
}

/** The receipt that a notification is about, where it opens something else; null for those who may not read it. */
export function notificationReceiptPath(
  { receipt_id }: Pick<Notification, 'receipt_id'>,
  holder: Holder,
): string | null {
  if (receipt_id === undefined) return null;
  const path = paths.creditDetail(receipt_id);
  return destinationOf(path, holder).kind === 'page' ? path : null;
}
