import type { Db } from '../db/connect';
import { outbox } from '../db/schema';

/** An event for one channel; the name as Echo knows it, without `private-`. */
export interface OutgoingEvent {
  channel: string;
  event: string;
  payload: unknown;
}

/** Writes events beside the change that causes them: they go out when, and only when, it commits. */
export async function addToOutbox(tx: Db, now: Date, ...events: OutgoingEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(outbox).values(events.map((event) => ({ ...event, createdAt: now })));
}
