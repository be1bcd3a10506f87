import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import { ChannelHub } from './channelHub';
import { CLOSE, PusherSocket } from './pusherSocket';
import { publishBatch, publishEvent } from './serverEvents';
import { refusedRequest } from './signatures';

export interface PusherApp {
  appId: string;
  key: string;
  secret: string;
}

/** A server that speaks Pusher's protocol: browsers over WebSocket, other servers over signed HTTP. */
export interface PusherEndpoint {
  readonly port: number;
  readonly hub: ChannelHub;
  /** Ids of the browsers that are connected to this process. */
  socketIds(): string[];
  /** The same, with the channels that each of them hears. */
  listening(): { id: string; channels: string[] }[];
  /** Closes one browser's connection; nothing where it is gone already. */
  sendAway(socketId: string, why: readonly [number, string]): void;
  close(): Promise<void>;
}

/** One that never finishes its request may not keep its place, ms. */
const REQUEST_TIMEOUT = 10_000;

/** Opens the endpoint. Port 0: any free one. */
export async function openPusherEndpoint(
  app: PusherApp,
  { host, port, requestTimeout = REQUEST_TIMEOUT }: { host: string; port: number; requestTimeout?: number },
): Promise<PusherEndpoint> {
  const hub = new ChannelHub();
  const http = fastify({
    bodyLimit: 1024 * 1024,
    logger: false,
    requestTimeout,
    // Node takes the longer of these two for the whole request, and looks after this long.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 1000 },
    forceCloseConnections: true,
  });
  // The signature covers the bytes that were sent, so the body is kept as it is.
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  serverRoutes(http, app, hub);

  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const connected = new Map<string, PusherSocket>();
  await http.listen({ host, port });
  http.server.on('upgrade', (request, stream, head) => {
    // From here on nobody else hears of this connection's errors; unheard, they would end the process.
    stream.on('error', () => stream.destroy());
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate());
      const refusal = refusedConnection(app, request.url ?? '');
      if (refusal) {
        const [code, message] = refusal;
        socket.send(JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message }) }));
        return socket.close(code, message);
      }
      const browser = new PusherSocket(socket, app, hub);
      connected.set(browser.id, browser);
      socket.on('close', () => connected.delete(browser.id));
    });
  });

  return {
    port: (http.server.address() as AddressInfo).port,
    hub,
    socketIds: () => [...connected.keys()],
    listening: () => [...connected.values()].map(({ id, channels }) => ({ id, channels: [...channels] })),
    sendAway: (socketId, why) => connected.get(socketId)?.close(why),
    async close() {
      for (const browser of connected.values()) browser.close(CLOSE.restarting);
      sockets.close();
      setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 500).unref();
      await http.close();
    },
  };
}

function refusedConnection(app: PusherApp, address: string): readonly [number, string] | null {
  // Taken apart by hand: a URL parser throws at what a stranger may write here (`//`, `http://[`).
  const [path = '', query = ''] = address.split('?', 2);
  const [, area, key, ...rest] = path.split('/');
  if (area !== 'app' || key === undefined || rest.length > 0) return CLOSE.badPath;
  if (key !== app.key) return CLOSE.unknownApp;
  const protocol = new URLSearchParams(query).get('protocol');
  if (protocol === null || protocol === '') return CLOSE.noProtocol;
  return ['5', '6', '7'].includes(protocol) ? null : CLOSE.badProtocol;
}

function serverRoutes(http: FastifyInstance, app: PusherApp, hub: ChannelHub): void {
  const routes = { events: publishEvent, batch_events: publishBatch };
  for (const [name, publish] of Object.entries(routes)) {
    http.post(`/apps/:appId/${name}`, (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if ((request.params as { appId: string }).appId !== app.appId)
        return reply.code(404).send('Unknown app');
      const refused = refusedRequest(app, { ...signedParts(request), body }, new Date());
      if (refused !== null) return reply.code(401).send(refused);
      return publish(hub, parse(body)) ? reply.send({}) : reply.code(400).send('Invalid event');
    });
  }
}

function signedParts(request: FastifyRequest) {
  const [path = ''] = request.url.split('?');
  return { method: request.method, path, query: request.query as Record<string, string> };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
