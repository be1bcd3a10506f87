import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Stands between a server and its database; can cut, swallow or slow what passes. */
export interface DatabaseProxy {
  /** Connection string through it. */
  url: string;
  /** Connections that are open now. */
  open(): number;
  /** Connections that were tried so far. */
  attempts(): number;
  /** Ends every connection and turns new ones away. */
  cut(): void;
  /** Nothing passes, and nobody is told. */
  swallow(): void;
  /** Each packet takes so long, ms. */
  slow(ms: number): void;
  mend(): void;
  close(): void;
}

/** Listens on loopback, and hands on to the database of `url`. */
export async function proxyTo(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const [host, port] = [target.hostname, Number(target.port)];
  const open = new Set<Socket>();
  let state: 'whole' | 'cut' | 'swallowing' = 'whole';
  let delay = 0;
  let attempts = 0;
  const server = createServer((near) => {
    attempts += 1;
    near.on('error', () => undefined);
    if (state === 'cut') return void near.resetAndDestroy();
    const far = connect(port, host);
    far.on('error', () => near.destroy());
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (data) => {
        if (state === 'swallowing') return;
        if (delay === 0) to.write(data);
        else setTimeout(() => to.writable && to.write(data), delay);
      });
    pass(near, far);
    pass(far, near);
    open.add(near);
    near.on('close', () => {
      open.delete(near);
      far.destroy();
    });
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  target.hostname = '127.0.0.1';
  target.port = String((server.address() as AddressInfo).port);
  const end = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: target.toString(),
    open: () => open.size,
    attempts: () => attempts,
    cut() {
      state = 'cut';
      end();
    },
    swallow: () => void (state = 'swallowing'),
    slow: (ms) => void (delay = ms),
    mend() {
      // What was swallowed never comes: those connections are of no more use to anybody.
      if (state === 'swallowing') end();
      state = 'whole';
      delay = 0;
    },
    close() {
      server.close();
      end();
    },
  };
}
