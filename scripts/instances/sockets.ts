import Pusher from 'pusher-js';
import { CREDIT_SENT, CREDITS_CHANNEL } from '@/lib/contract/realtime';
import type { Client } from './client';
import { until } from './until';

/** A browser's socket, by the library that the page uses. */
export interface Listener {
  /** Receipt → how often it was told of. */
  heard: Map<number, number>;
  /** `4200 Server is restarting`, of each time that it was sent away. */
  sentAway: string[];
  /** How often it was let into its channel. */
  joined: () => number;
  connected: () => boolean;
  close: () => void;
}

/** Listens for changed receipts, let in by `client`'s host. */
export async function listen(
  { host, port, tls }: { host: string; port: number; tls: boolean },
  client: Client,
  token: string,
): Promise<Listener> {
  const heard = new Map<number, number>();
  const sentAway: string[] = [];
  let joined = 0;
  const pusher = new Pusher('angsur', {
    cluster: 'mt1',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler({ socketId, channelName }, done) {
        const body = new URLSearchParams({ socket_id: socketId, channel_name: channelName }).toString();
        client.call('POST', '/api/broadcasting/auth', { token, body }).then(
          ({ status, text }) =>
            status === 200
              ? done(null, JSON.parse(text) as { auth: string })
              : done(new Error(`${status} ${text}`), null),
          (error: Error) => done(error, null),
        );
      },
    },
  });
  pusher.connection.bind('error', (error: { data?: { code?: number; message?: string } }) => {
    if (error.data?.code) sentAway.push(`${error.data.code} ${error.data.message}`);
  });
  const channel = pusher.subscribe(`private-${CREDITS_CHANNEL}`);
  channel.bind('pusher:subscription_succeeded', () => (joined += 1));
  channel.bind(CREDIT_SENT, ({ id }: { id: number }) => heard.set(id, (heard.get(id) ?? 0) + 1));
  await until(`a socket at ${host}:${port} hears`, () => joined > 0);
  return {
    heard,
    sentAway,
    joined: () => joined,
    connected: () => pusher.connection.state === 'connected' && channel.subscribed,
    close: () => pusher.disconnect(),
  };
}

/** Of these receipts, how many each of the listeners heard of once, and how many it did not, or more often. */
export function onceEach(listeners: readonly Listener[], ids: readonly number[]) {
  const counts = listeners.flatMap(({ heard }) => ids.map((id) => heard.get(id) ?? 0));
  const never = counts.filter((count) => count === 0).length;
  const twice = counts.filter((count) => count > 1).length;
  return { once: counts.length - never - twice, never, twice };
}
