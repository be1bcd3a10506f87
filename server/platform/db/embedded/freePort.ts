import { createServer } from 'node:net';

const probe = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** `preferred` while it is free on the loopback address, else any free port. */
export async function freePort(preferred = 0): Promise<number> {
  return probe(preferred).catch(() => probe(0));
}
