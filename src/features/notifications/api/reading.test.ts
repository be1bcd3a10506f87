import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '@/lib/contract/notifications';
import { createQueryClient } from '@/lib/query/queryClient';
import { buildNotification, buildNotifications } from '../mocks/buildNotification';
import { holdServer, settled } from '../mocks/heldServer';
import { receiveFact, recheck } from './receiveFact';
import { shownUnread, type Inbox } from './notifications.cache';
import {
  beginRead,
  beginReadAll,
  loadMoreOptions,
  readAllOptions,
  readOneOptions,
} from './notifications.mutations';
import { inboxOptions, notificationKeys, pendingReads, unreadCountOptions } from './notifications.queries';

const ROWS = buildNotifications(45, 7);
const page = (number: number, rows: readonly Notification[] = ROWS) => ({
  count_notif: rows.length,
  count_read_at: null,
  notif: rows.slice((number - 1) * 20, number * 20),
});
const newest = buildNotification({ id: 46, created_at: '2026-11-20T07:05:00.000Z' });

let server: ReturnType<typeof holdServer>;
let client: QueryClient;
let stop: (() => void)[];

const inbox = () => client.getQueryData<Inbox>(notificationKeys.inbox());
const unreadIds = () =>
  inbox()
    ?.rows.filter((row) => row.read_at === null)
    .map((row) => row.id);
const shown = () => shownUnread(client.getQueryData<number>(notificationKeys.count()), pendingReads(client));

/** Bell and open drawer are there: count 7, first page loaded. */
beforeEach(async () => {
  server = holdServer();
  client = createQueryClient({ retryDelay: 1 });
  stop = [
    new QueryObserver(client, unreadCountOptions()).subscribe(() => undefined),
    new QueryObserver(client, inboxOptions()).subscribe(() => undefined),
  ];
  await server.take('GET notifs/count').answer(7);
  await server.take('GET notifs?page=1').answer(page(1));
});

afterEach(() => {
  for (const end of stop) end();
  client.clear();
  vi.unstubAllGlobals();
});

function readOne(row: Notification) {
  if (beginRead(client, row)) {
    new MutationObserver(client, readOneOptions()).mutate(row).catch(() => undefined);
  }
}
function readAll() {
  if (beginReadAll(client)) new MutationObserver(client, readAllOptions()).mutate().catch(() => undefined);
}
function loadMore() {
  new MutationObserver(client, loadMoreOptions()).mutate().catch(() => undefined);
}
const row = (id: number) => ROWS.find((one) => one.id === id) ?? newest;

describe('reading one', () => {
  it('shows at once, is sent once, and ends with the host’s own number', async () => {
    readOne(row(45));
    readOne(row(45));
    expect(shown()).toBe(6);
    await settled();
    await server.take('PUT notifs/45').answer(null);
    expect(server.seen.filter((name) => name.startsWith('PUT'))).toHaveLength(1);
    expect(shown()).toBe(6);
    await server.take('GET notifs/count').answer(5);
    expect(shown()).toBe(5);
    expect(unreadIds()).not.toContain(45);
  });

  it('is taken back when the host refuses', async () => {
    readOne(row(45));
    await settled();
    await server.take('PUT notifs/45').answer(null, 500);
    expect(shown()).toBe(7);
    expect(unreadIds()).toContain(45);
  });

  it('an old count that comes late does not bring the old number back', async () => {
    void client.refetchQueries({ queryKey: notificationKeys.count() });
    await settled();
    const late = server.take('GET notifs/count');
    readOne(row(45));
    await settled();
    await late.answer(7);
    expect(shown()).toBe(6);
    await server.take('PUT notifs/45').answer(null);
    expect(shown()).toBe(6);
  });

  it('a count that knows the read before its own answer comes does not take it twice', async () => {
    readOne(row(45));
    void client.refetchQueries({ queryKey: notificationKeys.count() });
    await settled();
    await server.take('GET notifs/count').answer(6);
    expect(shown()).toBe(6);
    await server.take('PUT notifs/45').answer(null);
    expect(shown()).toBe(6);
  });

  it('a count on its way when the read is done is dropped', async () => {
    readOne(row(45));
    await settled();
    void client.refetchQueries({ queryKey: notificationKeys.count() });
    await settled();
    const late = server.take('GET notifs/count');
    await server.take('PUT notifs/45').answer(null);
    expect(late.wanted()).toBe(false);
    await server.take('GET notifs/count').answer(6);
    expect(shown()).toBe(6);
  });

  it('two reads answered in the other order never show a wrong number', async () => {
    readOne(row(45));
    readOne(row(44));
    expect(shown()).toBe(5);
    await settled();
    await server.take('PUT notifs/44').answer(null);
    expect(shown()).toBe(5);
    await server.take('GET notifs/count').answer(6);
    expect(shown()).toBe(5);
    await server.take('PUT notifs/45').answer(null);
    await server.take('GET notifs/count').answer(5);
    expect(shown()).toBe(5);
  });
});

