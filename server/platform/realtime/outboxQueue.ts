import { asc, count, inArray, min } from 'drizzle-orm';
import type { Clock } from '../core/clock';
import type { Connection } from '../db/connect';
import { outbox } from '../db/schema';
import { listenToOutbox } from './outboxListener';
import type { Delivery } from './outboxTail';
import type { Publisher } from './publisher';

const BATCH = 50;
/** After a failure, ms; doubles up to the longest. */
const FIRST_RETRY = 500;
const MAX_RETRY_DELAY = 30_000;

const isRefusedForGood = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  [400, 413].includes(Number(error.status));

/**
 * External realtime: one server has all browsers, so each event is sent once. Instances take events by row lock;
 * an event leaves the table only after the server has taken it, also over a crash.
 */
export async function drainOutbox(
  connection: Connection,
  publish: Publisher,
  clock: Clock,
  onFailure: (error: unknown) => void,
): Promise<Delivery> {
  let closed = false;
  let retryAfter = FIRST_RETRY;
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  const takeSome = () =>
    connection.db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(outbox)
        .orderBy(asc(outbox.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const sent: number[] = [];
      let failure: Error | undefined;
      for (const row of rows) {
        try {
          await publish(row);
          sent.push(row.id);
        } catch (error) {
          failure = error instanceof Error ? error : new Error(String(error));
          if (!isRefusedForGood(error)) break;
          // Too large or malformed: waiting would not help, and would hold up all that follows.
          sent.push(row.id);
        }
      }
      if (sent.length > 0) await tx.delete(outbox).where(inArray(outbox.id, sent));
      return { more: rows.length === BATCH, failure };
    });

  const drain = async (): Promise<void> => {
    try {
      for (let more = true; more && !closed;) {
        const round = await takeSome();
        if (round.failure) throw round.failure;
        more = round.more;
      }
      retryAfter = FIRST_RETRY;
    } catch (error) {
      if (closed) return;
      onFailure(error);
      clearTimeout(timer);
      timer = setTimeout(wake, retryAfter).unref();
      retryAfter = Math.min(retryAfter * 2, MAX_RETRY_DELAY);
    }
  };
  let asked = false;
  const wake = () => {
    // Many announcements, one round: it takes all there is.
    if (asked) return;
    asked = true;
    work = work.then(() => {
      asked = false;
      return drain();
    });
  };

  const listener = await listenToOutbox(connection.url, { written: wake, connected: wake });
  return {
    async backlog() {
      const [found] = await connection.quick
        .select({ waiting: count(), oldest: min(outbox.createdAt) })
        .from(outbox);
      const lag = found?.oldest ? Math.max(0, clock().getTime() - found.oldest.getTime()) / 1000 : 0;
      return { waiting: found?.waiting ?? 0, lag };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await listener.close();
      await work;
    },
  };
}
