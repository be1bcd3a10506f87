import { createServer, type AddressInfo } from 'node:net';

/** A port that is free now, on loopback. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Chooses ports once; workers inherit them through the environment. */
export async function choosePorts() {
  process.env.E2E_PORT ??= String(await freePort());
  process.env.E2E_SOCKET_PORT ??= String(await freePort());
  return { port: Number(process.env.E2E_PORT), socketPort: Number(process.env.E2E_SOCKET_PORT) };
}
