import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './ApiError';
import { failure } from './envelope';
import { codeOf, refusalOf } from './unavailable';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Kiriman tidak dapat dibaca.',
  404: 'Alamat ini tidak ada.',
  413: 'Kiriman terlalu besar.',
  414: 'Alamat terlalu panjang.',
  415: 'Jenis kiriman tidak didukung. Kirim sebagai JSON.',
};
const OUR_FAULT = 'Terjadi kesalahan di server. Tidak ada yang berubah; coba lagi.';

/** Keeps every failure inside the envelope, and every secret out of the log. */
export function answerErrors(app: FastifyInstance, apiVersion: string): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const known = error instanceof ApiError ? error : translate(error);
    if (known.status >= 500) {
      // The query layer puts the parameters of a failed statement in its message: only the cause is logged.
      const cause = error.cause instanceof Error ? error.cause : error;
      request.log.error({ cause: codeOf(cause), reason: cause.message, stack: cause.stack }, 'call failed');
    }
    if (known.retryAfter !== undefined) void reply.header('retry-after', String(known.retryAfter));
    return reply
      .status(known.status)
      .header('cache-control', 'no-store')
      .send(failure(known.status, known.message, apiVersion, known.data));
  });
}

/** An address that cannot be read at all (`/%`) never reaches a route: it is answered here, in the envelope too. */
export function answerUnroutable(apiVersion: string) {
  return (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void reply
      .code(400)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('application/json; charset=utf-8')
      .send(failure(400, 'Alamat ini tidak dapat dibaca.', apiVersion));
  };
}

function translate(error: FastifyError): ApiError {
  const refusal = refusalOf(error);
  if (refusal) return new ApiError(503, refusal.message, { retryAfter: refusal.retryAfter });
  const status = error.statusCode ?? 500;
  if (status >= 500) return new ApiError(500, OUR_FAULT);
  return new ApiError(status, MESSAGES[status] ?? `Permintaan ditolak (${STATUS_CODES[status] ?? status}).`);
}
