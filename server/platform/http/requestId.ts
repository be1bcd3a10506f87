import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID, REQUEST_ID_HEADER } from '@/lib/contract/requestId';
import type { IsProxy } from './trustedProxies';

/** Without i, l, o and u: it is read aloud on the telephone. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A name of a request: eight signs, 40 random bits. */
export const newRequestId = (): string =>
  Array.from(randomBytes(8), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** Names requests. What a caller sends as a name counts only where a proxy of ours sends it, and reads as one. */
export function requestIds(isProxy: IsProxy): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER];
    const known =
      typeof given === 'string' && REQUEST_ID.test(given) && isProxy(socket.remoteAddress ?? '', 0);
    return known ? given : newRequestId();
  };
}

/** Puts the name of each request into its answer. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
