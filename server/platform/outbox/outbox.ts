import type { Schema } from '@/lib/contract/endpoint';
import { PUSH_SCHEMAS, type PushEvent } from '@/lib/contract/realtime';
import { pruner, type Prune } from '../core/pruner';
import type { Db } from '../db/connect';
import { outbox } from '../db/schema';

/** An event for one channel; the name as Echo knows it, without `private-`. */
export interface OutgoingEvent<E extends string = PushEvent> {
  channel: string;
  event: E;
  payload: unknown;
}

const PRUNES = Object.fromEntries(
  Object.entries<Schema>(PUSH_SCHEMAS).map(([event, schema]) => [event, pruner(schema)]),
) as Record<PushEvent, Prune>;

/**
 * Writes events beside the change that causes them: they go out when, and only when, it commits. Fields that the contract
 * does not name for an event stay here, whatever was read from a table.
 */
export async function addToOutbox(tx: Db, now: Date, ...events: OutgoingEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(outbox).values(
    events.map(({ channel, event, payload }) => ({
      ...{ channel, event, createdAt: now },
      payload: PRUNES[event](payload),
    })),
  );
}
