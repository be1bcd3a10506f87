import fc from 'fast-check';

const target = fc.oneof(
  fc.constantFrom(
    '/',
    '/api/health',
    '/api/auth/login',
    '/api/credits?page=1&page=2',
    '/api/credits?%',
    '/api/credits/%',
    '/api/credits/%00',
    '/api/credits/%E0%A4%A',
    '/api/credits/%2e%2e%2f%2e%2e',
    '/%',
    '/%%%',
    '/%c0%ae%c0%ae/',
    '/../../etc/passwd',
    '/storage/images/..%2f..%2fpostgres',
    '/storage/images/%00',
    '/storage/images/%',
    '//',
    '//[',
    'http://[',
    'http://lain.example/api/health',
    '*',
    '',
    'lain.example:443',
    '/api/\u0000',
    '/api/ÿ',
    '/assets/%E0%A4%A.js',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }).map((text) => `/${text}`),
  fc.integer({ min: 1, max: 30_000 }).map((length) => `/api/${'a'.repeat(length)}`),
  fc.integer({ min: 1, max: 5000 }).map((length) => `/api/credits?${'a=1&'.repeat(length)}`),
);

const header = fc.oneof(
  fc.constantFrom(
    'Authorization: Bearer',
    'Authorization: Bearer \u0001',
    'Content-Type: application/json; charset=',
    'Content-Type: ;;;',
    'Content-Type: application/json, text/html',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 99999999999999999999',
    'Content-Length: -5',
    'Content-Length: 0x10',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked, chunked',
    'Transfer-Encoding: gzip',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\tchunked',
    'Expect: 100-continue',
    'Expect: 200-maybe',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings',
    'Connection: close',
    'Host: a\r\nHost: b',
    'Host: x; script-src *',
    'X-Satu: a\rX-Dua: b',
    'X-Satu: a\nX-Dua: b',
    ' terlipat: a',
    'X Spasi: a',
    ': kosong',
    'tanpa titik dua',
    'X-Nol: a\u0000b',
    'X-Request-Id: ../../x',
    `X-Request-Id: ${'x'.repeat(5000)}`,
    'X-Forwarded-For: ,,,[::1',
    'Idempotency-Key: \u007f',
    'Accept-Encoding: gzip;q=x, *;q=',
    'Range: bytes=-1-',
    'If-None-Match: "',
    'If-Modified-Since: kemarin',
    'Origin: \u0001',
    'Access-Control-Request-Method: \u0001',
  ),
  fc.integer({ min: 1, max: 30_000 }).map((length) => `X-Besar: ${'b'.repeat(length)}`),
  fc
    .integer({ min: 100, max: 3000 })
    .map((count) => Array.from({ length: count }, (_, nth) => `X-${nth}: 1`).join('\r\n')),
);

const body = fc.oneof(
  fc.constantFrom(
    '',
    '{}',
    '{"username":"kasir.jkt","password":"salah"}',
    '5\r\nabcde\r\n0\r\n\r\n',
    'FFFFFFFFFFFFFFFFF\r\na\r\n',
    '-5\r\nabcde\r\n0\r\n\r\n',
    '5;ext=1\r\nabcde\r\n',
    `5;${'e'.repeat(30_000)}\r\nabcde\r\n0\r\n\r\n`,
    '5\r\nabcdefgh\r\n0\r\n\r\n',
    'zz\r\nabc\r\n',
    '0\r\nX-Ekor: a\r\n\r\n',
    '['.repeat(30_000),
    '{"a":'.repeat(9000),
    '"\\ud800"',
    '\u0000\u0001',
  ),
  fc.json(),
);

const line = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'CONNECT', 'TRACE', 'QUERY', 'X'),
    target,
    fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''),
  )
  .map((parts) => parts.join(' '));

const request = fc
  .tuple(line, fc.array(header, { maxLength: 4 }), body)
  .map(([first, headers, sent]) => [first, 'Host: localhost', ...headers, '', sent].join('\r\n'));

/** What arrives at an HTTP port: requests that are almost right, several in one packet, halves, and other protocols. */
export const requests: fc.Arbitrary<Uint8Array> = fc
  .oneof(
    { weight: 8, arbitrary: request },
    { weight: 2, arbitrary: fc.array(request, { minLength: 2, maxLength: 6 }).map((list) => list.join('')) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(request, fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([text, part]) => text.slice(0, Math.ceil(text.length * part))),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50),
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
        '\r\n\r\n\r\n',
        'GET /api/health\r\n\r\n',
        'GET\u0000/\u0000HTTP/1.1\r\n\r\n',
        '\n',
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ minLength: 1, maxLength: 300 })
        .map((bytes) => String.fromCharCode(...bytes)),
    },
  )
  .map((text) => Uint8Array.from(Buffer.from(text, 'latin1')));
