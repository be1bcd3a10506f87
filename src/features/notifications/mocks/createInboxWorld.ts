import {
  countNotifications,
  listNotifications,
  NOTIFICATION_PAGE_SIZE,
  readAllNotifications,
  readNotification,
  type Notification,
} from '@/lib/contract/notifications';
import type { AnyEndpoint, DataInput } from '@/lib/contract/endpoint';
import { mockEndpoint, refuse, type MockRequest } from '@/lib/mocks/mockEndpoint';

type Answer<E extends AnyEndpoint> = (request: MockRequest<E>) => DataInput<E> | Response;

export interface InboxWorld {
  /** The server's notifications, newest first. */
  rows: Notification[];
  /** What was asked, in order: `GET notifs/count`, `PUT notifs/5`. */
  asked: string[];
  /** One arrives on the server; pushing it is the story's business. */
  arrive(notification: Notification): void;
  count: Answer<typeof countNotifications>;
  list: Answer<typeof listNotifications>;
  readOne: Answer<typeof readNotification>;
  readAll: Answer<typeof readAllNotifications>;
}

/** A server's notifications in memory: reading one lowers the count, as on the real one. */
export function createInboxWorld(notifications: readonly Notification[]): InboxWorld {
  const unread = () => world.rows.filter((row) => row.read_at === null).length;
  const read = (row: Notification) => ({ ...row, read_at: row.read_at ?? new Date().toISOString() });
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    world.asked.push(`${request.method} ${pathname.replace(/^.*\/api\//, '')}${search}`);
  };
  const world: InboxWorld = {
    rows: [...notifications],
    asked: [],
    arrive: (notification) => void world.rows.unshift(notification),
    count: ({ request }) => {
      note(request);
      return unread();
    },
    list: ({ request, query }) => {
      note(request);
      const start = (Number(query.page ?? 1) - 1) * NOTIFICATION_PAGE_SIZE;
      return {
        count_notif: world.rows.length,
        count_read_at: unread(),
        notif: world.rows.slice(start, start + NOTIFICATION_PAGE_SIZE),
      };
    },
    readOne: ({ request, params }) => {
      note(request);
      const isIt = (row: Notification) => String(row.id) === String(params.id);
      if (!world.rows.some(isIt)) return refuse(404, 'Notifikasi tidak ditemukan.');
      world.rows = world.rows.map((row) => (isIt(row) ? read(row) : row));
      return null;
    },
    readAll: ({ request }) => {
      note(request);
      world.rows = world.rows.map(read);
      return null;
    },
  };
  return world;
}

/** The handlers of a world, one per endpoint. */
export function worldHandlers(world: InboxWorld) {
  return [
    mockEndpoint(countNotifications, world.count),
    mockEndpoint(listNotifications, world.list),
    mockEndpoint(readNotification, world.readOne),
    mockEndpoint(readAllNotifications, world.readAll),
  ];
}
