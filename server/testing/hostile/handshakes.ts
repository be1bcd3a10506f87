import fc from 'fast-check';

/** What a connection is asked for at the socket port: real addresses, almost real ones, and none at all. */
export const socketTarget: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '/app/angsur?protocol=7',
    '/app/angsur?protocol=7&client=js&version=8.6.0&flash=false',
    '/app/angsur',
    '/app/angsur?protocol=99',
    '/app/angsur?protocol=',
    '/app/wrong?protocol=7',
    '/app/__proto__?protocol=7',
    '/apps/angsur/events',
    '//',
    '//[',
    '/\\',
    '*',
    '/%',
    '/app/%E0%A4%A?protocol=7',
    'http://[',
    'http://',
    'ws://x/app/angsur?protocol=7',
    'angsur',
    '',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => `/${text.replaceAll(/\s/g, '')}`),
  fc.integer({ min: 1, max: 20_000 }).map((length) => `/app/${'a'.repeat(length)}?protocol=7`),
);

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const headerLine = fc.oneof(
  fc.constantFrom(
    'Origin: https://lain.example',
    'Origin: null',
    'Sec-WebSocket-Protocol: a, b',
    'Sec-WebSocket-Protocol: ,,',
    'Sec-WebSocket-Protocol: a, a',
    'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99',
    'Sec-WebSocket-Extensions: permessage-deflate; ; ;',
    'Sec-WebSocket-Extensions: "',
    'Content-Length: 5',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Host: x',
    ': kosong',
    'tanpa titik dua',
  ),
  fc.integer({ min: 1, max: 20_000 }).map((length) => `X-Besar: ${'b'.repeat(length)}`),
);

/** Right as a rule: where several parts are wrong at once, the first of them is all that is tried. */
const mostly = <T>(right: fc.Arbitrary<T>, ...wrong: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });

/** Asking for a WebSocket: every part of it right, wrong, missing or there twice. */
export const handshakes: fc.Arbitrary<string> = fc
  .record({
    method: mostly(fc.constant('GET'), 'POST', 'HEAD', 'CONNECT', 'get'),
    target: socketTarget,
    protocol: mostly(fc.constant('HTTP/1.1'), 'HTTP/1.0', 'HTTP/0.9', 'HTTP/3'),
    version: mostly(fc.constant<string | null>('13'), '8', '0', '-1', '99999999999', 'tiga belas', null),
    key: mostly(fc.constant<string | null>(KEY), '', 'x', `${KEY}${KEY}`, 'ÿ'.repeat(24), null),
    upgrade: mostly(
      fc.constantFrom<string | null>('websocket', 'WebSocket'),
      'h2c',
      'websocket, websocket',
      null,
    ),
    connection: mostly(fc.constantFrom<string | null>('Upgrade', 'keep-alive, Upgrade'), 'close', null),
    more: fc.oneof(fc.constant([]), fc.array(headerLine, { maxLength: 3 })),
    times: fc.constantFrom(1, 1, 1, 2, 5),
  })
  .map(({ method, target, protocol, version, key, upgrade, connection, more, times }) => {
    const lines = [
      `${method} ${target} ${protocol}`,
      'Host: localhost',
      ...(connection === null ? [] : [`Connection: ${connection}`]),
      ...(upgrade === null ? [] : [`Upgrade: ${upgrade}`]),
      ...(version === null ? [] : [`Sec-WebSocket-Version: ${version}`]),
      ...(key === null ? [] : [`Sec-WebSocket-Key: ${key}`]),
      ...more,
      '',
      '',
    ];
    return lines.join('\r\n').repeat(times);
  });
