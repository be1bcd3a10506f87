import type { FastifyServerOptions } from 'fastify';
import { SHARED_PAGE } from '@/lib/contract/sharedPage';

/** The page that a link to a customer's card opens, and its call (docs/decisions/0105). */
const SECRET_PATHS = new RegExp(`^(${SHARED_PAGE}|/api/shared-cards/).*`);

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
      // The path alone: a query may hold a customer's name. Of a link to a customer's card not even that: it opens it.
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?')[0]?.replace(SECRET_PATHS, '$1***'),
        ip: request.ip,
      }),
    },
  };
}
