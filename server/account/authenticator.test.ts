import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { Challenge } from '@/lib/contract/auth';
import type { Authenticator } from '@/lib/contract/authenticator';
import { DEMO_PASSWORD } from '../seed/company';
import { startApi, type TestApi } from '../testing/startApi';

const MINUTE = 60_000;
const STEP = 30_000;

interface Refused {
  errors?: Record<string, string>;
}

/** What another make of authenticator app shows for this `otpauth://`-secret. */
const shows = (api: TestApi, secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: api.now().getTime() + steps * STEP });

const post = <T = Refused>(api: TestApi, path: string, token: string, body: object) =>
  api.call<T>('POST', `account/authenticator/${path}`, { token, body });
const begin = (api: TestApi, token: string, password = DEMO_PASSWORD) =>
  post<{ secret: string; uri: string; sent_to: string } & Refused>(api, 'begin', token, { password });
/** With the code that was sent last, as its owner reads it. */
const enable = (api: TestApi, token: string, code: string, sent_code = api.code('kasir.jkt')) =>
  post<{ recovery_codes: string[] } & Refused>(api, 'enable', token, { code, sent_code });
/** A code that neither the app shows nor anybody was sent. */
const wrongFor = (right: string) => String((Number(right) + 500_000) % 1_000_000).padStart(6, '0');
const state = async (api: TestApi, token: string) =>
  (await api.call<Authenticator>('GET', 'account/authenticator', { token })).data;
const login = async (api: TestApi, username = 'kasir.jkt') =>
  (await api.call<Challenge>('POST', 'auth/login', { body: { username, password: DEMO_PASSWORD } })).data;
const enter = (api: TestApi, challenge: string, code: string) =>
  api.call<{ token: string } & Refused>('POST', 'auth/otp', { body: { challenge, code } });
const stands = async (api: TestApi, token: string) =>
  (await api.call('GET', 'notifs/count', { token })).http === 200;

/** Somebody whose app is set up, a minute later: the set-up's own code is past. */
async function startWithApp() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const { secret } = (await begin(api, token)).data;
  const { recovery_codes: recovery } = (await enable(api, token, shows(api, secret))).data;
  api.advance(2 * STEP);
  return { api, token, secret, recovery };
}

async function logOf(api: TestApi) {
  const { rows } = await api.connection.pool.query<{ action: string; line: string }>(
    'select action, h::text as line from history h order by id desc',
  );
  return rows;
}

