import type { Notification } from '@/lib/contract/notifications';
import type { GoodAnswer } from './moods';

/** What the host remembers. */
export interface HostWorld {
  /** Newest first. */
  notifications: Notification[];
  /** Bodies of PUT credits/{id}, by id. */
  approved: Map<string, unknown[]>;
  locations: unknown[];
}

/** The six calls of SPEC 7 and the channel authorization; there is nothing else. */
export type HostCall =
  | 'countNotifications'
  | 'listNotifications'
  | 'readNotification'
  | 'readAllNotifications'
  | 'sendLocation'
  | 'approveCredit'
  | 'authorizeChannel';

const PAGE_SIZE = 10;

/** Which of the calls a request is, with its path parameter. */
export function matchCall(method: string, path: string): { call: HostCall; id: string } | null {
  const [, section, id, more] = /^\/(\w+)(?:\/([^/]+))?(.*)$/.exec(path) ?? [];
  if (more) return null;
  if (section === 'notifs') {
    if (method === 'GET' && id === 'count') return { call: 'countNotifications', id: '' };
    if (method === 'GET' && !id) return { call: 'listNotifications', id: '' };
    if (method === 'POST' && id === 'all') return { call: 'readAllNotifications', id: '' };
    if (method === 'PUT' && id) return { call: 'readNotification', id };
  }
  if (section === 'locations' && method === 'POST' && !id) return { call: 'sendLocation', id: '' };
  if (section === 'credits' && method === 'PUT' && id) return { call: 'approveCredit', id };
  if (section === 'broadcasting' && method === 'POST' && id === 'auth')
    return { call: 'authorizeChannel', id: '' };
  return null;
}

/** Does a call and says what a well-behaved host answers. `twice` repeats rows and writes. */
export function performCall(
  world: HostWorld,
  { call, id }: { call: HostCall; id: string },
  request: { query: URLSearchParams; body: unknown; twice: boolean },
): GoodAnswer {
  const unread = () => world.notifications.filter((one) => one.read_at === null).length;
  const read = (one: Notification) => (one.read_at ??= new Date().toISOString());
  switch (call) {
    case 'countNotifications':
      return { status: 200, data: unread() };
    case 'listNotifications': {
      const page = Math.max(1, Number(request.query.get('page')) || 1);
      const rows = world.notifications.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      const notif = request.twice ? rows.flatMap((row) => [row, row]) : rows;
      return {
        status: 200,
        data: { count_notif: world.notifications.length, count_read_at: unread(), notif },
      };
    }
    case 'readNotification': {
      const found = world.notifications.find((one) => String(one.id) === id);
      if (!found) return { status: 404, data: null, message: 'Notifikasi tidak ditemukan.' };
      read(found);
      return { status: 200, data: null };
    }
    case 'readAllNotifications':
      world.notifications.forEach(read);
      return { status: 200, data: null };
    case 'sendLocation':
      world.locations.push(request.body);
      return { status: 200, data: null };
    case 'approveCredit': {
      const bodies = world.approved.get(id) ?? [];
      bodies.push(request.body);
      if (request.twice) bodies.push(request.body);
      world.approved.set(id, bodies);
      return { status: 200, data: null };
    }
    case 'authorizeChannel':
      return { status: 200, data: null };
  }
}
