import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** Largest body of a call, bytes. */
export const BODY_LIMIT = 64 * 1024;

/** JSON and forms in; an empty body is no body, whatever its type says (SPEC 7: PUT notifs/{id} has none). */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parseJson(request, String(body), done);
  });
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
}
