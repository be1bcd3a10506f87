import type { FastifyInstance } from 'fastify';
import { getHealth, getReadiness } from '@/lib/contract/service';
import { failure, success } from '../platform/http/envelope';
import type { Parts } from '../platform/http/parts';
import { API_BASE } from '../platform/http/route';
import type { OutboxBacklog } from '../platform/outbox/outboxBacklog';
import { readiness } from './readiness';

export interface ServiceOptions {
  isStopping: () => boolean;
  outbox: (() => Promise<OutboxBacklog>) | undefined;
}

/**
 * For supervisors and proxies: alive, and ready for calls. Nobody signs in for them, and nothing that a call takes can
 * keep them waiting. Their lines are left out of the log, which would hold little else.
 */
export function serviceRoutes(app: FastifyInstance, parts: Parts, options: ServiceOptions): void {
  const quiet = { logLevel: 'error' } as const;
  app.get(API_BASE + getHealth.path, quiet, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(success({ data: { alive: true } }, parts.apiVersion)),
  );

  const ask = readiness(parts.connection.quick, options.outbox, parts.connection.replica);
  app.get(API_BASE + getReadiness.path, quiet, async (_request, reply) => {
    const stopping = options.isStopping();
    const state = { ...(await ask()), stopping };
    void reply.header('cache-control', 'no-store');
    if (!stopping && state.database === 'ok') return success({ data: state }, parts.apiVersion);
    const message = stopping ? 'Server sedang berhenti.' : 'Basis data sedang tidak dapat dihubungi.';
    return reply
      .code(503)
      .header('retry-after', '5')
      .send(failure(503, message, parts.apiVersion, state));
  });
}
