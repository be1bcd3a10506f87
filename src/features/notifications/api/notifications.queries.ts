import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { countNotifications, listNotifications, type NotificationPage } from '@/lib/contract/notifications';
import { call, earlyData } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import {
  applyFact,
  isPending,
  NOTHING_PENDING,
  settlePage,
  startInbox,
  type Inbox,
  type PendingReads,
} from './notifications.cache';
import { withMissedFacts } from './missedFacts';

export const notificationKeys = {
  all: queryRoot('notifications'),
  count: () => [...notificationKeys.all, 'count'] as const,
  inbox: () => [...notificationKeys.all, 'inbox'] as const,
  page: (page: number) => [...notificationKeys.all, 'page', page] as const,
  pending: () => [...notificationKeys.all, 'pending'] as const,
};

/** The unread number, from `notifs/count` and nowhere else. Asked again on every focus and reconnect. */
export const unreadCountOptions = () =>
  queryOptions({
    queryKey: notificationKeys.count(),
    queryFn: async ({ client, signal }) => {
      const said = Math.max(0, await call(countNotifications, { signal }));
      // While a read is on its way nobody knows whether the answer counts it; it is asked again right after.
      const before = client.getQueryData<number>(notificationKeys.count());
      return isPending(pendingReads(client)) ? (before ?? said) : said;
    },
    initialData: () => {
      const said = earlyData(countNotifications, {});
      return said === undefined ? undefined : Math.max(0, said);
    },
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

/**
 * The loaded notifications. Fetching means page 1 again; further pages are hung on by `loadNextPage`.
 * Not an infinite query: that one writes back the pages it started with, so a fact heard meanwhile would be lost.
 */
export const inboxOptions = () =>
  queryOptions({
    queryKey: notificationKeys.inbox(),
    queryFn: async ({ client, signal }): Promise<Inbox> => {
      const [page, missed] = await withMissedFacts(client, () =>
        call(listNotifications, { query: { page: 1 }, signal }),
      );
      const before = client.getQueryData<Inbox>(notificationKeys.inbox());
      return missed.reduce(applyFact, startInbox(page, (before?.epoch ?? 0) + 1));
    },
    // Focus must not throw away the pages that somebody is reading.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Comparing 10,000 rows field by field would cost more than it saves: unchanged rows keep their identity.
    structuralSharing: false,
  });

/** Reads on their way; kept here and never fetched. */
export const pendingReadsOptions = () =>
  queryOptions({
    queryKey: notificationKeys.pending(),
    queryFn: () => NOTHING_PENDING,
    initialData: NOTHING_PENDING,
    enabled: false,
    structuralSharing: false,
  });

export function pendingReads(client: QueryClient): PendingReads {
  return client.getQueryData<PendingReads>(notificationKeys.pending()) ?? NOTHING_PENDING;
}

/** A page, corrected by what was heard while it was on its way. Two callers at once share one request. */
export async function fetchPage(client: QueryClient, page: number): Promise<NotificationPage> {
  const [answer, missed] = await withMissedFacts(client, () =>
    client.fetchQuery({
      queryKey: notificationKeys.page(page),
      queryFn: ({ signal }) => call(listNotifications, { query: { page }, signal }),
      staleTime: 0,
      gcTime: 0,
      structuralSharing: false,
    }),
  );
  return settlePage(answer, missed);
}
