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

/** Who decides about a drawer opens the inbox, everybody else its day. */
function cashPath(link: string): string {
  const [staffId = '', day = ''] = link.split('/');
  if (link.startsWith('request-')) return paths.approvals();
  return `${paths.paymentDay()}?${new URLSearchParams({ staff: staffId, day }).toString()}`;
}

/** Where each source of notifications leads; `approval` by SPEC 2. What is only said (`office`, `system`) leads nowhere. */
const SOURCE_PATHS: Readonly<Record<string, Target>> = {
  account: { path: paths.account, alone: true },
  approval: { path: paths.customerDetail, always: true },
  credit: { path: paths.creditDetail },
  agent: { path: paths.agentDetail },
  marketer: { path: paths.marketingDetail },
  // Who only decides has no page of statements: what waits of them stands in the inbox.
  statement: {
    path: (link, { is_credit_add }) =>
      is_credit_add === 1 ? paths.statement(Number(link)) : paths.approvals(),
  },
  cash: { path: cashPath },
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