describe('setting up an authenticator app', () => {
  it('asks for nothing before its first code, and for the app from then on', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const { data } = await begin(api, token);
    expect(data.uri).toBe(
      `otpauth://totp/Angsur:kasir.jkt?secret=${data.secret}&issuer=Angsur&algorithm=SHA1&digits=6&period=30`,
    );
    const sent = api.code('kasir.jkt');
    expect(await login(api)).toMatchObject({ way: 'sent', sent_to: 'server' });
    const enabled = await enable(api, token, shows(api, data.secret), sent);
    expect(enabled.data.recovery_codes).toHaveLength(10);
    expect(await state(api, token)).toEqual({ enabled_at: api.now().toISOString(), recovery_left: 10 });
    expect(await login(api)).toMatchObject({ way: 'app', sent_to: 'app' });
    const { rows } = await api.connection.pool.query<{ title: string }>(
      'select title from notifications order by id desc limit 1',
    );
    expect(rows[0]?.title).toBe('Aplikasi autentikator aktif');
  });

  it('needs the password, and locks after five wrong ones', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const tries = [];
    for (let i = 0; i < 6; i++) tries.push(await begin(api, token, `tebakan ${i}`));
    expect(tries.map(({ http }) => http)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(tries[0]?.data.errors).toEqual({ password: 'Kata sandi salah.' });
    expect((await begin(api, token)).http).toBe(429);
    expect((await logOf(api))[0]).toMatchObject({ action: 'AUTHENTICATOR_CHANGE_FAILED' });
  });

  it('asks for the code that was sent for it: session and password put no strange app there', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const signInCode = api.code('kasir.jkt');
    const begun = await begin(api, token);
    expect(begun.data).toMatchObject({ sent_to: 'server' });
    const sent = api.code('kasir.jkt');
    const guess = () => enable(api, token, shows(api, begun.data.secret), wrongFor(sent));
    expect((await guess()).data.errors).toEqual({ sent_code: 'Kode salah. Isi kode yang dikirim terakhir.' });
    if (signInCode !== sent)
      expect((await enable(api, token, shows(api, begun.data.secret), signInCode)).http).toBe(422);
    expect((await logOf(api))[0]).toMatchObject({ action: 'AUTHENTICATOR_CHANGE_FAILED' });
    expect((await enable(api, token, shows(api, begun.data.secret))).http).toBe(200);
  });

  it('bears ten wrong sent codes, however often it is begun again', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const tries = [];
    for (let round = 0; round < 3; round++) {
      api.advance(15 * MINUTE);
      const { secret } = (await begin(api, token)).data;
      const wrong = wrongFor(api.code('kasir.jkt'));
      for (let i = 0; i < 4; i++) tries.push((await enable(api, token, shows(api, secret), wrong)).http);
      expect((await post(api, 'disable', token, { password: DEMO_PASSWORD, code: '000000' })).http).toBe(409);
    }
    expect(tries).toEqual([...Array<number>(10).fill(422), 429, 429]);
  });

  it('sends no more codes than a person asks for', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const begun = [];
    for (let i = 0; i < 6; i++) begun.push((await begin(api, token)).http);
    expect(begun).toEqual([200, 200, 200, 200, 200, 429]);
    api.advance(MINUTE);
    expect((await begin(api, token)).http).toBe(200);
  });

  it('refuses a first code that is wrong, of a secret begun before, or too late', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    expect((await enable(api, token, '000000')).http).toBe(409);
    const first = (await begin(api, token)).data.secret;
    const second = (await begin(api, token)).data.secret;
    expect(second).not.toBe(first);
    expect((await enable(api, token, shows(api, first))).http).toBe(422);
    api.advance(15 * MINUTE + 1);
    expect((await enable(api, token, shows(api, second))).http).toBe(410);
    expect((await state(api, token)).enabled_at).toBeNull();
  });

  it('cannot be done over one that is set up', async () => {
    const { api, token, secret } = await startWithApp();
    expect((await begin(api, token)).http).toBe(409);
    expect((await enable(api, token, shows(api, secret))).http).toBe(409);
  });

  it('keeps neither secret nor recovery code readable, in tables or log', async () => {
    const { api, secret, recovery } = await startWithApp();
    const { rows } = await api.connection.pool.query<{ all: string }>(`
      select (select json_agg(a)::text from authenticators a) || (select json_agg(r)::text from recovery_codes r)
        || (select json_agg(h)::text from history h) || (select json_agg(n)::text from notifications n) as all`);
    for (const hidden of [secret, ...recovery]) expect(rows[0]?.all).not.toContain(hidden);
    const { rowCount } = await api.connection.pool.query('select 1 from idempotency_keys');
    expect(rowCount).toBe(0);
  });

  it('voids a sign-in that had been sent a code', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const begun = await login(api);
    const code = api.code('kasir.jkt');
    const { secret } = (await begin(api, token)).data;
    await enable(api, token, shows(api, secret));
    expect((await enter(api, begun.challenge, code)).http).toBe(410);
  });
});

