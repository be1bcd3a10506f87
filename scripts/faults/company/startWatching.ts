import { WebSocket } from 'ws';
import { BROADCAST_AUTH_PATH } from '@/lib/contract/realtime';
import type { HttpApi } from './httpApi';

export interface Heard {
  event: string;
  channel?: string;
  data: string;
}

/** A browser that listens to the receipts and comes back whenever it is cut. */
export interface Watching {
  /** Everything it heard on its channel, as text. */
  heard: Heard[];
  isSubscribed(): boolean;
  close(): void;
}

const CHANNEL = 'private-credits.2';

export function startWatching(where: {
  address: string;
  socketPort: number;
  token: string;
  api: HttpApi;
}): Watching {
  const heard: Heard[] = [];
  let subscribed = false;
  let closed = false;
  let socket: WebSocket;
  const open = () => {
    if (closed) return;
    socket = new WebSocket(`ws://127.0.0.1:${where.socketPort}/app/angsur?protocol=7`);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      subscribed = false;
      setTimeout(open, 300).unref();
    });
    const mine = socket;
    socket.on('message', (bytes: Buffer) => {
      const message = JSON.parse(bytes.toString()) as Heard;
      if (message.event === 'pusher:connection_established') {
        const { socket_id } = JSON.parse(message.data) as { socket_id: string };
        allowed(where.api, where.token, socket_id, CHANNEL)
          .then((auth) =>
            mine.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: CHANNEL, auth } })),
          )
          .catch(() => mine.terminate());
      } else if (message.event === 'pusher_internal:subscription_succeeded') subscribed = true;
      else if (message.channel === CHANNEL) heard.push(message);
    });
  };
  open();
  return {
    heard,
    isSubscribed: () => subscribed,
    close() {
      closed = true;
      socket.terminate();
    },
  };
}

/** What the API signs for a socket that may listen. @throws where it refuses */
export async function allowed(
  api: HttpApi,
  token: string,
  socket_id: string,
  channel_name: string,
): Promise<string> {
  const text = await api.call('POST', BROADCAST_AUTH_PATH, { token, body: { socket_id, channel_name } });
  const { auth } = text as unknown as { auth?: string };
  if (auth === undefined) throw new Error(`${text.http} ${text.message}`);
  return auth;
}
