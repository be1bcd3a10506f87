import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call on its way. */
export interface Passing {
  method: string;
  /** With its query, `/api/collector/visits`. */
  path: string;
  body: Buffer;
}

/**
 * What becomes of a call: it passes; it never arrives; it is done and its answer is lost; it is done and its answer never
 * comes; it is answered with a failure and never arrives.
 */
export type Fate = 'pass' | 'dead' | 'lost' | 'held' | { status: number };

/** The way between phones and the server, where everything happens that happens to a connection. */
export interface Road {
  /** The server, as phones know it. */
  address: string;
  /** False: nothing gets through, in no direction. */
  isOpen: boolean;
  /** What becomes of a call; changed while it goes. */
  fateOf: (call: Passing) => Fate;
  /** Changes what the server answers to a file; the new version of the app. */
  rewrite: ((path: string, text: string) => string) | null;
  /** How fast calls go up, together, and ms until a call is answered beside that; null: at once. */
  upload: { bytesPerSecond: number; latency: number } | null;
  /** Calls that the server has answered, and with what, in order. */
  arrived: (Passing & { status: number })[];
  /** Forgets what arrived, and lets everything pass. */
  calm: () => void;
  close: () => Promise<void>;
}

/** Opens a road to a server. */
export async function openRoad(to: string): Promise<Road> {
  const server = createServer((incoming, outgoing) => {
    void handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const road: Road = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isOpen: true,
    fateOf: () => 'pass',
    rewrite: null,
    upload: null,
    arrived: [],
    calm: () => {
      road.arrived = [];
      road.fateOf = () => 'pass';
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  /** When the way up is free again, ms. */
  let freeAt = 0;
  return road;

  /** Waits as long as so many bytes take behind those that are on their way. */
  async function goUp(bytes: number): Promise<void> {
    if (!road.upload) return;
    const { bytesPerSecond, latency } = road.upload;
    freeAt = Math.max(freeAt, Date.now()) + (bytes / bytesPerSecond) * 1000;
    await new Promise((done) => setTimeout(done, freeAt + latency - Date.now()));
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const call = { method: incoming.method ?? '', path: incoming.url ?? '', body: await buffer(incoming) };
    await goUp(call.body.length);
    const fate = road.isOpen ? road.fateOf(call) : 'dead';
    if (fate === 'dead') return void outgoing.destroy();
    if (typeof fate === 'object') {
      outgoing.writeHead(fate.status, { 'content-type': 'application/json' });
      return void outgoing.end('{}');
    }
    const { answer, content } = await pass(incoming, call);
    road.arrived.push({ ...call, status: answer.statusCode ?? 0 });
    if (fate === 'lost' || !road.isOpen) return void outgoing.destroy();
    if (fate === 'held') return;
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    outgoing.end(content);
  }

  async function pass(incoming: IncomingMessage, { method, path, body }: Passing) {
    const { rewrite } = road;
    const headers = { ...incoming.headers, ...(rewrite && { 'accept-encoding': 'identity' }) };
    if (rewrite)
      for (const name of ['if-none-match', 'if-modified-since']) delete headers[name as 'if-none-match'];
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      const out = request(`${to}${path}`, { method, headers }, done);
      out.on('error', fail);
      out.end(body);
    });
    const content = await buffer(answer);
    if (!rewrite || !/javascript|html/.test(answer.headers['content-type'] ?? '')) return { answer, content };
    const changed = Buffer.from(rewrite(path, content.toString()));
    for (const name of ['etag', 'last-modified']) delete answer.headers[name as 'etag'];
    answer.headers['content-length'] = String(changed.length);
    return { answer, content: changed };
  }
}

/** It brings a visit. */
export const isVisit = ({ method, path }: Pick<Passing, 'method' | 'path'>): boolean =>
  method === 'POST' && path.startsWith('/api/collector/visits');

/** What was written down at the door, of a call that brings a visit; null: it brings none. */
export const noteOf = (call: Passing): string | null =>
  isVisit(call) ? (JSON.parse(call.body.toString()) as { note: string }).note : null;
