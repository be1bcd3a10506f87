import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notification, NotificationPage } from '@/lib/contract/notifications';
import { buildNotification, buildNotifications } from '../mocks/buildNotification';
import {
  appendPage,
  applyAllRead,
  applyCreated,
  applyFact,
  applyFirstPage,
  applyRead,
  isUnread,
  NOTHING_PENDING,
  settlePage,
  shownUnread,
  startInbox,
  type Fact,
  type Inbox,
} from './notifications.cache';

const AT = '2026-11-20T07:05:00.000Z';
const SIZE = 20;

/** Page `number` of a server that holds `rows`. */
function pageOf(rows: readonly Notification[], number: number, size = SIZE): NotificationPage {
  const notif = rows.slice((number - 1) * size, number * size);
  return { count_notif: rows.length, count_read_at: null, notif };
}
const ids = (inbox: Inbox) => inbox.rows.map((row) => row.id);
const unreadIds = (inbox: Inbox) => inbox.rows.filter((row) => row.read_at === null).map((row) => row.id);

/** Rows that fit `buildNotifications(count)`, newer by `step` minutes each. */
const arrival = (id: number) =>
  buildNotification({
    id,
    created_at: new Date(Date.parse('2026-11-20T07:00:00Z') + id * 60_000).toISOString(),
  });

describe('loading page by page', () => {
  it('ends with the last page', () => {
    const server = buildNotifications(45, 5);
    let inbox = startInbox(pageOf(server, 1));
    expect(inbox).toMatchObject({ next: 2, total: 45 });
    inbox = appendPage(inbox, 2, pageOf(server, 2));
    inbox = appendPage(inbox, 3, pageOf(server, 3));
    expect(inbox.next).toBeNull();
    expect(ids(inbox)).toEqual(server.map((row) => row.id));
  });

  it('shows a row once when arrivals pushed it onto the next page', () => {
    const server = buildNotifications(40, 0);
    const inbox = startInbox(pageOf(server, 1));
    const shifted = [buildNotification({ id: 'new' }), ...server];
    const after = appendPage(inbox, 2, pageOf(shifted, 2));
    expect(new Set(ids(after)).size).toBe(after.rows.length);
    expect(after.rows).toHaveLength(39);
  });

  it('ends on an empty page, whatever total the host claims', () => {
    const inbox = startInbox({ ...pageOf(buildNotifications(20, 0), 1), count_notif: 99 });
    expect(appendPage(inbox, 2, { count_notif: 99, count_read_at: null, notif: [] })).toMatchObject({
      next: null,
      total: 20,
    });
  });
});

describe('reading', () => {
  it('copies one row only', () => {
    const inbox = startInbox(pageOf(buildNotifications(20, 20), 1));
    const after = applyRead(inbox, 15, AT);
    expect(after.rows.filter((row, index) => row !== inbox.rows[index])).toHaveLength(1);
    expect(after.rows[5]).toMatchObject({ id: 15, read_at: AT });
  });

  it('takes "5" and 5 for the same id', () => {
    const inbox = startInbox(pageOf(buildNotifications(5, 5), 1));
    expect(unreadIds(applyRead(inbox, '5', AT))).toEqual([4, 3, 2, 1]);
    expect(applyCreated(inbox, buildNotification({ id: '5' }))).toBe(inbox);
  });

  it('keeps the time that is known already', () => {
    const inbox = applyRead(startInbox(pageOf(buildNotifications(5, 5), 1)), 5, AT);
    expect(applyRead(inbox, 5, '2027-01-01T00:00:00Z')).toBe(inbox);
    expect(applyAllRead(applyAllRead(inbox, AT), AT)).toStrictEqual(applyAllRead(inbox, AT));
  });

  it('knows a row as read that comes later', () => {
    const server = buildNotifications(40, 40);
    const inbox = applyRead(startInbox(pageOf(server, 1)), 15, AT);
    expect(unreadIds(appendPage(inbox, 2, pageOf(server, 2)))).not.toContain(15);
  });

  it('corrects a page that was asked for before', () => {
    const page = pageOf(buildNotifications(3, 3), 1);
    expect(unreadIds(startInbox(settlePage(page, [{ kind: 'read', id: 2, at: AT }])))).toEqual([3, 1]);
    expect(unreadIds(startInbox(settlePage(page, [{ kind: 'allRead', at: AT }])))).toEqual([]);
  });
});

