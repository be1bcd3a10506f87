import { createServer } from 'node:net';

/** A port on loopback that is free now; `wanted` when it is. */
export async function freePort(wanted = 0) {
  const server = createServer();
  const listening = await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(wanted, '127.0.0.1', () => resolve(true));
  });
  if (!listening) return freePort();
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
