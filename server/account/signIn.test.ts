import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { Challenge, Profile } from '@/lib/contract/auth';
import type { Parts } from '../platform/http/parts';
import { DEMO_PASSWORD } from '../seed/company';
import { startApi, type TestApi } from '../testing/startApi';
import { eventually } from '../../tests/eventually';

const MINUTE = 60_000;
const login = (api: TestApi, username: string, password = DEMO_PASSWORD, ip?: string) =>
  api.call<Challenge>('POST', 'auth/login', {
    body: { username, password },
    ...(ip !== undefined && { headers: { 'x-forwarded-for': ip } }),
  });
const verify = (api: TestApi, challenge: string, code: string) =>
  api.call<{ token: string; profile: Profile; device?: string; errors?: Record<string, string> }>(
    'POST',
    'auth/otp',
    {
      body: { challenge, code },
    },
  );
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What follows an answer has had its time. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

/** A company where strangers from ever other networks have just tried two names. */
async function startTried(parts: Partial<Parts> = {}) {
  const api = await startApi({ http: { trustProxy: 1 }, parts });
  let network = 0;
  const from = (username: string, password: string) =>
    login(api, username, password, `2001:db8:${(network++).toString(16)}::1`);
  for (const username of ['direktur', 'kasir.jkt', 'tidak.ada'])
    for (let n = 0; n < 20; n++) await from(username, 'salah');
  return { api, from };
}

describe('signing in', () => {
  it('takes password and code and gives a session with the profile and its 19 flags', async () => {
    const api = await startApi();
    const first = await login(api, '  KASIR.jkt ');
    expect(first).toMatchObject({ http: 200, status: 200, title: 'Sukses!', version: '9.9.9' });
    expect(first.data.sent_to).toBe('server');
    const second = await verify(api, first.data.challenge, api.code('kasir.jkt'));
    expect(second.data.profile).toMatchObject({ username: 'kasir.jkt', id_title: 3, office_name: 'Jakarta' });
    expect(Object.keys(second.data.profile.access)).toHaveLength(19);
    const me = await api.call<Profile>('GET', 'auth/me', { token: second.data.token });
    expect(me.data).toEqual(second.data.profile);
  });

  it('keeps neither password, token, challenge nor code in clear', async () => {
    const api = await startApi();
    const first = await login(api, 'direktur');
    const code = api.code('direktur');
    const { data } = await verify(api, first.data.challenge, code);
    const { rows } = await api.connection.pool.query<{ all: string }>(`
      select (select json_agg(c)::text from challenges c) || (select json_agg(s)::text from sessions s)
        || (select json_agg(p)::text from staff p) || (select json_agg(h)::text from history h) as all`);
    const kept = rows[0]?.all ?? '';
    expect(kept).toContain('argon2id');
    for (const secret of [DEMO_PASSWORD, data.token, first.data.challenge, `"${code}"`])
      expect(kept).not.toContain(secret);
  });

  it('says the same about a wrong password and an unknown user', async () => {
    const api = await startApi();
    const known = await login(api, 'direktur', 'salah');
    const unknown = await login(api, 'tidak.ada', 'salah');
    expect(known).toMatchObject({
      http: 401,
      title: 'Gagal!',
      message: 'Nama pengguna atau kata sandi salah.',
    });
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  });

  it('does the same work for an unknown user as for a known one', async () => {
    const api = await startApi();
    // Time of the processor: how long it takes depends on what else the machine does.
    const work = async (username: string) => {
      const before = process.cpuUsage();
      await login(api, username, 'salah');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await work('hangat');
    const known = Math.min(await work('direktur'), await work('kacab.jkt'), await work('kasir.mks'));
    const unknown = Math.min(await work('x1'), await work('x2'), await work('x3'));
    expect(unknown).toBeGreaterThan(known / 3);
  });

  it('refuses someone who is no longer active, and ends their sessions', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.mks');
    await api.connection.pool.query("update staff set active = false where username = 'kasir.mks'");
    expect((await api.call('GET', 'auth/me', { token })).http).toBe(401);
    expect((await login(api, 'kasir.mks')).http).toBe(401);
  });
});

