import pg from 'pg';

const CHANNEL = 'angsur_outbox';
const RECONNECT_AFTER = 500;

export interface OutboxListener {
  close(): Promise<void>;
}

/**
 * Hears of every committed event, on a connection of its own. After a break it comes back by itself and says so
 * through `on.connected`, since what happened meanwhile was not heard.
 */
export async function listenToOutbox(
  url: string,
  on: { written: (id: number) => void; connected: () => void },
): Promise<OutboxListener> {
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'angsur-outbox',
      keepAlive: true,
    });
    fresh.on('notification', (message) => on.written(Number(message.payload)));
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (!closed) setTimeout(() => void reconnect(), RECONNECT_AFTER).unref();
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
    on.connected();
  };
  const reconnect = async (): Promise<void> => {
    if (closed) return;
    await connect().catch(() => setTimeout(() => void reconnect(), RECONNECT_AFTER).unref());
  };

  await connect();
  return {
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
