import { and, eq, isNull } from 'drizzle-orm';
import { NOTIFICATION_READ, notificationsChannel } from '@/lib/contract/realtime';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { notifications } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { Origin } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';

interface Reading {
  db: Db;
  staff: SignedIn;
  now: Date;
  origin: Origin;
}

/** Marks one of the reader's notifications read and tells their other devices. Repeating it changes nothing. */
export async function markRead({ db, staff, now, origin }: Reading, id: number): Promise<void> {
  const mine = and(eq(notifications.id, id), eq(notifications.staffId, staff.id));
  const changed = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(mine, isNull(notifications.readAt)))
    .returning({ title: notifications.title });
  const [read] = changed;
  if (!read) {
    const [known] = await db.select({ id: notifications.id }).from(notifications).where(mine);
    if (!known) throw notFound('Notifikasi ini tidak ada.');
    return;
  }
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'NOTIFICATION_READ',
    summary: `Membaca notifikasi: ${read.title}`,
    origin,
    record: { type: 'notification', id },
    changes: { read_at: [null, now.toISOString()] },
  });
  await addToOutbox(db, now, {
    channel: notificationsChannel(staff.id),
    event: NOTIFICATION_READ,
    payload: { id },
  });
}

/** Marks everything read. With nothing unread nothing is written and nobody is told. */
export async function markAllRead({ db, staff, now, origin }: Reading): Promise<void> {
  const changed = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.staffId, staff.id), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  if (changed.length === 0) return;
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'NOTIFICATIONS_READ',
    summary: `Menandai ${changed.length} notifikasi sudah dibaca`,
    origin,
    changes: { unread: [changed.length, 0] },
  });
  const channel = notificationsChannel(staff.id);
  await addToOutbox(db, now, { channel, event: NOTIFICATION_READ, payload: { id: null } });
}
