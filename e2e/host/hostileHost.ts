import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notification } from '@/lib/contract/notifications';
import { answerIn, asStrings, type Mood } from './moods';
import { createPusherSocket, type PusherSocket } from './pusherSocket';
import { matchCall, performCall, type HostCall, type HostWorld } from './sixCalls';
import { serveApp } from './serveApp';

export interface HostileHostOptions {
  /** Default: the system's choice. */
  port?: number;
  /** A second port for the socket, where the app expects it (6003); default: the same server. */
  socketPort?: number;
  /** The only Bearer credential that is let in; default: any. */
  token?: string;
  /** Application key of the socket; default the app's own default. */
  key?: string;
  /** Folder of the built app, served beside the API with a fallback to index.html; default: none. */
  appDir?: string;
}

/** One request as the host saw it. */
export interface SeenCall {
  /** Null: not one of the six calls nor channel authorization; answered 404 as HTML. */
  call: HostCall | null;
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/**
 * A host that is not ours: only the six calls of SPEC 7, channel authorization and a Pusher-protocol socket, with
 * moods to switch while it runs. CORS is open.
 */
export interface HostileHost {
  /** `http://127.0.0.1:{port}`, where the built app is when `appDir` was given. */
  origin: string;
  /** Base address of the API: `{origin}/api`. */
  apiUrl: string;
  port: number;
  socketPort: number;
  world: HostWorld;
  /** Every call so far, oldest first. */
  calls: SeenCall[];
  callsOf: (call: HostCall) => SeenCall[];
  /** ms that `slow` and `out-of-order` wait; default 1500. */
  slowness: number;
  /** Every page and file of the app is answered with a proxy's error page (502). */
  brokenPages: boolean;
  /** Sets the mood of one call, or of all. */
  setMood: (mood: Mood, call?: HostCall) => void;
  /** Pushes an event; in the mood `twice` it goes out twice. Returns how many sockets heard it. */
  push: (channel: string, event: string, payload: unknown) => number;
  /** Adds a notification on top, and pushes it to the user's channel when one is named. */
  notify: (notification: Partial<Notification>, userId?: string | number) => Notification;
  socket: PusherSocket;
  close: () => Promise<void>;
}

const NO_WAIT = { slowness: 0, turn: 1 };

const CORS = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, OPTIONS',
  'Access-Control-Allow-Headers': 'accept, accept-referer, authorization, content-type, idempotency-key',
  'Access-Control-Max-Age': '600',
};

export async function startHostileHost(options: HostileHostOptions = {}): Promise<HostileHost> {
  const world: HostWorld = { notifications: [], approved: new Map(), locations: [] };
  const calls: SeenCall[] = [];
  const moods = new Map<HostCall | 'all', Mood>([['all', 'well']]);
  const moodOf = (call: HostCall): Mood => moods.get(call) ?? moods.get('all') ?? 'well';
  let turn = 0;

  const server = createServer((request, response) => void handle(request, response));
  const socketServer = options.socketPort === undefined ? server : createServer();
  const socket = createPusherSocket(socketServer, { key: options.key ?? 'angsur', secret: 'hostile' });
  const port = await listen(server, options.port ?? 0);
  const socketPort = socketServer === server ? port : await listen(socketServer, options.socketPort ?? 0);
  const origin = `http://127.0.0.1:${port}`;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', origin);
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    if (!url.pathname.startsWith('/api/') && options.appDir) {
      if (host.brokenPages) return answerIn('html-500', { status: 200, data: null }, response, NO_WAIT);
      return serveApp(options.appDir, url.pathname, response);
    }
    const method = request.method ?? 'GET';
    const body = await readBody(request);
    const match = matchCall(method, url.pathname.replace(/^\/api/, ''));
    calls.push({
      call: match?.call ?? null,
      method,
      path: url.pathname + url.search,
      headers: request.headers,
      body,
    });
    if (!match)
      return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not Found</h1>');
    const mood = moodOf(match.call);
    const timing = { slowness: host.slowness, turn: turn++ };
    const bearer = request.headers.authorization?.replace(/^Bearer /, '');
    if (!bearer || (options.token !== undefined && bearer !== options.token)) {
      return answerIn('well', { status: 401, data: null, message: 'Unauthenticated.' }, response, timing);
    }
    if (match.call === 'authorizeChannel' && (mood === 'well' || mood === 'twice')) {
      const asked = body as { socket_id?: string; channel_name?: string };
      const auth = socket.sign(asked.socket_id ?? '', asked.channel_name ?? '');
      return void response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ auth }));
    }
    const isBroken =
      typeof mood === 'number' || ['html', 'html-500', 'hang', 'cut', 'hidden-failure'].includes(mood);
    const good = isBroken
      ? { status: 200, data: null }
      : performCall(world, match, { query: url.searchParams, body, twice: mood === 'twice' });
    await answerIn(mood, good, response, timing);
  }

  const host: HostileHost = {
    origin,
    apiUrl: `${origin}/api`,
    port,
    socketPort,
    world,
    calls,
    callsOf: (call) => calls.filter((one) => one.call === call),
    slowness: 1500,
    brokenPages: false,
    setMood: (mood, call) => {
      if (call === undefined) moods.clear();
      moods.set(call ?? 'all', mood);
    },
    push(channel, event, payload) {
      const mood = moods.get('all') ?? 'well';
      const shaped =
        mood === 'strings' ? asStrings(payload) : mood === 'wrong-shape' ? { unexpected: 1 } : payload;
      const late = mood === 'out-of-order' && turn++ % 2 === 0;
      if (late) {
        setTimeout(() => socket.push(channel, event, shaped), host.slowness).unref();
        return 0;
      }
      if (mood === 'twice') socket.push(channel, event, shaped);
      return socket.push(channel, event, shaped);
    },
    notify(given, userId) {
      const notification: Notification = {
        id: world.notifications.length + 1,
        title: 'Pemberitahuan',
        message: `Pesan ke-${world.notifications.length + 1}`,
        link: null,
        source: null,
        created_at: new Date().toISOString(),
        read_at: null,
        ...given,
      };
      world.notifications.unshift(notification);
      if (userId !== undefined) host.push(`notifications.${userId}`, 'send.notification', notification);
      return notification;
    },
    socket,
    async close() {
      socket.close();
      await Promise.all([server, socketServer].map(stop));
    },
  };
  return host;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (text === '') return undefined;
  if (request.headers['content-type']?.includes('urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
