import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sameSecret } from '../core/secrets';
import type { Metrics } from './createMetrics';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves `/metrics` on a port of its own, so that no proxy before the app can hand it on by mistake. */
export async function openMetrics(
  metrics: Metrics,
  { host, port, token }: { host: string; port: number; token: string | null },
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (token !== null && !sameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return void answer(401, 'METRICS_TOKEN?\n');
    if (request.method !== 'GET' || request.url !== '/metrics') return void answer(404, '/metrics\n');
    metrics.text().then(
      (text) => answer(200, text, metrics.contentType),
      () => answer(500, 'failed\n'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
