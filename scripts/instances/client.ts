import http from 'node:http';
import https from 'node:https';

export interface Asking {
  token?: string;
  body?: unknown;
  /** Idempotency-Key. */
  key?: string;
  headers?: Record<string, string>;
}

/** What came back; status 0: nothing did. */
export interface Answer {
  status: number;
  text: string;
  headers: http.IncomingHttpHeaders;
  /** The envelope's `data`; undefined: the body is no envelope. */
  data: unknown;
  /** What was asked: `POST /api/auth/login`. */
  call: string;
  /** Version of whoever answered; empty: no instance did. */
  version: string;
}

/** Calls an origin over kept connections, as a browser does. */
export interface Client {
  call(method: string, path: string, asking?: Asking): Promise<Answer>;
  close(): void;
}

/** `from`: the address of ours that it calls from. */
export function createClient(origin: string, { from = '127.0.0.1' }: { from?: string } = {}): Client {
  const over = origin.startsWith('https:') ? https : http;
  const agent = new over.Agent({ keepAlive: true, maxSockets: 40, localAddress: from });
  const call: Client['call'] = (method, path, { token, body, key, headers = {} } = {}) =>
    new Promise((resolve) => {
      const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
      const request = over.request(`${origin}${path}`, {
        method,
        agent,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(text !== undefined && {
            'content-type':
              typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
            'content-length': String(Buffer.byteLength(text)),
          }),
          ...headers,
        },
      });
      const asked = `${method} ${path}`;
      const nothing = (error: Error) =>
        resolve({ call: asked, status: 0, text: error.message, headers: {}, data: undefined, version: '' });
      request.setTimeout(70_000, () => request.destroy(new Error('no answer in 70 s')));
      request.once('error', nothing);
      request.once('response', (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('error', nothing);
        response.once('end', () =>
          resolve({ call: asked, ...answerOf(response, Buffer.concat(pieces).toString('utf8')) }),
        );
      });
      request.end(text);
    });
  return { call, close: () => agent.destroy() };
}

function answerOf({ statusCode = 0, headers }: http.IncomingMessage, text: string) {
  const envelope = text.startsWith('{') ? (JSON.parse(text) as { data?: unknown; version?: string }) : {};
  return { status: statusCode, text, headers, data: envelope.data, version: envelope.version ?? '' };
}
