import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endSlowReader, type Pace } from './endSlowReader';

const PIECE = Buffer.alloc(64 * 1024, 'a');

/** A server that always has more to send, or only every second. */
async function serve(pace: Pace, pieces: () => AsyncIterable<Buffer>) {
  const slow: number[] = [];
  const server = createServer((_request, answer) => {
    endSlowReader(answer, pace, () => slow.push(Date.now()));
    Readable.from(pieces()).pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  /** A reader that takes so much a second, and for how long it was served, ms. */
  const read = (bytesPerSecond: number) =>
    new Promise<{ lasted: number; took: number }>((resolve) => {
      const begun = Date.now();
      let took = 0;
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
      socket.on('data', (bytes) => {
        took += bytes.length;
        if (bytesPerSecond === Infinity) return;
        socket.pause();
        setTimeout(() => socket.resume(), (bytes.length / bytesPerSecond) * 1000);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve({ lasted: Date.now() - begun, took }));
      // A paused socket does not hear that it was ended.
      const ended = setInterval(() => slow.length > 0 && socket.destroy(), 100);
      socket.on('close', () => clearInterval(ended));
    });
  return { read, slow };
}

async function* endless() {
  for (;;) {
    yield PIECE;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function* seldom() {
  for (let round = 0; round < 5; round++) {
    yield Buffer.from('sedikit');
    await new Promise((resolve) => setTimeout(resolve, 900));
  }
}

describe('a reader of what others wait for', () => {
  it('is ended where it takes next to nothing, whatever the system took for it', async () => {
    const { read, slow } = await serve({ leastRate: 50_000, over: 2, deadline: Infinity }, endless);
    await read(1000);
    expect(slow).toHaveLength(1);
  });

  it('is ended at the deadline, however fast it is', async () => {
    const { read, slow } = await serve({ leastRate: 1, over: 60, deadline: 3 }, endless);
    const { lasted, took } = await read(Infinity);
    expect(slow).toHaveLength(1);
    expect(lasted).toBeGreaterThan(2000);
    expect(took).toBeGreaterThan(1_000_000);
  });

  it('is not ended for what the server was slow to have', async () => {
    const { read, slow } = await serve({ leastRate: 50_000, over: 2, deadline: 60 }, seldom);
    const { took } = await read(Infinity);
    expect(slow).toEqual([]);
    expect(took).toBeGreaterThan(35);
  });
});
