import type { Notification } from '@/lib/contract/notifications';
import { NOTIFICATION_SENT, notificationsChannel } from '@/lib/contract/realtime';
import type { Db } from '../platform/db/connect';
import { notifications } from '../platform/db/schema';
import { addToOutbox } from '../platform/outbox/outbox';

/** What a notification says and where it leads. */
export interface Message {
  title: string;
  message: string;
  /** `approval` leads to /customer/{link} (SPEC 3), `credit` to the receipt, `request` to the request on a contract. */
  source: 'approval' | 'credit' | 'request';
  link: string;
  /** The receipt that it is about, where it leads elsewhere. */
  receiptId?: number;
}

/** Writes a notification to each person and, with the same commit, its push. */
export async function notify(
  tx: Db,
  staffIds: readonly number[],
  message: Message,
  now: Date,
): Promise<void> {
  if (staffIds.length === 0) return;
  const written = await tx
    .insert(notifications)
    .values(staffIds.map((staffId) => ({ staffId, ...message, createdAt: now })))
    .returning();
  const events = written.map((row) => ({
    channel: notificationsChannel(row.staffId),
    event: NOTIFICATION_SENT,
    payload: onTheWire(row),
  }));
  await addToOutbox(tx, now, ...events);
}

/** A notification as the API sends it. */
export function onTheWire(row: typeof notifications.$inferSelect): Notification {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    link: row.link,
    source: row.source,
    ...(row.receiptId !== null && { receipt_id: row.receiptId }),
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}