describe('signing in with the app', () => {
  it.each([-1, 0, 1])('takes the code of step %i', async (skew) => {
    const { api, secret } = await startWithApp();
    const { challenge } = await login(api);
    expect(await enter(api, challenge, shows(api, secret, skew))).toMatchObject({ http: 200 });
    expect((await logOf(api))[0]?.line).toContain('Masuk ke aplikasi dengan aplikasi autentikator');
  });

  it.each([-2, 2])('refuses the code of step %i', async (skew) => {
    const { api, secret } = await startWithApp();
    const { challenge } = await login(api);
    const answer = await enter(api, challenge, shows(api, secret, skew));
    expect([answer.http, answer.data.errors]).toEqual([422, { code: 'Kode salah. Sisa 4 percobaan.' }]);
  });

  it('takes a code once, not in another sign-in either, nor one before it', async () => {
    const { api, secret } = await startWithApp();
    const code = shows(api, secret);
    expect((await enter(api, (await login(api)).challenge, code)).http).toBe(200);
    const again = await enter(api, (await login(api)).challenge, code);
    expect([again.http, again.data.errors]).toEqual([
      422,
      { code: 'Kode ini sudah dipakai. Tunggu kode berikutnya di aplikasi.' },
    ]);
    expect((await enter(api, (await login(api)).challenge, shows(api, secret, -1))).http).toBe(422);
    api.advance(STEP);
    expect((await enter(api, (await login(api)).challenge, shows(api, secret))).http).toBe(200);
  });

  it('lets one of many in with the same code at the same time', async () => {
    const { api, secret } = await startWithApp();
    const open = await Promise.all(Array.from({ length: 4 }, () => login(api)));
    const code = shows(api, secret);
    const answers = await Promise.all(open.map(({ challenge }) => enter(api, challenge, code)));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  });

  it('has no way around by a sent code', async () => {
    const { api, secret } = await startWithApp();
    const before = api.code('kasir.jkt');
    const { challenge } = await login(api);
    expect(api.code('kasir.jkt')).toBe(before);
    api.advance(MINUTE);
    const resent = await api.call('POST', 'auth/otp/resend', { body: { challenge } });
    expect([resent.http, api.code('kasir.jkt')]).toEqual([409, before]);
    if (before !== shows(api, secret)) expect((await enter(api, challenge, before)).http).toBe(422);
  });

  it('bears five wrong codes a sign-in and ten in all', async () => {
    const { api, secret } = await startWithApp();
    const isRight = (code: string) => [-1, 0, 1].some((step) => shows(api, secret, step) === code);
    const wrong = ['111111', '222222', '333333', '444444', '555555'].map((code) =>
      isRight(code) ? '666666' : code,
    );
    const guess = async () => {
      const { challenge } = await login(api);
      const answers = [];
      for (const code of [...wrong, wrong[0]!]) answers.push((await enter(api, challenge, code)).http);
      return answers;
    };
    expect(await guess()).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await guess()).toEqual([422, 422, 422, 422, 429, 429]);
    expect((await enter(api, (await login(api)).challenge, shows(api, secret))).http).toBe(429);
  });

  it('cannot be checked with another key of the server, but recovery codes can', async () => {
    const { api, secret, recovery } = await startWithApp();
    Object.assign(api.parts, { authenticatorKey: 'another key' });
    expect((await enter(api, (await login(api)).challenge, shows(api, secret))).http).toBe(503);
    expect((await enter(api, (await login(api)).challenge, recovery[0]!)).http).toBe(200);
  });
});

describe('a recovery code', () => {
  it('signs in once, is told to its owner, and is counted', async () => {
    const { api, token, recovery } = await startWithApp();
    expect((await enter(api, (await login(api)).challenge, recovery[3]!)).http).toBe(200);
    expect((await enter(api, (await login(api)).challenge, recovery[3]!)).http).toBe(422);
    expect((await state(api, token)).recovery_left).toBe(9);
    expect((await logOf(api)).find(({ action }) => action === 'SIGNED_IN')?.line).toContain(
      'dengan kode pemulihan',
    );
    const { rows } = await api.connection.pool.query<{ message: string }>(
      'select message from notifications order by id desc limit 1',
    );
    expect(rows[0]?.message).toContain('Sisa 9 kode.');
  });

  it('lets one of two in at the same time', async () => {
    const { api, recovery } = await startWithApp();
    const [one, two] = [await login(api), await login(api)];
    const answers = await Promise.all([one, two].map(({ challenge }) => enter(api, challenge, recovery[0]!)));
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 422]);
  });

  it('is void once new ones are made, or another person types it', async () => {
    const { api, token, secret, recovery } = await startWithApp();
    const renewed = await post<{ recovery_codes: string[] }>(api, 'recovery-codes', token, {
      password: DEMO_PASSWORD,
      code: shows(api, secret),
    });
    expect(renewed.data.recovery_codes).toHaveLength(10);
    expect((await enter(api, (await login(api)).challenge, recovery[0]!)).http).toBe(422);
    const other = await login(api, 'penyetuju.jkt');
    expect((await enter(api, other.challenge, renewed.data.recovery_codes[0]!)).http).toBe(422);
    expect((await enter(api, (await login(api)).challenge, renewed.data.recovery_codes[0]!)).http).toBe(200);
  });
});

