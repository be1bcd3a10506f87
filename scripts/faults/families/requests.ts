import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { requests } from '../../../server/testing/hostile/requests';
import { rawBytes } from '../../../server/testing/rawBytes';
import type { Fault } from '../Fault';
import { ask } from '../tools/ask';
import { dropAll, holdSockets } from '../tools/heldSockets';
import { until } from '../tools/until';

const status = (heard: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);

/** Answered by the server itself, in the envelope, and as the caller's fault. */
function assertRefused(heard: string, what: string): void {
  assert.ok(status(heard) >= 400 && status(heard) < 500, `${what}: ${heard.slice(0, 300)}`);
  assert.ok(heard.includes('"title":"Gagal!"'), `${what}: ${heard.slice(0, 300)}`);
}

export const REQUEST_FAULTS: readonly Fault[] = [
  {
    id: 'bytes-that-are-no-request',
    title:
      'The API port gets 400 generated requests, broken ones and bytes that are none, and headers of 20 kB',
    async try({ company }) {
      const inputs = fc.sample(requests, { seed: 20_261_123, numRuns: 400 });
      for (let at = 0; at < inputs.length; at += 40) {
        const heard = await Promise.all(
          inputs.slice(at, at + 40).map((bytes) => rawBytes(company.port, bytes, { timeout: 200 })),
        );
        for (const text of heard) if (text !== '') assert.match(text, /^HTTP\/1\.1 [1-4]\d\d /);
      }
      for (const text of [
        ask('GET /api/health HTTP/1.1', [`X-A: ${'a'.repeat(20_000)}`]),
        ask(
          'GET /api/health HTTP/1.1',
          Array.from({ length: 2000 }, (_, at) => `X-${at}: ${at}`),
        ),
        ask(`GET /api/credits?search=${'a'.repeat(60_000)} HTTP/1.1`),
      ])
        assert.equal(status(await rawBytes(company.port, text, { timeout: 5000 })), 431);
    },
  },
  {
    id: 'ten-thousand-brackets',
    title: 'Bodies of 10,000 brackets, before and after signing in, and one of a million',
    async try({ company }) {
      const token = company.tokens['kasir.jyp'];
      const bodies = [
        '['.repeat(10_000),
        '{"a":'.repeat(10_000),
        `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      ];
      for (const body of bodies)
        for (const path of [
          'auth/login',
          'auth/otp',
          'broadcasting/auth',
          'payments/X',
          'locations',
          'imports',
        ])
          for (const who of [{}, { token }]) {
            const answer = await company.api.call('POST', path, { ...who, body });
            assert.ok(answer.http >= 400 && answer.http < 500, `${path} ${answer.http}`);
          }
      const million = await company.api
        .call('POST', 'auth/login', { body: '['.repeat(1_000_000) })
        .catch(() => ({ http: 413 }));
      assert.equal(million.http, 413);
    },
  },
  {
    id: 'bodies-cut',
    title: '200 callers go away in the middle of the body of a payment',
    async try({ company, load }) {
      const token = company.tokens['kasir.jkt'];
      const before = load.sent.length;
      const head = ask(`POST /api/payments/${load.codes[0]} HTTP/1.1`, [
        `Authorization: Bearer ${token}`,
        'Content-Type: application/json',
        'Content-Length: 400',
      ]);
      const held = await holdSockets(200, company.port, `${head}{"version":1,"amount":`);
      await sleep(200);
      for (const [at, { socket }] of held.entries()) {
        if (at % 2 === 0) socket.destroy();
        else socket.resetAndDestroy();
      }
      assert.ok(load.sent.length >= before);
      const cut = company.process.lines.filter((line) => line.includes('call failed'));
      assert.deepEqual(
        cut.filter((line) => /aborted|ECONNRESET/.test(line)),
        [],
      );
    },
  },
  {
    id: 'bodies-without-end',
    title: '300 callers send a body one byte a second, and never the last',
    async try({ company }) {
      const head = ask('POST /api/auth/login HTTP/1.1', [
        'Content-Type: application/json',
        'Content-Length: 5000',
      ]);
      const held = await holdSockets(300, company.port, head);
      const dripping = setInterval(() => {
        for (const { socket } of held) if (socket.writable) socket.write(' ');
      }, 1000);
      try {
        for (let round = 0; round < 5; round++) {
          const begun = Date.now();
          const answer = await company.api.call('GET', 'auth/me', { token: company.tokens['kasir.jyp'] });
          assert.equal(answer.http, 200);
          assert.ok(Date.now() - begun < 3000, 'others waited');
          await sleep(500);
        }
        await until('the server ended each of them', () => held.every((one) => !one.isOpen()), 75_000);
        assert.ok(held.every((one) => one.heard() === '' || status(one.heard()) === 408));
      } finally {
        clearInterval(dripping);
        dropAll(held);
      }
    },
  },
  {
    id: 'lengths-that-lie',
    title: 'Content-Length that is too short, doubled, negative, or beside chunks; chunks that are none',
    async try({ company }) {
      const json = 'Content-Type: application/json';
      const login = 'POST /api/auth/login HTTP/1.1';
      const second = ask('GET /api/auth/me HTTP/1.1', [`Authorization: Bearer ${company.tokens.direktur}`]);
      const lies = [
        ask(login, [json, 'Content-Length: 2', 'Content-Length: 40'], `{}${second}`),
        ask(login, [json, 'Content-Length: -1'], '{}'),
        ask(login, [json, 'Content-Length: 9e9'], '{}'),
        ask(login, [json, 'Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${second}`),
        ask(login, [json, 'Transfer-Encoding: chunked, identity'], `0\r\n\r\n${second}`),
        ask(login, [json, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
        ask(login, [json, 'Transfer-Encoding: chunked'], '-1\r\n{}\r\n0\r\n\r\n'),
        ask(login, [json, 'Transfer-Encoding: chunked'], `1;${'a'.repeat(20_000)}\r\n{\r\n`),
      ];
      for (const text of lies) {
        const heard = await rawBytes(company.port, text, { timeout: 1500 });
        assertRefused(heard, text.slice(0, 120));
        assert.ok(!heard.includes('direktur'), 'a second request was smuggled in');
      }
      // Too short: what follows is no request of anybody's.
      const short = await rawBytes(company.port, ask(login, [json, 'Content-Length: 2'], '{"username":"x"}'));
      assertRefused(short, 'too short');
    },
  },
  {
    id: 'addresses-that-are-none',
    title: 'Addresses that cannot be read, climb out of the folder, or hold null bytes',
    async try({ company }) {
      for (const address of [
        '/%',
        '/%E0%A4%A',
        '/api/%',
        '/../../../../etc/passwd',
        '/..%2f..%2f..%2f..%2fetc%2fpasswd',
        '/assets/..%5c..%5c..%5cpackage.json',
        '/storage/images/..%2f..%2fpostgres.password',
        '/storage/images/%2e%2e/%2e%2e/postgres.password',
        '/storage/images/kasir.jkt.svg%00.png',
        '/api/credits/%00',
        '/api/contracts/%2e%2e%2f%2e%2e',
        '//etc/passwd',
        '/.env',
        '/server/main.js',
      ]) {
        const heard = await rawBytes(company.port, ask(`GET ${address} HTTP/1.1`, ['Connection: close']), {
          timeout: 5000,
        });
        assert.ok(status(heard) < 500 && status(heard) >= 200, `${address}: ${heard.slice(0, 200)}`);
        assert.doesNotMatch(heard, /root:x:|"dependencies"|startServer/, address);
        assert.ok(!heard.includes(new URL(company.url).password), `${address} told the password`);
      }
    },
  },
  {
    id: 'wrong-types',
    title:
      'Payments are sent as a form, as text, as XML, as a file and with a wrong charset, also from another site',
    async try({ company, load }) {
      const path = `payments/${load.codes[0]}`;
      for (const type of [
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/octet-stream',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        '',
      ]) {
        const headers = { 'content-type': type, origin: 'https://lain.example' };
        // A page of another site has no token to send; with one it would be no payment either.
        for (const who of [{}, { token: company.tokens['kasir.jkt'] }]) {
          const answer = await company.api.call('POST', path, { ...who, body: 'amount=1&cash=1', headers });
          assert.ok(answer.http >= 400 && answer.http < 500, `${type}: ${answer.http}`);
          assert.equal(answer.headers['access-control-allow-origin'], undefined);
        }
      }
      const asked = await rawBytes(
        company.port,
        ask(`OPTIONS /api/${path} HTTP/1.1`, [
          'Origin: https://lain.example',
          'Access-Control-Request-Method: POST',
          'Access-Control-Request-Headers: authorization',
        ]),
      );
      assert.doesNotMatch(asked, /access-control-allow/i);
    },
  },
  {
    id: 'impossible-values',
    title:
      'Year 0 and 9999, 30 February, ids and offices beyond any column, amounts beyond any purse, null signs',
    async try({ company, load }) {
      const token = company.tokens.direktur;
      const days = [
        '0000-01-01',
        '9999-12-31',
        '2026-02-30',
        '-001-01-01',
        '2026-13-01',
        '10000-01-01',
        'NaN',
        '\u0000',
      ];
      const numbers = ['0', '-1', '2147483648', '9223372036854775808', '1e308', 'NaN', '1.5', '0x10', '٣'];
      const paths = [
        ...days.flatMap((day) => {
          const text = encodeURIComponent(day);
          return [
            `credits?period=custom&from=${text}&to=${text}`,
            `cashier-day?day=${text}`,
            `cashier-days?day=${text}`,
            `pricelist?on=${text}`,
            `prices?on=${text}`,
            `payments/${load.codes[0]}?as_of=${text}`,
          ];
        }),
        ...numbers.flatMap((number) => {
          const text = encodeURIComponent(number);
          return [
            `credits?page=${text}`,
            `credits?size=${text}`,
            `credits/${text}`,
            `credits?id_office=${text}`,
            `imports/${text}`,
          ];
        }),
      ];
      for (const path of paths) {
        const answer = await company.api.call('GET', path, { token });
        assert.ok(answer.http < 500, `${path}: ${answer.http}`);
      }
      for (const amount of [-1, 0.5, 2 ** 53, 1e300, '1000', null, [], {}])
        for (const field of ['amount', 'cash', 'version']) {
          const body = {
            version: 1,
            date_payment: '2026-02-30',
            amount: 1,
            waivers: [],
            cash: 1,
            bank: 0,
            [field]: amount,
          };
          const answer = await company.api.call('POST', `payments/${load.codes[0]}`, { token, body });
          assert.ok(
            answer.http >= 400 && answer.http < 500,
            `${field} ${JSON.stringify(amount)}: ${answer.http}`,
          );
        }
    },
  },
  {
    id: 'pipelined-calls',
    title: '300 calls are sent in one go on one connection, and the line is cut after the first answers',
    async try({ company }) {
      const one = ask('GET /api/auth/me HTTP/1.1', [`Authorization: Bearer ${company.tokens['kasir.jyp']}`]);
      const heard = await rawBytes(company.port, one.repeat(300), { timeout: 6000 });
      const cut = await rawBytes(company.port, one.repeat(300), { timeout: 30 });
      assert.ok(cut.length < heard.length);
      const answers = heard.match(/HTTP\/1\.1 200/g)?.length ?? 0;
      assert.ok(answers === 300, `${answers} answers`);
    },
  },
  {
    id: 'downloads-aborted',
    title: '60 exports are broken off after their first bytes, 10 are never read',
    async try({ company }) {
      const line = ask('GET /api/credits/export?period=all HTTP/1.1', [
        `Authorization: Bearer ${company.tokens.direktur}`,
      ]);
      const unread = await holdSockets(10, company.port, '');
      for (const { socket } of unread) {
        socket.pause();
        socket.write(line);
      }
      for (let round = 0; round < 6; round++) {
        const held = await holdSockets(10, company.port, line);
        await until('the first bytes are there', () => held.some((one) => one.heard() !== ''));
        dropAll(held);
      }
      const answer = await company.api.call('GET', 'credits', { token: company.tokens['kasir.mks'] });
      assert.equal(answer.http, 200);
      dropAll(unread);
    },
  },
];
