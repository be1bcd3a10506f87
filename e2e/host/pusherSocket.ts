import { createHmac, randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

interface Listener {
  socket: WebSocket;
  id: string;
  channels: Set<string>;
}

/** A Pusher-protocol endpoint, just enough of it: signed private channels, ping, pushes, and ways to break. */
export function createPusherSocket(server: Server, app: { key: string; secret: string }) {
  const listeners = new Set<Listener>();
  const wss = new WebSocketServer({ noServer: true });
  let accepting = true;

  server.on('upgrade', (request, stream, head) => {
    const isOurs = (request.url ?? '').startsWith(`/app/${app.key}`);
    if (!accepting || !isOurs) return void stream.destroy();
    wss.handleUpgrade(request, stream, head, welcome);
  });

  function welcome(socket: WebSocket) {
    const listener = { socket, id: `${randomInt(1e6)}.${randomInt(1e6)}`, channels: new Set<string>() };
    listeners.add(listener);
    socket.on('close', () => listeners.delete(listener));
    socket.on('error', () => socket.terminate());
    socket.on('message', (raw: Buffer) => hear(listener, raw.toString()));
    tell(socket, 'pusher:connection_established', { socket_id: listener.id, activity_timeout: 120 });
  }

  function hear(listener: Listener, text: string) {
    const message = JSON.parse(text) as { event: string; data?: { channel?: string; auth?: string } };
    const channel = message.data?.channel ?? '';
    if (message.event === 'pusher:ping') tell(listener.socket, 'pusher:pong', {});
    if (message.event === 'pusher:unsubscribe') listener.channels.delete(channel);
    if (message.event !== 'pusher:subscribe') return;
    if (message.data?.auth !== sign(listener.id, channel)) {
      return tell(listener.socket, 'pusher:subscription_error', { type: 'AuthError', status: 401 }, channel);
    }
    listener.channels.add(channel);
    tell(listener.socket, 'pusher_internal:subscription_succeeded', {}, channel);
  }

  function tell(socket: WebSocket, event: string, data: unknown, channel?: string) {
    if (socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ event, data: JSON.stringify(data), ...(channel ? { channel } : {}) }));
    }
  }

  const sign = (socketId: string, channel: string) =>
    `${app.key}:${createHmac('sha256', app.secret).update(`${socketId}:${channel}`).digest('hex')}`;

  return {
    /** Answer of broadcasting/auth. */
    sign,
    /** Sends an event to everybody on a private channel; returns how many heard it. */
    push(channel: string, event: string, payload: unknown): number {
      const wireName = `private-${channel}`;
      const hearers = [...listeners].filter((one) => one.channels.has(wireName));
      for (const { socket } of hearers) tell(socket, event, payload, wireName);
      return hearers.length;
    },
    /** Text that is no protocol message at all, to everybody connected. */
    babble(text: string): void {
      for (const { socket } of listeners) socket.send(text);
    },
    /** Wire names of the channels that somebody listens to. */
    channels: () => [...new Set([...listeners].flatMap((one) => [...one.channels]))].sort(),
    /** How many sockets are open. */
    count: () => listeners.size,
    /** Cuts every connection; `refuse` also takes no new ones until `accept`. */
    drop(): void {
      for (const { socket } of listeners) socket.terminate();
    },
    refuse: () => void (accepting = false),
    accept: () => void (accepting = true),
    close(): void {
      for (const { socket } of listeners) socket.terminate();
      wss.close();
    },
  };
}

export type PusherSocket = ReturnType<typeof createPusherSocket>;