describe('taking it away', () => {
  it('needs password and code: a stolen session has neither', async () => {
    const { api, token, secret, recovery } = await startWithApp();
    const off = (password: string, code: string) => post(api, 'disable', token, { password, code });
    expect((await off('salah', shows(api, secret))).data.errors).toEqual({ password: 'Kata sandi salah.' });
    const mistyped = recovery[0]!.replace(/^./, (first) => (first === '9' ? '8' : '9'));
    expect((await off(DEMO_PASSWORD, mistyped)).data.errors).toEqual({ code: 'Kode salah.' });
    expect((await login(api)).way).toBe('app');
    // The code beside a wrong password was not spent.
    expect((await off(DEMO_PASSWORD, shows(api, secret))).http).toBe(200);
    expect(await state(api, token)).toEqual({ enabled_at: null, recovery_left: 0 });
    expect((await login(api)).way).toBe('sent');
    expect((await logOf(api))[0]).toMatchObject({ action: 'AUTHENTICATOR_DISABLED' });
    expect((await off(DEMO_PASSWORD, recovery[1]!)).http).toBe(409);
  });

  it('locks a stolen session out after five tries, and spends no recovery code on them', async () => {
    const { api, token, recovery } = await startWithApp();
    const codes = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        post(api, 'disable', token, { password: `tebakan ${i}`, code: recovery[0]! }),
      ),
    );
    expect(codes.filter(({ http }) => http === 422)).toHaveLength(5);
    expect(codes.filter(({ http }) => http === 429)).toHaveLength(3);
    expect((await state(api, token)).recovery_left).toBe(10);
  });

  it('is an administrator’s right over people of their office: sessions end, it is told and logged', async () => {
    const { api, token, secret } = await startWithApp();
    const { rows } = await api.connection.pool.query<{ id: number; username: string }>(
      "select id, username from staff where username in ('kasir.jkt', 'kasir.mks', 'direktur', 'spv.mks')",
    );
    const id = (username: string) => rows.find((row) => row.username === username)?.id;
    await api.connection.pool.query('update titles set is_user = true');
    // A company that has no contract yet: nobody else decides.
    await api.connection.pool.query('set session_replication_role = replica; truncate contracts cascade');
    const remove = async (username: string, by: string) =>
      (await api.call('DELETE', `staff/${id(username)}/authenticator`, { token: by })).http;
    const [stranger, director] = [await api.signIn('kasir.mks'), await api.signIn('direktur')];
    expect(await remove('kasir.jkt', stranger)).toBe(403);
    expect(await remove('kasir.jkt', token)).toBe(403);
    // Of the same office, but for every office: nobody takes a second factor from more than they are.
    expect(await remove('direktur', token)).toBe(403);
    expect((await login(api)).way).toBe('app');
    const running = await login(api);
    expect(await remove('kasir.jkt', director)).toBe(200);
    expect(await stands(api, token)).toBe(false);
    expect((await login(api)).way).toBe('sent');
    expect((await enter(api, running.challenge, shows(api, secret))).http).toBe(422);
    const lines = await logOf(api);
    expect(lines.map(({ action }) => action)).toContain('AUTHENTICATOR_REMOVED');
    expect(await remove('kasir.jkt', director)).toBe(200);
    expect(await logOf(api)).toHaveLength(lines.length);
  });

  it('is nobody’s without the flag', async () => {
    const { api, token } = await startWithApp();
    expect((await api.call('DELETE', 'staff/4/authenticator', { token })).http).toBe(403);
  });
});

