import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiError } from './ApiError';
import { failure } from './envelope';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Kiriman tidak dapat dibaca.',
  404: 'Alamat ini tidak ada.',
  413: 'Kiriman terlalu besar.',
  414: 'Alamat terlalu panjang.',
  415: 'Jenis kiriman tidak didukung. Kirim sebagai JSON.',
  503: 'Basis data sedang tidak dapat dihubungi. Tidak ada yang berubah; coba lagi sebentar lagi.',
};
const OUR_FAULT = 'Terjadi kesalahan di server. Tidak ada yang berubah; coba lagi.';

/** Node's and PostgreSQL's codes for "not now": refused, reset, shutting down, too many clients. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

/** Keeps every failure inside the envelope, and every secret out of the log. */
export function answerErrors(app: FastifyInstance, apiVersion: string): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const known = error instanceof ApiError ? error : translate(error);
    if (known.status >= 500) {
      // The query layer puts the parameters of a failed statement in its message: only the cause is logged.
      const cause = error.cause instanceof Error ? error.cause : error;
      request.log.error({ code: codeOf(cause), reason: cause.message, stack: cause.stack }, 'call failed');
    }
    if (known.retryAfter !== undefined) void reply.header('retry-after', String(known.retryAfter));
    return reply
      .status(known.status)
      .header('cache-control', 'no-store')
      .send(failure(known.status, known.message, apiVersion, known.data));
  });
}

function translate(error: FastifyError): ApiError {
  const unavailable = UNAVAILABLE.has(codeOf(error)) || UNAVAILABLE.has(codeOf(error.cause));
  if (unavailable) return new ApiError(503, MESSAGES[503] ?? OUR_FAULT, { retryAfter: 5 });
  const status = error.statusCode ?? 500;
  if (status >= 500) return new ApiError(500, OUR_FAULT);
  return new ApiError(status, MESSAGES[status] ?? `Permintaan ditolak (${STATUS_CODES[status] ?? status}).`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
