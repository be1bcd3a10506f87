import * as z from 'zod/mini';
import { recordId, type RecordId } from '@/lib/contract/fields';
import { notificationSchema, type Notification, type NotificationPage } from '@/lib/contract/notifications';

/*
 * What the client knows about notifications, and how facts change it. Pure; applying a fact twice changes
 * nothing, and reading never turns back into unread, so it does not matter in which order answers and pushes come.
 */

/** The notifications loaded so far, one flat list: reading one row copies pointers, never other rows. */
export interface Inbox {
  /** Newest first, each id once. */
  rows: readonly Notification[];
  /** How many there are in all, as the host says; never below what is loaded. */
  total: number;
  /** Page to ask for next; null when everything is loaded. */
  next: number | null;
  /** Changes when the list starts again, so that a page asked for before cannot be hung on it. */
  epoch: number;
  /** Ids known to be read although their row is not here (yet). */
  readAhead: ReadonlySet<string>;
}

/** Something that is true on the server: another answer, asked for earlier, cannot undo it. */
export const factSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), id: recordId, at: z.string() }),
  z.object({ kind: z.literal('allRead'), at: z.string() }),
  z.object({ kind: z.literal('created'), notification: notificationSchema }),
]);
export type Fact = z.infer<typeof factSchema>;

/** A list that starts with the first page. */
export function startInbox(page: NotificationPage, epoch = 1): Inbox {
  const start: Inbox = { rows: [], total: 0, next: 1, epoch, readAhead: new Set() };
  return appendPage(start, 1, page);
}

/** Hangs page number `asked` on the list; rows that are there already (pages shift as rows arrive) stay once. */
export function appendPage(inbox: Inbox, asked: number, page: NotificationPage): Inbox {
  const fresh = unknownRows(inbox.rows, page.notif).map((row) => readIfAhead(inbox, row));
  const rows = fresh.length === 0 ? inbox.rows : [...inbox.rows, ...fresh];
  const ended = page.notif.length === 0;
  const total = ended ? rows.length : Math.max(page.count_notif, rows.length);
  return { ...inbox, rows, total, next: rows.length >= total ? null : asked + 1 };
}

/**
 * The first page as it is now, laid over the list: new rows come on top, deeper ones stay.
 * Where nothing overlaps, too much was missed and the list starts again.
 */
export function applyFirstPage(inbox: Inbox, page: NotificationPage): Inbox {
  const known = new Map(inbox.rows.map((row) => [String(row.id), row]));
  if (inbox.rows.length > 0 && !page.notif.some((row) => known.has(String(row.id)))) {
    return startInbox(page, inbox.epoch + 1);
  }
  const top = uniqueRows(page.notif).map((row) => {
    const readAt = row.read_at ?? known.get(String(row.id))?.read_at ?? null;
    return readIfAhead(inbox, readAt === row.read_at ? row : { ...row, read_at: readAt });
  });
  // Rows above the overlap arrived while the page was on its way.
  const inPage = new Set(top.map((row) => String(row.id)));
  const overlap = inbox.rows.findIndex((row) => inPage.has(String(row.id)));
  const rows = [
    ...inbox.rows.slice(0, Math.max(0, overlap)),
    ...top,
    ...unknownRows(top, inbox.rows.slice(overlap)),
  ];
  const total = Math.max(page.count_notif, rows.length);
  return { ...inbox, rows, total, next: rows.length >= total ? null : (inbox.next ?? 2) };
}

export function applyFact(inbox: Inbox, fact: Fact): Inbox {
  if (fact.kind === 'created') return applyCreated(inbox, fact.notification);
  return fact.kind === 'read' ? applyRead(inbox, fact.id, fact.at) : applyAllRead(inbox, fact.at);
}

/** One is read; a time already known stays. */
export function applyRead(inbox: Inbox, id: RecordId, at: string): Inbox {
  const key = String(id);
  const index = inbox.rows.findIndex((row) => String(row.id) === key);
  const row = inbox.rows[index];
  if (!row) {
    return inbox.readAhead.has(key) ? inbox : { ...inbox, readAhead: new Set(inbox.readAhead).add(key) };
  }
  return row.read_at === null ? { ...inbox, rows: inbox.rows.with(index, { ...row, read_at: at }) } : inbox;
}

/** Everything there is now is read. */
export function applyAllRead(inbox: Inbox, at: string): Inbox {
  if (inbox.rows.every((row) => row.read_at !== null)) return inbox;
  return {
    ...inbox,
    rows: inbox.rows.map((row) => (row.read_at === null ? { ...row, read_at: at } : row)),
  };
}

/** One has arrived; known ids change nothing. It stands where its time puts it, usually on top. */
export function applyCreated(inbox: Inbox, notification: Notification): Inbox {
  const key = String(notification.id);
  if (inbox.rows.some((row) => String(row.id) === key)) return inbox;
  const older = inbox.rows.findIndex((row) => isNewer(notification, row));
  const place = older === -1 ? inbox.rows.length : older;
  return {
    ...inbox,
    rows: inbox.rows.toSpliced(place, 0, readIfAhead(inbox, notification)),
    total: inbox.total + 1,
  };
}

/** A page that was on its way while facts were heard, corrected by them. */
export function settlePage(page: NotificationPage, heard: readonly Fact[]): NotificationPage {
  return heard.reduce((current, fact) => {
    if (fact.kind === 'created') return current;
    const covers = (row: Notification) => fact.kind === 'allRead' || String(row.id) === String(fact.id);
    return {
      ...current,
      notif: current.notif.map((row) =>
        row.read_at === null && covers(row) ? { ...row, read_at: fact.at } : row,
      ),
    };
  }, page);
}

/** Reads that were asked for and not answered yet. They are shown as done, and forgotten if they fail. */
export interface PendingReads {
  ids: readonly string[];
  all: boolean;
}
export const NOTHING_PENDING: PendingReads = { ids: [], all: false };

export const isPending = (pending: PendingReads) => pending.all || pending.ids.length > 0;

/** Whether a row is shown as unread. */
export function isUnread(row: Notification, pending: PendingReads): boolean {
  return row.read_at === null && !pending.all && !pending.ids.includes(String(row.id));
}

/** The unread number to show: the host's, less what is being read; never below 0 (SPEC 4). Unknown stays unknown. */
export function shownUnread(count: number | undefined, pending: PendingReads): number | undefined {
  if (count === undefined) return undefined;
  return pending.all ? 0 : Math.max(0, count - pending.ids.length);
}

function uniqueRows(rows: readonly Notification[]): Notification[] {
  return [...new Map(rows.toReversed().map((row) => [String(row.id), row])).values()].toReversed();
}

function unknownRows(known: readonly Notification[], rows: readonly Notification[]): Notification[] {
  const ids = new Set(known.map((row) => String(row.id)));
  return uniqueRows(rows).filter((row) => !ids.has(String(row.id)));
}

function readIfAhead(inbox: Inbox, row: Notification): Notification {
  return row.read_at === null && inbox.readAhead.has(String(row.id))
    ? { ...row, read_at: row.created_at }
    : row;
}

function isNewer(one: Notification, other: Notification): boolean {
  const difference = Date.parse(one.created_at) - Date.parse(other.created_at);
  // Without readable times the last to arrive is the newest.
  if (Number.isNaN(difference)) return true;
  if (difference !== 0) return difference > 0;
  return typeof one.id === 'number' && typeof other.id === 'number' ? one.id > other.id : true;
}
