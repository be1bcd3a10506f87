import { sql } from 'drizzle-orm';
import type { Readiness } from '@/lib/contract/service';
import type { Db } from '../platform/db/connect';
import type { Replica } from '../platform/db/replica';
import type { OutboxBacklog } from '../platform/outbox/outboxBacklog';

type State = Omit<Readiness, 'stopping'>;

/** The database has so long to answer, ms. */
const ANSWER_TIMEOUT = 2000;
/** However many ask: the database is asked once in so long, ms. */
const FRESH_FOR = 1000;
/** An event that waits longer is late, s. */
const LATE = 30;

/** Whether the database answers and events go out. What was found is told to all who ask within a second. */
export function readiness(
  quick: Db,
  outbox: (() => Promise<OutboxBacklog>) | undefined,
  replica: Pick<Replica, 'status'> | null,
): () => Promise<State> {
  let asking: Promise<State> | null = null;
  const find = async (): Promise<State> => {
    const [database, pushes] = await Promise.all([
      within(quick.execute(sql`select 1`)).then(
        () => 'ok' as const,
        () => 'away' as const,
      ),
      outbox === undefined
        ? ('unknown' as const)
        : within(outbox()).then(
            ({ lag }) => (lag > LATE ? ('late' as const) : ('ok' as const)),
            () => 'unknown' as const,
          ),
    ]);
    return { database, pushes, replica: replica?.status().state ?? 'none' };
  };
  return () => {
    asking ??= find().finally(() => setTimeout(() => (asking = null), FRESH_FOR).unref());
    return asking;
  };
}

async function within<T>(work: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_TIMEOUT);
  });
  return Promise.race([work, enough]).finally(() => clearTimeout(timer));
}
