import { connect } from 'node:net';

/**
 * Sends bytes to a port as a stranger would, `then` as a second packet once something was answered, and gives back
 * what was answered until the other side closed or `timeout` ms passed. These count from when `answering` is done, after
 * each packet: a call that the server answers once it has seen the packet, however busy the machine is. Never fails: a
 * cut connection is an answer.
 */
export function rawBytes(
  port: number,
  bytes: string | Uint8Array,
  {
    then,
    timeout = 300,
    answering,
  }: { then?: Uint8Array; timeout?: number; answering?: () => Promise<unknown> } = {},
): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    let timer: NodeJS.Timeout | undefined;
    let packets = 0;
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard);
    };
    const send = (packet: string | Uint8Array) => {
      const nth = (packets += 1);
      const wait = () => {
        if (nth === packets && !socket.destroyed) timer = setTimeout(end, timeout);
      };
      clearTimeout(timer);
      socket.write(packet);
      if (answering) void answering().then(wait, wait);
      else wait();
    };
    const socket = connect(port, '127.0.0.1', () => send(bytes));
    let second = then;
    socket.on('data', (data) => {
      heard += data.toString('latin1');
      if (second) send(second);
      second = undefined;
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

/** A handshake for a WebSocket at `target`, as a browser sends it. */
export const handshake = (target: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `GET ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