describe('throttling', () => {
  it('locks a user name after five failures, also for the right password, and longer each time', async () => {
    const api = await startApi();
    for (let i = 0; i < 5; i++) expect((await login(api, 'kasir.jkt', 'salah')).http).toBe(401);
    const locked = await login(api, 'kasir.jkt');
    expect(locked).toMatchObject({
      http: 429,
      message: 'Terlalu banyak percobaan masuk. Coba lagi dalam 15 menit.',
    });
    expect(locked.headers['retry-after']).toBe('900');
    api.advance(15 * MINUTE + 1000);
    expect((await login(api, 'kasir.jkt', 'salah')).http).toBe(401);
    expect((await login(api, 'kasir.jkt')).headers['retry-after']).toBe('1800');
    api.advance(30 * MINUTE + 1000);
    expect((await login(api, 'kasir.jkt')).http).toBe(200);
    expect((await login(api, 'kasir.jkt', 'salah')).http).toBe(401);
  });

  it('lets no more than five of many parallel guesses through', async () => {
    const api = await startApi();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => login(api, 'direktur', `tebakan-${i}`)),
    );
    expect(answers.filter((answer) => answer.http === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.http === 429)).toHaveLength(15);
  });

  it('keeps nobody from the right password elsewhere', async () => {
    const api = await startApi({ http: { trustProxy: 1 } });
    for (let i = 0; i < 7; i++) await login(api, 'direktur', 'salah', '203.0.113.7');
    expect((await login(api, 'direktur', DEMO_PASSWORD, '203.0.113.7')).http).toBe(429);
    expect((await login(api, 'direktur', DEMO_PASSWORD, '203.0.113.8')).http).toBe(200);
  });

  it('answers right and wrong alike while an account is tried from many networks, and lets its owner in', async () => {
    const api = await startApi({ http: { trustProxy: 1 } });
    let network = 0;
    const from = (username: string, password: string) =>
      login(api, username, password, `2001:db8:${(network++).toString(16)}::1`);
    for (let n = 0; n < 20; n++) expect((await from('direktur', 'salah')).http).toBe(401);
    for (let n = 0; n < 20; n++) expect((await from('tidak.ada', 'salah')).http).toBe(401);
    const before = api.code('direktur');
    const wrongly = await from('direktur', 'salah');
    const nobody = await from('tidak.ada', 'salah');
    await settled();
    expect(api.code('direktur')).toBe(before);
    const rightly = await from('direktur', DEMO_PASSWORD);
    const shown = ({ data: { challenge, ...rest }, headers, ...answer }: typeof rightly) => ({
      ...answer,
      rest,
      length: challenge.length,
      size: headers['content-length'],
    });
    expect(wrongly).toMatchObject({ http: 200, data: { way: 'either', sent_to: 'unsaid' } });
    expect(shown(wrongly)).toEqual(shown(rightly));
    expect(shown(nobody)).toEqual(shown(rightly));
    const code = await eventually(() => api.code('direktur') !== before && api.code('direktur'));
    expect((await verify(api, rightly.data.challenge, code)).http).toBe(200);
  });

  it('says the same of every code that is not taken, whatever the password was', async () => {
    const { api, from } = await startTried();
    const challenges = [
      await from('direktur', DEMO_PASSWORD),
      await from('direktur', 'salah'),
      await from('tidak.ada', 'salah'),
      await from('kasir.jkt', DEMO_PASSWORD),
    ].map(({ data }) => data.challenge);
    await settled();
    const told = await Promise.all(
      challenges.map(async (challenge) => {
        const answers = [];
        for (let i = 0; i < 6; i++) {
          const { http, message, data } = await verify(api, challenge, wrong(api.code('direktur')));
          answers.push({ http, message, errors: data?.errors });
        }
        return answers;
      }),
    );
    expect(told[0]?.map(({ http }) => http)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(told[0]?.[0]?.errors?.code).toBe('Kode tidak diterima. Sisa 4 percobaan.');
    for (const other of told.slice(1)) expect(other).toEqual(told[0]);
    const resent = await Promise.all(
      challenges.map((challenge) => api.call('POST', 'auth/otp/resend', { body: { challenge } })),
    );
    expect(resent.map(({ http }) => http)).toEqual([429, 429, 429, 429]);
    api.advance(MINUTE);
    const again = await Promise.all(
      challenges.map((challenge) => api.call<Challenge>('POST', 'auth/otp/resend', { body: { challenge } })),
    );
    for (const { http, message, data } of again)
      expect([http, message, data.sent_to, data.way]).toEqual([
        200,
        'Bila kata sandi benar, kode baru sudah dikirim.',
        'unsaid',
        'either',
      ]);
  });

  it('bears ten wrong codes of a thief of the password, and shows nobody when they are used up', async () => {
    const { api, from } = await startTried();
    const guess = async (password: string) => {
      const { challenge } = (await from('direktur', password)).data;
      await settled();
      const answers = [];
      for (let i = 0; i < 5; i++)
        answers.push((await verify(api, challenge, wrong(api.code('direktur')))).http);
      return answers;
    };
    for (let round = 0; round < 3; round++) expect(await guess(DEMO_PASSWORD)).toEqual(await guess('salah'));
    // Held: the right code too is as if it were wrong, until it is over.
    const held = await from('direktur', DEMO_PASSWORD);
    await settled();
    expect((await verify(api, held.data.challenge, api.code('direktur'))).http).toBe(422);
    // A stranger's codes are nobody's: with the password alone unknown, they hold up nobody.
    for (let round = 0; round < 3; round++) await guess('salah');
    api.advance(24 * 60 * MINUTE);
    const later = await from('direktur', DEMO_PASSWORD);
    await settled();
    expect((await verify(api, later.data.challenge, api.code('direktur'))).http).toBe(200);
  });

  it('answers before a code is sent, so that how long it takes tells nothing', async () => {
    const never = new Promise<string>(() => undefined);
    const sent: string[] = [];
    const { from } = await startTried({
      sendCode: ({ username }) => {
        sent.push(username);
        return never;
      },
    });
    expect((await from('direktur', DEMO_PASSWORD)).http).toBe(200);
    await eventually(() => sent.length === 1);
  });

  it('counts every guess by pair and address all the same', async () => {
    const { api } = await startTried();
    const stranger = (password: string) => login(api, 'direktur', password, '203.0.113.66');
    for (let i = 0; i < 5; i++) expect((await stranger(i === 2 ? DEMO_PASSWORD : 'salah')).http).toBe(200);
    expect((await stranger(DEMO_PASSWORD)).headers['retry-after']).toBe('900');
    await eventually(async () => {
      const { rows } = await api.connection.pool.query<{ lines: number }>(
        `select count(*)::int as lines from history h join staff s on s.id = h.staff_id
          where action = 'SIGN_IN_FAILED' and username = 'direktur'`,
      );
      // The first five, then each doubling: 10 and 20; no network of its own begins anew.
      return rows[0]?.lines === 7;
    });
  });

  it('takes the app’s code or a recovery code there, and sends none', async () => {
    const { api, from } = await startTried();
    const token = await api.signIn('penyetuju.jkt');
    const begun = await api.call<{ secret: string }>('POST', 'account/authenticator/begin', {
      token,
      body: { password: DEMO_PASSWORD },
    });
    const shows = () => new TOTP({ secret: begun.data.secret }).generate({ timestamp: api.now().getTime() });
    const sent_code = api.code('penyetuju.jkt');
    await api.call('POST', 'account/authenticator/enable', { token, body: { code: shows(), sent_code } });
    api.advance(MINUTE);
    for (let n = 0; n < 20; n++) await from('penyetuju.jkt', 'salah');
    const { data } = await from('penyetuju.jkt', DEMO_PASSWORD);
    expect(data).toMatchObject({ way: 'either', sent_to: 'unsaid' });
    await settled();
    expect(api.code('penyetuju.jkt')).toBe(sent_code);
    expect((await verify(api, data.challenge, shows())).http).toBe(200);
  });

  it('lets a known device of that person through, whatever happens in its office or under its name', async () => {
    const api = await startApi({ http: { trustProxy: 1 } });
    const office = '203.0.113.7';
    const from = (username: string, password: string, device?: string) =>
      api.call<Challenge>('POST', 'auth/login', {
        body: { username, password, ...(device !== undefined && { device }) },
        headers: { 'x-forwarded-for': office },
      });
    const people = ['kasir.jkt', 'direktur', 'kacab.jkt', 'penyetuju.jkt', 'surveyor.jkt', 'admin.sistem'];
    const devices = new Map<string, string>();
    for (const username of people) {
      const { challenge } = (await from(username, DEMO_PASSWORD)).data;
      devices.set(username, (await verify(api, challenge, api.code(username))).data.device ?? '');
    }
    for (let i = 0; i < 40; i++) await from(`nama${i}`, 'salah');
    for (const username of people) for (let i = 0; i < 6; i++) await from(username, 'salah');
    for (const username of people) {
      expect((await from(username, DEMO_PASSWORD)).http).toBe(429);
      expect((await from(username, DEMO_PASSWORD, devices.get(username))).http).toBe(200);
      // Somebody else's device is a stranger's.
      expect((await from(username, DEMO_PASSWORD, 'x'.repeat(43))).http).toBe(429);
    }
    const stolen = devices.get('kasir.jkt');
    expect((await from('direktur', DEMO_PASSWORD, stolen)).http).toBe(429);
  });

  it('bears five wrong passwords on a known device too', async () => {
    const api = await startApi();
    const { challenge } = (await login(api, 'kasir.jkt')).data;
    const { device } = (await verify(api, challenge, api.code('kasir.jkt'))).data;
    const here = (password: string) =>
      api.call('POST', 'auth/login', { body: { username: 'kasir.jkt', password, device } });
    for (let i = 0; i < 5; i++) expect((await here('salah')).http).toBe(401);
    expect((await here(DEMO_PASSWORD)).http).toBe(429);
  });

  it('lets a known device type its code while a thief of the password has used up the tries', async () => {
    const api = await startApi();
    const body = { username: 'kasir.jkt', password: DEMO_PASSWORD };
    const enter = async (device?: string) => {
      const begun = await api.call<Challenge>('POST', 'auth/login', { body: { ...body, device } });
      const code = api.code('kasir.jkt');
      return { challenge: begun.data.challenge, code };
    };
    const first = await enter();
    const { device } = (await verify(api, first.challenge, first.code)).data;
    for (let round = 0; round < 3; round++) {
      const thief = await enter();
      for (let i = 0; i < 4; i++) await verify(api, thief.challenge, wrong(thief.code));
    }
    const stranger = await enter();
    expect((await verify(api, stranger.challenge, stranger.code)).http).toBe(429);
    const owner = await enter(device);
    expect((await verify(api, owner.challenge, owner.code)).http).toBe(200);
  });

  it('slows an address down that tries many names, and only that one', async () => {
    const api = await startApi({ http: { trustProxy: 1 } });
    for (let i = 0; i < 30; i++) await login(api, `nama${i}`, 'salah', '203.0.113.7');
    const slowed = await login(api, 'direktur', DEMO_PASSWORD, '203.0.113.7');
    expect([slowed.http, slowed.headers['retry-after']]).toEqual([429, '60']);
    expect((await login(api, 'direktur', DEMO_PASSWORD, '203.0.113.8')).http).toBe(200);
  });

  it('does not let one with a right password reset what an address tries', async () => {
    const api = await startApi({ http: { trustProxy: 1 } });
    for (let i = 0; i < 29; i++) await login(api, `nama${i}`, 'salah', '203.0.113.7');
    const { challenge } = (await login(api, 'kasir.jkt', DEMO_PASSWORD, '203.0.113.7')).data;
    await api.call('POST', 'auth/otp', {
      body: { challenge, code: api.code('kasir.jkt') },
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    await login(api, 'nama30', 'salah', '203.0.113.7');
    expect((await login(api, 'nama31', 'salah', '203.0.113.7')).http).toBe(429);
  });

  it('does not count those who get in against their office', async () => {
    const api = await startApi();
    for (let i = 0; i < 32; i++) expect(await api.signIn('kasir.jkt')).toHaveLength(43);
  });
});

describe('the one-time code', () => {
  let api: TestApi;
  let challenge: string;
  const begin = async () => {
    api = await startApi();
    challenge = (await login(api, 'penyetuju.jkt')).data.challenge;
    return api.code('penyetuju.jkt');
  };

  it('works once', async () => {
    const code = await begin();
    expect((await verify(api, challenge, code)).http).toBe(200);
    expect((await verify(api, challenge, code)).http).toBe(410);
  });

  it('gives one session to parallel uses', async () => {
    const code = await begin();
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(api, challenge, code)));
    expect(answers.filter((answer) => answer.http === 200)).toHaveLength(1);
  });

  it('expires after five minutes', async () => {
    const code = await begin();
    api.advance(5 * MINUTE);
    expect(await verify(api, challenge, code)).toMatchObject({ http: 410, title: 'Gagal!' });
  });

  it('says what is wrong beside the field, and gives up after five tries', async () => {
    const code = await begin();
    const first = await verify(api, challenge, wrong(code));
    expect(first.http).toBe(422);
    expect(first.data.errors).toEqual({ code: 'Kode salah. Sisa 4 percobaan.' });
    for (let i = 0; i < 4; i++) await verify(api, challenge, wrong(code));
    expect((await verify(api, challenge, code)).http).toBe(429);
  });

  it('is replaced after a minute, not before, and the old one stops working', async () => {
    const old = await begin();
    const resend = () => api.call<Challenge>('POST', 'auth/otp/resend', { body: { challenge } });
    const early = await resend();
    expect(early).toMatchObject({ http: 429, message: 'Kode baru dapat diminta 60 detik lagi.' });
    expect(early.headers['retry-after']).toBe('60');
    api.advance(MINUTE);
    expect((await resend()).data.challenge).toBe(challenge);
    const fresh = api.code('penyetuju.jkt');
    if (fresh !== old) expect((await verify(api, challenge, old)).http).toBe(422);
    expect((await verify(api, challenge, fresh)).http).toBe(200);
    expect((await resend()).http).toBe(410);
  });

  it('cannot be guessed over many sign-ins with a stolen password', async () => {
    await begin();
    const outcomes: number[] = [];
    for (let round = 0; round < 3; round++) {
      const open = (await login(api, 'penyetuju.jkt')).data.challenge;
      const bad = wrong(api.code('penyetuju.jkt'));
      for (let i = 0; i < 4; i++) outcomes.push((await verify(api, open, bad)).http);
    }
    expect(outcomes).toEqual([...Array<number>(10).fill(422), 429, 429]);
  });

  it('answers 503 when it cannot be sent', async () => {
    const broken = await startApi({ parts: { sendCode: () => Promise.reject(new Error('smtp down')) } });
    expect(await login(broken, 'direktur')).toMatchObject({ http: 503, title: 'Gagal!' });
  });
});