describe('reading all', () => {
  it('resets on status 200', async () => {
    readAll();
    expect(shown()).toBe(0);
    await settled();
    await server.take('POST notifs/all').answer(null);
    expect(unreadIds()).toEqual([]);
    expect(shown()).toBe(0);
  });

  it('does not call another status a success', async () => {
    readAll();
    await settled();
    await server.take('POST notifs/all').answer(null, 202);
    expect(shown()).toBe(7);
    expect(unreadIds()).toHaveLength(7);
  });

  it('is taken back when the host refuses', async () => {
    readAll();
    await settled();
    await server.take('POST notifs/all').answer(null, 500);
    expect(shown()).toBe(7);
    expect(unreadIds()).toHaveLength(7);
  });
});

describe('answers that were asked for before something happened', () => {
  it('a refreshed first page keeps what was read and what arrived meanwhile', async () => {
    void client.refetchQueries({ queryKey: notificationKeys.inbox() });
    await settled();
    readOne(row(45));
    await settled();
    await server.take('PUT notifs/45').answer(null);
    receiveFact(client, { kind: 'created', notification: newest });
    await server.take('GET notifs?page=1').answer(page(1));
    expect(inbox()?.rows[0]?.id).toBe(46);
    expect(unreadIds()).not.toContain(45);
  });

  it('a next page keeps what was read and what arrived meanwhile', async () => {
    loadMore();
    await settled();
    receiveFact(client, { kind: 'created', notification: newest });
    receiveFact(client, { kind: 'read', id: 45, at: '2026-11-20T07:05:00.000Z' });
    await server.take('GET notifs?page=2').answer(page(2));
    expect(inbox()?.rows).toHaveLength(41);
    expect(inbox()?.rows[0]?.id).toBe(46);
    expect(unreadIds()).not.toContain(45);
  });

  it('a next page is not hung on a list that was refreshed meanwhile', async () => {
    loadMore();
    await settled();
    void client.refetchQueries({ queryKey: notificationKeys.inbox() });
    await settled();
    await server.take('GET notifs?page=1').answer(page(1, [newest, ...ROWS]));
    await server.take('GET notifs?page=2').answer(page(2));
    expect(inbox()?.rows).toHaveLength(20);
  });

  it('a page that brings nothing new is passed over', async () => {
    const arrived = Array.from({ length: 20 }, (_, index) =>
      buildNotification({ id: 100 + index, created_at: `2026-11-20T08:${10 + index}:00Z` }),
    );
    for (const notification of arrived) receiveFact(client, { kind: 'created', notification });
    const now = [...arrived.toReversed(), ...ROWS];
    loadMore();
    await settled();
    await server.take('GET notifs?page=2').answer(page(2, now));
    await server.take('GET notifs?page=3').answer(page(3, now));
    expect(inbox()?.rows.map((one) => one.id)).toEqual(now.slice(0, 60).map((one) => one.id));
  });
});

describe('pushes', () => {
  it('a thousand at once ask for the count twice at most', async () => {
    const before = server.seen.length;
    for (let id = 100; id < 1_100; id++) {
      receiveFact(client, { kind: 'created', notification: buildNotification({ id }) });
    }
    await settled();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(server.seen.slice(before)).toEqual(['GET notifs/count', 'GET notifs/count']);
    expect(inbox()?.rows).toHaveLength(1_020);
  });

  it('unreadable ones ask for count and newest page, and keep the pages below', async () => {
    loadMore();
    await settled();
    await server.take('GET notifs?page=2').answer(page(2));
    recheck(client);
    await settled();
    await server.take('GET notifs?page=1').answer(page(1, [newest, ...ROWS]));
    expect(inbox()?.rows).toHaveLength(41);
    expect(inbox()?.rows[0]?.id).toBe(46);
  });
});