describe('guesses of who has session and password', () => {
  it.each(['begin', 'password'])('are not forgiven by what needs the password alone: %s', async (path) => {
    const { api, token, secret } = await startWithApp();
    const right = () => shows(api, secret);
    const forgives = () =>
      path === 'begin'
        ? begin(api, token)
        : api.call('POST', 'account/password', {
            token,
            body: { current_password: DEMO_PASSWORD, new_password: DEMO_PASSWORD },
          });
    const off = (code: string) => post(api, 'disable', token, { password: DEMO_PASSWORD, code });
    const tries = [];
    for (let i = 0; i < 12; i++) {
      tries.push((await off(wrongFor(right()))).http);
      if (i % 4 === 3) await forgives();
    }
    expect(tries).toEqual([...Array<number>(10).fill(422), 429, 429]);
    expect((await off(right())).http).toBe(429);
    expect((await post(api, 'recovery-codes', token, { password: DEMO_PASSWORD, code: right() })).http).toBe(
      429,
    );
    api.advance(15 * MINUTE);
    expect((await off(right())).http).toBe(200);
  });

  it('lock nobody out of what needs no code', async () => {
    const { api, token, secret } = await startWithApp();
    const code = wrongFor(shows(api, secret));
    for (let i = 0; i < 11; i++) await post(api, 'disable', token, { password: DEMO_PASSWORD, code });
    const body = { current_password: DEMO_PASSWORD, new_password: 'tiga kerbau menyeberang sungai' };
    expect((await api.call('POST', 'account/password', { token, body })).http).toBe(200);
    // Without the password nothing is found out about codes, nor are their tries used up.
    expect((await post(api, 'disable', token, { password: 'salah', code })).data.errors).toEqual({
      password: 'Kata sandi salah.',
    });
  });
});

describe('known devices', () => {
  it('are listed with where and when, and forgotten with their sessions', async () => {
    const api = await startApi();
    const first = await api.signIn('kasir.jkt');
    api.advance(MINUTE);
    const here = await api.signIn('kasir.jkt');
    const list = async () =>
      (
        await api.call<{ rows: { id: number; is_current: boolean; ip: string }[] }>(
          'GET',
          'account/devices',
          {
            token: here,
          },
        )
      ).data.rows;
    const rows = await list();
    expect(rows.map((row) => [row.is_current, row.ip])).toEqual([
      [true, '127.0.0.1'],
      [false, '127.0.0.1'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/[0-9a-f]{64}/);
    const forget = (token: string, id?: number) =>
      api.call<{ ended: number }>('DELETE', `account/devices/${id}`, { token });
    expect((await forget(await api.signIn('penyetuju.jkt'), rows[1]?.id)).http).toBe(404);
    expect(await forget(here, rows[1]?.id)).toMatchObject({ http: 200, data: { ended: 1 } });
    expect([await stands(api, first), await stands(api, here)]).toEqual([false, true]);
    expect(await list()).toHaveLength(1);
    expect((await forget(here, rows[1]?.id)).http).toBe(404);
  });

  it('end all with their sessions, the asking one too', async () => {
    const api = await startApi();
    const [phone, here] = [await api.signIn('kasir.jkt'), await api.signIn('kasir.jkt')];
    const answer = await api.call('POST', 'account/sessions/end-all', { token: here });
    expect(answer).toMatchObject({ http: 200, data: { ended: 2 } });
    expect([await stands(api, phone), await stands(api, here)]).toEqual([false, false]);
    expect((await logOf(api))[0]).toMatchObject({ action: 'ALL_SESSIONS_ENDED' });
  });
});
