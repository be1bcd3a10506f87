import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../core/ApiError';

/** Largest body of a call, bytes. */
export const BODY_LIMIT = 64 * 1024;
/** Largest body of any call, bytes: proxies let more than this through (`deploy`). */
export const LARGEST_BODY = 2_000_000;

/** No call of the contract nests deeper than six; whoever walks over a body may walk by recursion. */
const DEEPEST = 32;

/** A whole price list has 45,000. Whoever checks a body keeps a fault for each value, before its length is looked at. */
export const MAX_VALUES = 100_000;

/** Why a text is not taken apart, in words; null: it is. One pass, before anything is built. */
function refusalOf(json: string): string | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === ',') values += 1;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) return 'Kiriman tersusun terlalu dalam.';
    if (values > MAX_VALUES) return 'Kiriman berisi terlalu banyak nilai.';
  }
  return null;
}

function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
}

/** JSON, forms, and bytes where a call takes them; an empty body is no body, whatever its type says (SPEC 7: PUT notifs/{id} has none). */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = String(body);
    const refusal = refusalOf(text);
    if (refusal !== null) return done(new ApiError(400, refusal), undefined);
    return parseJson(request, text, done);
  });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.takesBytes) return done(null, body);
    return done(new ApiError(415, 'Jenis kiriman tidak didukung. Kirim sebagai JSON.'), undefined);
  });
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
}
