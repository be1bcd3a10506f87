import { mutationOptions, notifyManager, type QueryClient } from '@tanstack/react-query';
import { readAllNotifications, readNotification, type Notification } from '@/lib/contract/notifications';
import { call, request } from '@/lib/http/request';
import { keepFact, recheck, refreshCount } from './receiveFact';
import {
  appendPage,
  isPending,
  isUnread,
  NOTHING_PENDING,
  type Fact,
  type PendingReads,
} from './notifications.cache';
import {
  fetchPage,
  inboxOptions,
  notificationKeys,
  pendingReads,
  unreadCountOptions,
} from './notifications.queries';
import { tellOtherTabs } from './otherTabs';

/** Arrivals move rows onto later pages: a page that brings nothing new is passed over this often at most. */
const PASSED_OVER = 5;

/** Marks one read. Call `beginRead` first: it shows the row read at once and takes no second click. */
export const readOneOptions = () =>
  mutationOptions({
    mutationKey: [...notificationKeys.all, 'read'],
    mutationFn: (row: Notification) => call(readNotification, { params: { id: row.id } }),
    onSuccess: (_data, row, _begun, { client }) => {
      applyConfirmed(client, { kind: 'read', id: row.id, at: new Date().toISOString() }, (pending) =>
        without(pending, row),
      );
    },
    onError: (_error, row, _begun, { client }) => {
      client.setQueryData<PendingReads>(notificationKeys.pending(), without(pendingReads(client), row));
    },
    onSettled: (_data, _error, _row, _begun, { client }) => refreshCount(client),
  });

/** Shows a row as read. False: it is read already, or is being read. */
export function beginRead(client: QueryClient, row: Notification): boolean {
  const pending = pendingReads(client);
  if (!isUnread(row, pending)) return false;
  client.setQueryData<PendingReads>(notificationKeys.pending(), {
    ...pending,
    ids: [...pending.ids, String(row.id)],
  });
  return true;
}

/** Marks everything read; call `beginReadAll` first. Only status 200 resets the local state (SPEC 7). */
export const readAllOptions = () =>
  mutationOptions({
    mutationKey: [...notificationKeys.all, 'readAll'],
    mutationFn: () => request(readAllNotifications, {}),
    onSuccess: (answer, _none, _begun, { client }) => {
      if (answer.status === 200) {
        applyConfirmed(client, { kind: 'allRead', at: new Date().toISOString() }, withoutAll);
      } else {
        client.setQueryData<PendingReads>(notificationKeys.pending(), withoutAll(pendingReads(client)));
        recheck(client);
      }
    },
    onError: (_error, _none, _begun, { client }) => {
      client.setQueryData<PendingReads>(notificationKeys.pending(), withoutAll(pendingReads(client)));
    },
    onSettled: (_data, _error, _none, _begun, { client }) => refreshCount(client),
  });

/** Shows everything as read. False: it is on its way already. */
export function beginReadAll(client: QueryClient): boolean {
  const pending = pendingReads(client);
  if (pending.all) return false;
  client.setQueryData<PendingReads>(notificationKeys.pending(), { ...pending, all: true });
  return true;
}

/** Hangs the next page on the list; nothing when everything is loaded. */
export const loadMoreOptions = () =>
  mutationOptions({
    mutationKey: [...notificationKeys.all, 'loadMore'],
    mutationFn: (_none: void, { client }) => loadNextPage(client),
  });

async function loadNextPage(client: QueryClient): Promise<void> {
  const { queryKey } = inboxOptions();
  for (let tries = 0; tries < PASSED_OVER; tries++) {
    const before = client.getQueryData(queryKey);
    if (!before || before.next === null) return;
    const asked = before.next;
    const page = await fetchPage(client, asked);
    const after = client.setQueryData(queryKey, (inbox) =>
      inbox && inbox.epoch === before.epoch ? appendPage(inbox, asked, page) : inbox,
    );
    if (!after || after.epoch !== before.epoch || after.rows.length > before.rows.length) return;
  }
}

/** The server has done it: list, count and what is on its way change in one step, so that no number flickers. */
function applyConfirmed(
  client: QueryClient,
  fact: Fact,
  settle: (pending: PendingReads) => PendingReads,
): void {
  notifyManager.batch(() => {
    keepFact(client, fact);
    client.setQueryData(unreadCountOptions().queryKey, (count) => {
      if (count === undefined) return undefined;
      return fact.kind === 'allRead' ? 0 : Math.max(0, count - 1);
    });
    client.setQueryData<PendingReads>(notificationKeys.pending(), settle(pendingReads(client)));
  });
  tellOtherTabs(fact);
}

function without(pending: PendingReads, row: Notification): PendingReads {
  return tidy({ ...pending, ids: pending.ids.filter((id) => id !== String(row.id)) });
}

const withoutAll = (pending: PendingReads): PendingReads => tidy({ ...pending, all: false });

const tidy = (pending: PendingReads): PendingReads => (isPending(pending) ? pending : NOTHING_PENDING);
