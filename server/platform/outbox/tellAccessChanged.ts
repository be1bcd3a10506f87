import { ACCESS_CHANGED, notificationsChannel } from '@/lib/contract/realtime';
import type { Db } from '../db/connect';
import { addToOutbox, type OutgoingEvent } from './outbox';

/**
 * Tells the open tabs of these people that their title, office or rights are others from this commit on. Each asks for
 * them again, and every instance sends away sockets that hear too much (realtime/sweepSockets). For whatever writes them.
 */
export async function tellAccessChanged(tx: Db, now: Date, staffIds: readonly number[]): Promise<void> {
  const events = staffIds.map((id): OutgoingEvent => ({
    channel: notificationsChannel(id),
    event: ACCESS_CHANGED,
    payload: {},
  }));
  await addToOutbox(tx, now, ...events);
}
