import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveApp } from '../host/serveApp';

/** Serves a folder on loopback; `hold` paths get no answer at all. */
export async function serveFolder(folder: string) {
  const held = new Set<string>();
  let down = false;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (down) return void request.socket.destroy();
    if (!held.has(pathname)) void serveApp(folder, pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (path: string) => void held.add(path),
    setDown: (value: boolean) => void (down = value),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