describe('the log of failures', () => {
  const lines = async (api: TestApi) => {
    const { rows } = await api.connection.pool.query<{ action: string; summary: string }>(
      "select action, summary from history where action like '%FAILED' order by id",
    );
    return rows;
  };

  it('has a line for wrong passwords and wrong codes, without either', async () => {
    const api = await startApi();
    await login(api, 'kasir.jkt', 'rahasia-yang-salah');
    const { challenge } = (await login(api, 'kasir.jkt')).data;
    const bad = wrong(api.code('kasir.jkt'));
    await verify(api, challenge, bad);
    expect(await lines(api)).toEqual([
      { action: 'SIGN_IN_FAILED', summary: 'Percobaan masuk gagal: kata sandi salah' },
      { action: 'CODE_FAILED', summary: 'Percobaan masuk gagal: kode masuk salah' },
    ]);
    const { rows } = await api.connection.pool.query<{ all: string }>(
      'select json_agg(h)::text as all from history h',
    );
    for (const secret of ['rahasia-yang-salah', bad]) expect(rows[0]?.all).not.toContain(secret);
  });

  it('is not flooded by a stranger, and says how many there were', async () => {
    const api = await startApi({ http: { trustProxy: 1 } });
    for (let n = 0; n < 70; n++) {
      api.advance(5 * MINUTE + 1000);
      await login(api, 'kasir.jkt', 'salah', `198.51.100.${n}`);
      await login(api, 'tidak.ada', 'salah', `198.51.100.${n}`);
    }
    const kept = await lines(api);
    expect(kept).toHaveLength(9);
    expect(kept.at(-1)?.summary).toBe('Percobaan masuk gagal: kata sandi salah (sudah 64 kali)');
  });
});

describe('the session', () => {
  it('ends at once on sign-out, and only that one', async () => {
    const api = await startApi();
    const [one, two] = [await api.signIn('kasir.jkt'), await api.signIn('kasir.jkt')];
    expect((await api.call('POST', 'auth/logout', { token: one })).http).toBe(200);
    expect((await api.call('GET', 'notifs/count', { token: one })).http).toBe(401);
    expect((await api.call('GET', 'notifs/count', { token: two })).http).toBe(200);
  });

  it('ends after its hours', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    api.advance(12 * 60 * MINUTE);
    expect(await api.call('GET', 'auth/me', { token })).toMatchObject({ http: 401, title: 'Gagal!' });
  });

  it('takes a change of the title on the very next call', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    expect((await api.call('GET', 'credits', { token })).http).toBe(200);
    await api.connection.pool.query(
      'update titles set is_credit_add = false, is_credit_update = false where id = 3',
    );
    expect((await api.call('GET', 'credits', { token })).http).toBe(403);
    expect((await api.call<Profile>('GET', 'auth/me', { token })).data.access.is_credit_add).toBe(0);
  });
});
