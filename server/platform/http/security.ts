import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { ROW_COUNT_HEADER } from '@/lib/contract/fileEndpoint';
import type { PageSettings } from '@/lib/contract/pageSettings';
import { REQUEST_ID_HEADER } from '@/lib/contract/requestId';
import { socketHost } from './socketHost';

export interface SecurityOptions {
  /** Foreign origins that may call; empty: none. */
  corsOrigins: readonly string[];
  /** `'sha256-…'` of the page's inline scripts. */
  scriptHashes: readonly string[];
  /** Where the page may connect to, besides its own origin. */
  connectSources: readonly string[];
  /** Where pictures may come from, besides its own origin. */
  imageSources: readonly string[];
  /** Whether the page has push. */
  push: boolean;
  /** See `Config.publicUrl`. */
  publicUrl: string | null;
  /** What the page is told; its socket is where these say, or on the host the page came from. */
  page: () => PageSettings;
}

/** What Firebase messaging talks to; a test compares it with the package. */
export const PUSH_HOSTS = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
] as const;

/** Security headers on every answer; CORS closed unless origins are named. */
export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const sockets = (scheme: string) => (request: IncomingMessage) => {
    const { VITE_PUSHER_HOST: given, VITE_PUSHER_PORT: port } = options.page();
    if (!port) return "'self'";
    if (given) return `${scheme}://${given}:${port}`;
    const { host } = request.headers;
    const own = socketHost({ host, localAddress: request.socket.localAddress }, options.publicUrl);
    return own === null ? "'self'" : `${scheme}://${own}:${port}`;
  };
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The reader of codes is WebAssembly, which opens no way for scripts (docs/decisions/0171).
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...options.scriptHashes],
        scriptSrcAttr: ["'none'"],
        // Emotion writes style elements while the page runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        connectSrc: [
          "'self'",
          sockets('ws'),
          sockets('wss'),
          ...(options.push ? PUSH_HOSTS : []),
          ...options.connectSources,
        ],
        imgSrc: ["'self'", 'data:', 'blob:', ...options.imageSources],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: options.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    // The company's other hosts decide for themselves.
    hsts: { includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(self), microphone=(), payment=()');
    done(null, payload);
  });
  if (options.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...options.corsOrigins],
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: [
        'accept',
        'accept-referer',
        'authorization',
        'content-type',
        'idempotency-key',
        'x-socket-id',
      ],
      exposedHeaders: ['date', 'retry-after', ROW_COUNT_HEADER, REQUEST_ID_HEADER],
      maxAge: 600,
    });
  }
}
