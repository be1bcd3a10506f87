import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { BROADCAST_AUTH_PATH } from '@/lib/contract/realtime';
import { signedIn } from '../auth/session';
import { forbidden } from '../core/ApiError';
import type { Parts } from '../http/parts';
import { API_BASE } from '../http/route';
import { validate } from '../http/validate';
import { mayListen } from './mayListen';
import { wireChannel } from './publisher';
import { channelSignature } from './signatures';
import { rememberSocket } from './socketSessions';

const body = z.object({
  socket_id: z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/)),
  channel_name: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** Channel authorization (SPEC 7): form or JSON in, the bare `{auth}` out, as every Pusher client expects it. */
export function broadcastingRoutes(app: FastifyInstance, parts: Parts): void {
  app.post(API_BASE + BROADCAST_AUTH_PATH, async (request, reply) => {
    const person = await signedIn(parts.connection.quick, request.headers.authorization, parts.clock());
    const { socket_id, channel_name } = validate(body, request.body ?? {});
    const channel = channel_name.replace(/^private-/, '');
    if (wireChannel(channel) !== channel_name || !mayListen(person, channel)) {
      throw forbidden('Anda tidak berhak mendengarkan kanal ini.');
    }
    await rememberSocket(parts.connection.quick, socket_id, person.sessionHash, parts.clock());
    return reply
      .header('cache-control', 'no-store')
      .send({ auth: channelSignature(parts.realtime, socket_id, channel_name) });
  });
}
