import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  countNotifications,
  listNotifications,
  NOTIFICATION_PAGE_SIZE,
  readAllNotifications,
  readNotification,
} from '@/lib/contract/notifications';
import { changeNotificationSettings, getNotificationSettings } from '@/lib/contract/notificationSettings';
import type { Db } from '../platform/db/connect';
import { prepared } from '../platform/db/prepared';
import { notifications } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { withoutData } from '../platform/http/withoutData';
import { markAllRead, markRead } from './markRead';
import { mutedGroups, setWanted } from './mutedGroups';
import { onTheWire } from './notify';

/** The four calls of SPEC 7 on one's own notifications, and which of them one wants. */
export function notificationRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getNotificationSettings, async ({ db, staff }) => ({
    data: { muted: await mutedGroups(db, staff.id) },
  }));

  route(app, parts, changeNotificationSettings, async (call) => ({
    data: { muted: await setWanted(call) },
  }));

  route(app, parts, countNotifications, async ({ db, staff }) => ({
    data: await unread(db, staff.id),
  }));

  route(app, parts, listNotifications, async ({ db, staff, query }) => {
    const mine = eq(notifications.staffId, staff.id);
    const [rows, [total], stillUnread] = await Promise.all([
      db
        .select()
        .from(notifications)
        .where(mine)
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(NOTIFICATION_PAGE_SIZE)
        .offset((query.page - 1) * NOTIFICATION_PAGE_SIZE),
      db.select({ count: count() }).from(notifications).where(mine),
      unread(db, staff.id),
    ]);
    const data = { count_notif: total?.count ?? 0, count_read_at: stillUnread, notif: rows.map(onTheWire) };
    return { data };
  });

  route(app, parts, withoutData(readNotification), async (call) => {
    await markRead(call, idOf(call.params.id, 'Notifikasi ini tidak ada.'));
    return { data: null };
  });

  route(app, parts, withoutData(readAllNotifications), async (call) => {
    await markAllRead(call);
    return { data: null };
  });
}

async function unread(db: Db, staffId: number): Promise<number> {
  const [row] = await unreadCount(db).execute({ staffId });
  return row?.count ?? 0;
}

const unreadCount = prepared((db) =>
  db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.staffId, sql.placeholder('staffId')), isNull(notifications.readAt)))
    .prepare('unread_count'),
);
