import assert from 'node:assert/strict';
import type { Profile } from '@/lib/contract/auth';
import { tokenHash } from '../../../server/platform/core/secrets';
import { DEMO_PASSWORD } from '../../../server/seed/company';
import { rawBytes } from '../../../server/testing/rawBytes';
import { signInTo } from '../../../server/testing/serverProcess';
import type { Company } from '../company/openCompany';
import type { Fault } from '../Fault';
import { ask } from '../tools/ask';
import { until } from '../tools/until';

/** Forgets the attempts of this fault, as a day would. */
const forget = (company: Company) => company.reach.connection.pool.query('truncate throttles');

const login = (company: Company, username: string, password: string, from: string, headers = {}) =>
  company.api.call<{ challenge?: string }>('POST', 'auth/login', {
    body: { username, password },
    from,
    headers,
  });

/** The code that the server printed last for somebody. */
const printedCode = (company: Company, username: string, after: number) =>
  until(
    'the code is printed',
    () =>
      /: (\d{6})/.exec(
        company.process.lines
          .slice(after)
          .findLast((line) => line.startsWith(`Kode masuk untuk ${username}: `)) ?? '',
      )?.[1],
  );

export const STRANGER_FAULTS: readonly Fault[] = [
  {
    id: 'wrong-passwords',
    title: 'A stranger tries 30 wrong passwords on six colleagues from one address',
    async try({ company, after }) {
      after(() => forget(company));
      const names = ['direktur', 'kacab.jkt', 'kasir.jkt', 'penyetuju.jkt', 'kasir.mks', 'kasir.jyp'];
      const answers: number[] = [];
      for (let round = 0; round < 30; round++)
        answers.push((await login(company, names[round % 6] ?? '', `salah-${round}`, '127.0.0.21')).http);
      assert.ok(
        answers.every((status) => [401, 422, 429].includes(status)),
        answers.join(' '),
      );
      assert.equal((await login(company, 'kasir.jkt', 'salah', '127.0.0.21')).http, 429);
      // From their own desks all of them get in.
      for (const [at, name] of names.entries())
        assert.equal((await login(company, name, DEMO_PASSWORD, `127.0.0.${30 + at}`)).http, 200, name);
    },
  },
  {
    id: 'forwarded-addresses',
    title: 'Behind one proxy, a stranger writes another X-Forwarded-For with each of 25 wrong passwords',
    async try({ company, after }) {
      after(() => forget(company));
      const behind = await company.another({ TRUST_PROXY: '1' });
      after(() => behind.process.kill('SIGTERM'));
      let refused = 0;
      for (let round = 0; round < 25; round++) {
        // The proxy writes the last one: who really asks.
        const headers = {
          'x-forwarded-for': `10.0.0.${round}, 198.51.100.7`,
          forwarded: `for=10.2.0.${round}`,
        };
        const body = { username: 'penyetuju.mks', password: `salah-${round}` };
        const answer = await behind.api.call('POST', 'auth/login', { body, headers });
        if (answer.http === 429) refused += 1;
      }
      assert.ok(refused >= 19, `${refused} were refused`);
      const { rows } = await company.reach.connection.pool.query<{ ip: string }>(
        `select distinct ip from history where ip like '10.%' or ip = '198.51.100.7'`,
      );
      assert.deepEqual(rows, [{ ip: '198.51.100.7' }]);
    },
  },
  {
    id: 'wrong-codes',
    title: 'Somebody with the right password guesses 12 codes, and uses a right one twice',
    async try({ company, after }) {
      after(() => forget(company));
      const otp = (challenge: string | undefined, code: string, from: string) =>
        company.api.call<{ token?: string }>('POST', 'auth/otp', { body: { challenge, code }, from });
      const at = company.process.lines.length;
      const first = await login(company, 'kontrak.jkt', DEMO_PASSWORD, '127.0.0.23');
      const right = await printedCode(company, 'kontrak.jkt', at);
      for (let round = 0; round < 12; round++) {
        const code = String((Number(right) + 1 + round) % 1_000_000).padStart(6, '0');
        assert.notEqual((await otp(first.data.challenge, code, '127.0.0.23')).http, 200);
      }
      assert.notEqual((await otp(first.data.challenge, right, '127.0.0.23')).http, 200);
      const then = company.process.lines.length;
      const second = await login(company, 'kasir.jyp', DEMO_PASSWORD, '127.0.0.24');
      const good = await printedCode(company, 'kasir.jyp', then);
      const both = await Promise.all([1, 2, 3, 4].map(() => otp(second.data.challenge, good, '127.0.0.24')));
      assert.equal(
        both.filter((answer) => answer.http === 200).length,
        1,
        'a code opened more than one session',
      );
      assert.notEqual((await otp(second.data.challenge, good, '127.0.0.24')).http, 200);
    },
  },
  {
    id: 'sessions-that-ended',
    title: 'Sessions that have expired, were revoked, were signed out or never existed go on calling',
    async try({ company, load }) {
      const token = await signInTo(company.process, 'kasir.jyp', DEMO_PASSWORD);
      const end = (what: string) =>
        company.reach.connection.pool.query(`update sessions set ${what} where token_hash = $1`, [
          tokenHash(token),
        ]);
      const refusals = async () => {
        for (const who of [token, `${token}x`, 'x'.repeat(43), '']) {
          for (const [method, path] of [
            ['GET', 'auth/me'],
            ['GET', 'credits/export'],
            ['POST', `payments/${load.codes[0]}`],
            ['POST', 'broadcasting/auth'],
          ] as const)
            assert.equal((await company.api.call(method, path, { token: who })).http, 401, path);
        }
      };
      const ended = await end("expires_at = now() - interval '1 second'");
      assert.equal(ended.rowCount, 1);
      await refusals();
      await end("expires_at = now() + interval '1 hour', revoked_at = now()");
      await refusals();
      await end('revoked_at = null');
      assert.equal((await company.api.call('POST', 'auth/logout', { token })).http, 200);
      await refusals();
    },
  },
  {
    id: 'cookie-rubbish',
    title: 'Cookies and device marks of 8 kB, of rubbish, and of somebody else',
    async try({ company, after }) {
      after(() => forget(company));
      const rubbish = [
        'perangkat=',
        'a=b; '.repeat(1500),
        '__proto__=1; constructor=2',
        '=;=;=',
        'x'.repeat(8000),
        '"\\',
      ];
      for (const cookie of rubbish) {
        const headers = { cookie };
        const me = await company.api.call('GET', 'auth/me', { token: company.tokens['kasir.jyp'], headers });
        assert.equal(me.http, 200);
        assert.equal((await company.api.call('GET', 'auth/me', { headers })).http, 401);
      }
      for (const device of ['x', 'x'.repeat(5000), null, [], { a: 1 }, '\u0000', "' or 1=1"]) {
        const body = { username: 'kasir.jyp', password: 'salah', device };
        const answer = await company.api.call('POST', 'auth/login', { body, from: '127.0.0.25' });
        assert.ok(
          answer.http >= 400 && answer.http < 500,
          `${JSON.stringify(device)?.slice(0, 30)}: ${answer.http}`,
        );
      }
    },
  },
  {
    id: 'portraits-unsigned',
    title: 'Portraits are asked for without a session, by user name, and with a signature that was changed',
    async try({ company }) {
      const me = await company.api.call<Profile>('GET', 'auth/me', { token: company.tokens['kasir.jkt'] });
      const name = me.data.image ?? '';
      const get = (file: string) => fetch(`${company.address}/storage/images/${file}`);
      assert.equal((await get(name)).status, 200);
      const parts = name.split('-');
      const changed = [
        'kasir.jkt.svg',
        'kasir.jkt',
        name.slice(0, -1),
        `${name.slice(0, -1)}${name.endsWith('0') ? '1' : '0'}`,
        [1, ...parts.slice(1)].join('-'),
        [...parts.slice(0, 2), 99_999, parts[3]].join('-'),
        '',
      ];
      for (const file of changed) {
        const answer = await get(file);
        assert.ok(
          answer.status === 404 || !(answer.headers.get('content-type') ?? '').startsWith('image/'),
          file,
        );
      }
    },
  },
  {
    id: 'answers-tell-too-much',
    title:
      'Headers and names carry lines for the log; answers, errors and log are searched for secrets, figures and the software',
    async try({ company }) {
      const from = company.process.lines.length;
      const lie = '{"level":60,"msg":"nobody owns"}';
      for (const header of ['X-Request-Id', 'X-Forwarded-For', 'User-Agent', 'Accept-Referer'])
        await rawBytes(
          company.port,
          ask(
            'POST /api/auth/login HTTP/1.1',
            [`${header}: ${lie}`, 'Content-Type: application/json', 'Content-Length: 2'],
            '{}',
          ),
        );
      const body = { username: `x\n${lie}`, password: `${lie}\r\n${lie}` };
      await company.api.call('POST', 'auth/login', { body, from: '127.0.0.40' });
      const told = company.process.lines.slice(from);
      assert.deepEqual(
        told.filter((text) => text === lie),
        [],
      );
      const { rows } = await company.reach.connection.pool.query(
        `select 1 from history where ip like '%{%' or ip like '%,%'`,
      );
      assert.equal(rows.length, 0);
      const typed = { username: 'kasir.jyp', password: 'rahasia-sekali-9' };
      await company.api.call('POST', 'auth/login', { body: typed, from: '127.0.0.26' });
      for (const path of [
        '/api/auth/me',
        '/',
        '/tidak-ada',
        '/metrics',
        '/api/metrics',
        '/api/ready',
        '/.git/config',
      ]) {
        const answer = await fetch(company.address + path);
        for (const header of ['server', 'x-powered-by']) assert.equal(answer.headers.get(header), null, path);
        const text = await answer.text();
        assert.doesNotMatch(text, /fastify|node_modules|angsur_db_connections|stack/i, path);
      }
      const secrets = [typed.password, new URL(company.url).password, ...Object.values(company.tokens)];
      for (const line of company.process.lines)
        for (const secret of secrets)
          assert.ok(!line.includes(secret), `the log holds a secret: ${line.slice(0, 80)}`);
      const json = company.process.lines.filter((line) => line.startsWith('{'));
      assert.ok(!json.some((line) => /"(password|token|code)":/.test(line)));
    },
  },
];
