import type { FastifyServerOptions } from 'fastify';

/** Lines say who called what and how it ended. Bodies are never logged, and headers only by name below. */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    redact: [
      'authorization',
      'headers',
      'password',
      'token',
      'code',
      'challenge',
      '*.authorization',
      '*.headers',
      '*.password',
      '*.token',
      '*.code_hash',
      '*.challenge',
    ],
    serializers: {
      // The path alone: a query may hold a customer's name.
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  };
}
