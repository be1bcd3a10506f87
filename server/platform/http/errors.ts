import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from '@/lib/contract/requestId';
import { ApiError, messageOf } from '../core/ApiError';
import { answerCheck } from './answerCheck';
import { failure } from './envelope';
import type { Parts } from './parts';
import { refusalSchema } from './refusalSchema';
import { codeOf, refusalOf } from './unavailable';

/**
 * A body that is too large is taken and thrown away up to here, bytes: a connection that breaks while a proxy still sends
 * loses the answer that says so.
 */
const TAKEN_TO_THE_END = 8_000_000;

/** Keeps every failure inside the envelope, and every secret out of the log. */
export function answerErrors(
  app: FastifyInstance,
  { apiVersion, checkAnswers }: Pick<Parts, 'apiVersion' | 'checkAnswers'>,
): void {
  const checkAny = answerCheck('refusal', refusalSchema, checkAnswers);
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const known = error instanceof ApiError ? error : translate(error, request);
    if (known.status >= 500) {
      // The query layer puts the parameters of a failed statement in its message: only the cause is logged.
      const cause = error.cause instanceof Error ? error.cause : error;
      const { method, routeOptions } = request;
      const { message: reason, stack } = cause;
      request.log.error(
        { method, route: routeOptions.url, cause: codeOf(cause), reason, stack },
        'call failed',
      );
    }
    const check = request.routeOptions.config.checkRefusal ?? checkAny;
    const data = known.data === null ? null : check(known.data, request.log);
    if (known.status === 413 && Number(request.headers['content-length']) <= TAKEN_TO_THE_END)
      void reply.removeHeader('connection');
    if (known.retryAfter !== undefined) void reply.header('retry-after', String(known.retryAfter));
    return reply
      .status(known.status)
      .header('cache-control', 'no-store')
      .send(failure(known.status, known.message, apiVersion, data));
  });
}

/** An address that cannot be read at all (`/%`) never reaches a route: it is answered here, in the envelope too. */
export function answerUnroutable(apiVersion: string) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply
      .code(400)
      .headers({ ...PLAIN_HEADERS, [REQUEST_ID_HEADER]: request.id })
      .type('application/json; charset=utf-8')
      .send(failure(400, 'Alamat ini tidak dapat dibaca.', apiVersion));
  };
}

const PLAIN_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** What node's parser says about bytes that are no request, as HTTP says it. */
const PARSER_STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Bytes that are no request reach no part of the app: they are answered here, and the connection ends. */
export function answerUnreadable(apiVersion: string) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = PARSER_STATUS[error.code ?? ''] ?? 400;
    const body = JSON.stringify(failure(status, messageOf(status), apiVersion));
    const headers = {
      ...PLAIN_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}

function translate(error: FastifyError, request: FastifyRequest): ApiError {
  // The caller went away before all had come: nobody's fault, and nobody reads the answer.
  if (request.raw.errored === error) return new ApiError(400);
  const refusal = refusalOf(error);
  if (refusal) return new ApiError(503, refusal.message, { retryAfter: refusal.retryAfter });
  const status = error.statusCode ?? 500;
  return new ApiError(Math.min(status, 500));
}
