import type { Notification } from '@/lib/contract/notifications';
import type { MutableGroup } from '@/lib/contract/notificationSettings';
import { NOTIFICATION_SENT, notificationsChannel } from '@/lib/contract/realtime';
import type { Db } from '../platform/db/connect';
import { notifications } from '../platform/db/schema';
import { addToOutbox, type OutgoingEvent } from '../platform/outbox/outbox';
import { withoutMuted } from './mutedGroups';

/** What a notification says and where it leads. */
export interface Message {
  title: string;
  message: string;
  /**
   * `approval` leads to /customer/{link} (SPEC 3), `credit` to the receipt, `request` to the request on a contract, `agent`
   * and `marketer` to that person, `statement` to the bank statement, `cash` to a cashier's day ({id}/{day}) or the inbox
   * (request-{id}), `bpkb` to the book (its id) or the inbox (request-{id}), `account` to one's own account, `change` to the inbox of what waits, `collector` to the order to take a unit
   * (its id) or nowhere, `office` nowhere.
   */
  source:
    | 'approval'
    | 'credit'
    | 'request'
    | 'agent'
    | 'marketer'
    | 'statement'
    | 'account'
    | 'change'
    | 'office'
    | 'collector'
    | 'cash'
    | 'bpkb';
  link: string;
  /** The receipt that it is about, where it leads elsewhere. */
  receiptId?: number;
  /** What a person may have switched off; left out: it waits for them or is about their sign-in, and always comes. */
  group?: MutableGroup;
}

/** Writes a notification to each person who has not switched its group off and, with the same commit, its push. */
export async function notify(
  tx: Db,
  people: readonly number[],
  { group, ...message }: Message,
  now: Date,
): Promise<void> {
  const staffIds = group === undefined ? people : await withoutMuted(tx, people, group);
  if (staffIds.length === 0) return;
  const written = await tx
    .insert(notifications)
    .values(staffIds.map((staffId) => ({ staffId, ...message, createdAt: now })))
    .returning();
  const events = written.map((row): OutgoingEvent => ({
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
