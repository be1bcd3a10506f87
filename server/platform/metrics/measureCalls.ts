import type { FastifyInstance } from 'fastify';
import type { Metrics } from './createMetrics';

/** Counts every call that was answered, by its route's template. What has no route counts together. */
export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const call = { method: request.method, route, status: String(reply.statusCode) };
    metrics.called(call, reply.elapsedTime / 1000);
    done();
  });
}
