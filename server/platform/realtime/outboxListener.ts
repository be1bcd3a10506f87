import pg from 'pg';

const CHANNEL = 'angsur_outbox';
/** After a break, ms; doubles with every failure up to the longest, give or take a half. */
const FIRST_RETRY = 300;
const MAX_RETRY_DELAY = 10_000;
/** A connection that is silently gone (a pulled cable, a forgotten mapping) is noticed by asking, ms. */
const ASK_EVERY = 30_000;
const DATABASE_TIMEOUT = 5000;

export interface OutboxListener {
  /** Since when nothing is heard, ms since 1970; null: it hears. */
  deafSince(): number | null;
  close(): Promise<void>;
}

/**
 * Hears of every committed event, on a connection of its own. After a break it comes back by itself and says so
 * through `on.connected`, since what happened meanwhile was not heard. There is never more than one connection, nor
 * more than one attempt waiting.
 */
export async function listenToOutbox(
  url: string,
  on: { written: (id: number) => void; connected: () => void },
): Promise<OutboxListener> {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let failures = 0;
  let deafSince: number | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'angsur-outbox',
      keepAlive: true,
      connectionTimeoutMillis: DATABASE_TIMEOUT,
      query_timeout: DATABASE_TIMEOUT,
    });
    // A break is told by several events; each leads here, and a second attempt is never scheduled beside the first.
    const lost = () => {
      if (client === fresh) client = null;
      deafSince ??= Date.now();
      fresh.end().catch(ignore);
      comeBack();
    };
    fresh.on('notification', (message) => on.written(Number(message.payload)));
    fresh.on('error', ignore);
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      fresh.end().catch(ignore);
      throw error;
    }
    if (closed) return void fresh.end().catch(ignore);
    client = fresh;
    failures = 0;
    deafSince = null;
    fresh.on('error', lost);
    fresh.on('end', lost);
    on.connected();
  };
  const comeBack = () => {
    if (closed || retry !== null || client !== null) return;
    const wait = Math.min(MAX_RETRY_DELAY, FIRST_RETRY * 2 ** failures) * (0.5 + Math.random());
    failures += 1;
    retry = setTimeout(() => {
      retry = null;
      connect().catch(comeBack);
    }, wait).unref();
  };
  const asking = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch((error: unknown) => asked.emit('error', error));
  }, ASK_EVERY).unref();

  await connect();
  return {
    deafSince: () => deafSince,
    async close() {
      closed = true;
      clearInterval(asking);
      if (retry !== null) clearTimeout(retry);
      await client?.end();
    },
  };
}

const ignore = () => undefined;
