import { connect, type Socket } from 'node:net';

/** A connection that stays open until it is ended from either side. */
export interface Held {
  socket: Socket;
  heard: () => string;
  isOpen: () => boolean;
}

/** Opens connections that first send `bytes` each. Whoever refuses one ends it: `isOpen` tells. */
export function holdSockets(count: number, port: number, bytes: string | Uint8Array): Promise<Held[]> {
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Held>((resolve) => {
          let heard = '';
          let open = true;
          const held = { heard: () => heard, isOpen: () => open };
          const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
            if (bytes.length > 0) socket.write(bytes);
            resolve({ ...held, socket });
          });
          socket.on('data', (data) => (heard = (heard + data.toString('latin1')).slice(-100_000)));
          socket.on('error', () => undefined);
          socket.on('end', () => (open = false));
          socket.on('close', () => {
            open = false;
            resolve({ ...held, socket });
          });
        }),
    ),
  );
}

export const dropAll = (sockets: readonly Held[]): void => {
  for (const { socket } of sockets) socket.destroy();
};