describe('catching up', () => {
  it('puts missed rows on top and keeps what was loaded below', () => {
    const server = buildNotifications(45, 0);
    const inbox = appendPage(startInbox(pageOf(server, 1)), 2, pageOf(server, 2));
    const now = [arrival(47), arrival(46), ...server];
    const after = applyFirstPage(inbox, pageOf(now, 1));
    expect(ids(after)).toEqual(now.slice(0, 42).map((row) => row.id));
    expect(after).toMatchObject({ total: 47, epoch: inbox.epoch, next: 3 });
  });

  it('starts again where nothing overlaps', () => {
    const inbox = startInbox(pageOf(buildNotifications(20, 0), 1));
    const far = Array.from({ length: 60 }, (_, index) => arrival(100 - index));
    const after = applyFirstPage(inbox, pageOf(far, 1));
    expect(ids(after)).toEqual(far.slice(0, 20).map((row) => row.id));
    expect(after.epoch).not.toBe(inbox.epoch);
  });

  it('does not bring back as unread what was read here', () => {
    const server = buildNotifications(5, 5);
    const inbox = applyRead(startInbox(pageOf(server, 1)), 5, AT);
    expect(unreadIds(applyFirstPage(inbox, pageOf(server, 1)))).toEqual([4, 3, 2, 1]);
  });

  it('keeps on top what arrived while the page was on its way', () => {
    const server = buildNotifications(5, 0);
    const inbox = applyCreated(startInbox(pageOf(server, 1)), arrival(6));
    expect(ids(applyFirstPage(inbox, pageOf(server, 1)))).toEqual([6, 5, 4, 3, 2, 1]);
  });
});

describe('the number that is shown', () => {
  it('is never below 0, and unknown stays unknown', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.string()), fc.boolean(), (count, pending, all) => {
        expect(shownUnread(count, { ids: pending, all })).toBeGreaterThanOrEqual(0);
        expect(shownUnread(undefined, { ids: pending, all })).toBeUndefined();
      }),
    );
  });

  it('counts what is being read as read, and gives it back', () => {
    const row = buildNotification({ id: 3 });
    expect(isUnread(row, { ids: ['3'], all: false })).toBe(false);
    expect(isUnread(row, { ids: [], all: true })).toBe(false);
    expect(isUnread(row, NOTHING_PENDING)).toBe(true);
    expect(shownUnread(3, { ids: ['3'], all: false })).toBe(2);
    expect(shownUnread(3, { ids: [], all: true })).toBe(0);
  });
});

/** Facts about ids around those that are loaded. */
const anyId = fc.integer({ min: 1, max: 30 });
const read = anyId.map((id): Fact => ({ kind: 'read', id, at: AT }));
const created = anyId.map((id): Fact => ({ kind: 'created', notification: arrival(id) }));
const allRead = fc.constant<Fact>({ kind: 'allRead', at: AT });
const loaded = (unread: number) =>
  startInbox(
    pageOf(
      [12, 11, 10].map((id) => ({ ...arrival(id), read_at: id > 12 - unread ? null : AT })),
      1,
    ),
  );
const visible = (inbox: Inbox) => inbox.rows.map((row) => [row.id, row.read_at !== null]);

describe('facts, however they come', () => {
  it('change nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(read, created, allRead)), (facts) => {
        const once = facts.reduce(applyFact, loaded(2));
        const last = facts.at(-1);
        if (last && last.kind !== 'created') expect(applyFact(once, last)).toStrictEqual(once);
        const known = facts.filter((fact) => fact.kind !== 'allRead');
        expect(visible(known.reduce(applyFact, known.reduce(applyFact, loaded(2))))).toEqual(
          visible(known.reduce(applyFact, loaded(2))),
        );
      }),
    );
  });

  it('lead to the same list in any order (reads and arrivals)', () => {
    const shuffled = fc
      .array(fc.oneof(read, created), { maxLength: 12 })
      .chain((facts) =>
        fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length })),
      );
    fc.assert(
      fc.property(shuffled, ([facts, other]) => {
        expect(visible(other.reduce(applyFact, loaded(3)))).toEqual(
          visible(facts.reduce(applyFact, loaded(3))),
        );
      }),
    );
  });

  it('never turn read back into unread, never double an id, never claim less than is loaded', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(read, created, allRead)), (facts) => {
        let inbox = loaded(2);
        const everRead = new Set<unknown>();
        for (const fact of facts) {
          inbox = applyFact(inbox, fact);
          for (const row of inbox.rows) if (row.read_at !== null) everRead.add(row.id);
          expect(unreadIds(inbox).filter((id) => everRead.has(id))).toEqual([]);
          expect(new Set(ids(inbox)).size).toBe(inbox.rows.length);
          expect(inbox.total).toBeGreaterThanOrEqual(inbox.rows.length);
        }
      }),
    );
  });
});
