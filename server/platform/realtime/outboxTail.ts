import { asc, gt, inArray } from 'drizzle-orm';
import type { Clock } from '../core/clock';
import type { Connection } from '../db/connect';
import { outbox } from '../db/schema';
import type { OutboxBacklog } from '../outbox/outboxBacklog';
import { listenToOutbox } from './outboxListener';
import type { Publisher } from './publisher';

/** How far back to look after a break, ms. Browsers fetch again when they reconnect, so that older is no loss. */
const LOOK_BACK = 2 * 60_000;

/** After a reading that failed, ms; doubles up to the longest. */
const FIRST_RETRY = 500;
const MAX_RETRY_DELAY = 10_000;

/** Delivers until it is closed. */
export interface Delivery {
  backlog(): Promise<OutboxBacklog>;
  close(): Promise<void>;
}

/**
 * Embedded realtime: every instance has its own browsers, so every instance delivers every event. The database
 * names each committed event by its id; an id is delivered once per instance, in the order of commits.
 */
export async function tailOutbox(
  connection: Connection,
  publish: Publisher,
  clock: Clock,
): Promise<Delivery> {
  const { db, url } = connection;
  const startedAt = clock();
  const delivered = new Set<number>();
  let waiting: number[] = [];
  /** Announced and not yet delivered, with when it was heard of. */
  const pending = new Map<number, number>();
  /** Whether there was a time of which nothing was heard, and which was not looked through yet. */
  let missed = false;
  let closed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | null = null;
  let work = Promise.resolve();

  const deliver = async (rows: (typeof outbox.$inferSelect)[]) => {
    for (const row of rows) {
      if (delivered.has(row.id)) continue;
      delivered.add(row.id);
      await publish(row);
    }
    // Sets keep the order of insertion: the oldest are forgotten first.
    for (const id of delivered) if (delivered.size > 20_000) delivered.delete(id);
  };
  const readAnnounced = async () => {
    const ids = waiting;
    waiting = [];
    if (ids.length === 0) return;
    try {
      const rows = await db.select().from(outbox).where(inArray(outbox.id, ids));
      const byId = new Map(rows.map((row) => [row.id, row]));
      await deliver(ids.flatMap((id) => byId.get(id) ?? []));
    } catch (error) {
      waiting = [...ids, ...waiting];
      throw error;
    }
    for (const id of ids) pending.delete(id);
  };
  const readMissed = async () => {
    if (!missed) return;
    missed = false;
    try {
      const since = new Date(Math.max(startedAt.getTime(), clock().getTime() - LOOK_BACK));
      await deliver(
        await db.select().from(outbox).where(gt(outbox.createdAt, since)).orderBy(asc(outbox.id)),
      );
    } catch (error) {
      missed = true;
      throw error;
    }
    for (const id of delivered) pending.delete(id);
  };
  const succeeded = () => void (failures = 0);
  // What could not be read stays to be read: nobody announces it a second time.
  const failed = () => {
    if (closed || retry !== null) return;
    const wait = Math.min(MAX_RETRY_DELAY, FIRST_RETRY * 2 ** failures);
    failures += 1;
    retry = setTimeout(() => {
      retry = null;
      read();
    }, wait).unref();
  };
  // In a chain: one round trip takes up everything that was announced while the one before was under way.
  const read = () => {
    work = work.then(readMissed).then(readAnnounced).then(succeeded, failed);
  };

  const listener = await listenToOutbox(url, {
    written: (id) => {
      waiting.push(id);
      pending.set(id, Date.now());
      read();
    },
    connected: () => {
      missed = true;
      read();
    },
  });
  return {
    backlog() {
      const now = Date.now();
      const [oldest] = pending.values();
      const since = Math.min(oldest ?? now, listener.deafSince() ?? now);
      return Promise.resolve({ waiting: pending.size, lag: (now - since) / 1000 });
    },
    async close() {
      closed = true;
      if (retry !== null) clearTimeout(retry);
      await listener.close();
      await work;
    },
  };
}
