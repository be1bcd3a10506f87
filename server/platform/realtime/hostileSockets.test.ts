import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handshake, rawBytes } from '../../testing/rawBytes';
import { uncaught } from '../../testing/uncaught';
import { openPusherEndpoint, type PusherEndpoint } from './pusherEndpoint';
import { eventually } from '../../../tests/eventually';

/** A text frame without the mask that the protocol asks of browsers: every server must refuse it. */
const BAD_FRAME = Uint8Array.from([0x81, 0x01, 0x41]);

let endpoint: PusherEndpoint;
beforeEach(async () => {
  endpoint = await openPusherEndpoint(
    { appId: 'app', key: 'key', secret: 'secret' },
    { host: '127.0.0.1', port: 0 },
  );
});
afterEach(() => endpoint.close());

describe('a stranger at the socket port', () => {
  it.each(['//', '//[', 'http://[', 'http://', '/app/%', '/app/%E0%A4%A', '*', '/\\', '/app/key?%'])(
    'asks for %s and ends nothing',
    async (target) => {
      const escaped = uncaught();
      const heard = await rawBytes(endpoint.port, handshake(target));
      expect(escaped()).toEqual([]);
      expect(heard).toMatch(/^HTTP\/1\.1 (101|400)/);
    },
  );

  it.each(['/app/wrong?protocol=7', '/app/key', '/nowhere', '/app/key?protocol=99', '/app/key?protocol=7'])(
    'sends a bad frame at %s and ends nothing',
    async (target) => {
      const escaped = uncaught();
      await rawBytes(endpoint.port, handshake(target), { then: BAD_FRAME });
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(escaped()).toEqual([]);
    },
  );

  it('is told the code of the refusal', async () => {
    const heard = await rawBytes(endpoint.port, handshake('/app/wrong?protocol=7'));
    expect(heard).toContain('4001');
  });

  it('resets the connection in the middle of a handshake and ends nothing', async () => {
    const escaped = uncaught();
    for (let round = 0; round < 30; round++) {
      const socket = connect(endpoint.port, '127.0.0.1', () => {
        socket.write(handshake('/app/wrong?protocol=7'));
        setTimeout(() => socket.resetAndDestroy(), round % 5);
      });
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('close', resolve));
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(escaped()).toEqual([]);
    await eventually(() => expect(endpoint.socketIds()).toEqual([]));
  });
});

describe('a request that never ends', () => {
  it('loses its place on the socket port', async () => {
    await endpoint.close();
    endpoint = await openPusherEndpoint(
      { appId: 'app', key: 'key', secret: 'secret' },
      { host: '127.0.0.1', port: 0, requestTimeout: 200 },
    );
    const slow =
      'POST /apps/app/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{';
    const heard = await rawBytes(endpoint.port, slow, { timeout: 50_000 });
    expect(heard).toContain('408');
  });
});
