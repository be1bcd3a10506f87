import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './ApiError';

/** Largest body of a call, bytes. */
export const BODY_LIMIT = 64 * 1024;
/** Largest body of any call, bytes: proxies let more than this through (`deploy`). */
export const LARGEST_BODY = 2_000_000;

/** No call of the contract nests deeper than six; whoever walks over a body may walk by recursion. */
const DEEPEST = 32;

/** Whether brackets stand in more than so many others, outside of texts. One pass, before anything is built. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
}

/** JSON and forms in; an empty body is no body, whatever its type says (SPEC 7: PUT notifs/{id} has none). */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = String(body);
    if (isTooDeep(text)) return done(new ApiError(400, 'Kiriman tersusun terlalu dalam.'), undefined);
    return parseJson(request, text, done);
  });
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
}
