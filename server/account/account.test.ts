import { describe, expect, it } from 'vitest';
import type { OwnSession } from '@/lib/contract/account';
import type { Challenge } from '@/lib/contract/auth';
import { outbox } from '../platform/db/schema';
import { DEMO_PASSWORD } from '../seed/company';
import { startApi, type TestApi } from '../testing/startApi';

const MINUTE = 60_000;
const NEW = 'kuda lumping makan beling';

const list = async (api: TestApi, token: string) =>
  (await api.call<{ rows: OwnSession[] }>('GET', 'account/sessions', { token })).data.rows;
const stands = async (api: TestApi, token: string) =>
  (await api.call('GET', 'notifs/count', { token })).http === 200;
const change = (api: TestApi, token: string, current_password = DEMO_PASSWORD, new_password = NEW) =>
  api.call<{ ended?: number; errors?: Record<string, string> }>('POST', 'account/password', {
    token,
    body: { current_password, new_password },
  });
const login = (api: TestApi, password: string, username = 'kasir.jkt') =>
  api.call<Challenge>('POST', 'auth/login', { body: { username, password } });
const verify = (api: TestApi, challenge: string) =>
  api.call<{ token: string }>('POST', 'auth/otp', { body: { challenge, code: api.code('kasir.jkt') } });

async function logOf(api: TestApi, username = 'kasir.jkt') {
  const { rows } = await api.connection.pool.query<{ action: string; line: string }>(
    `select action, h::text as line from history h join staff s on s.id = h.staff_id
     where s.username = $1 order by h.id desc`,
    [username],
  );
  return rows;
}

describe('the list of sessions', () => {
  it('has the asking one first, then the last used, with where and when', async () => {
    const api = await startApi();
    const phone = await api.signIn('kasir.jkt');
    api.advance(MINUTE);
    await api.signIn('kasir.jkt');
    api.advance(10 * MINUTE);
    const here = await api.signIn('kasir.jkt');
    await stands(api, phone);
    await api.signIn('penyetuju.jkt');
    const rows = await list(api, here);
    expect(rows).toHaveLength(3);
    expect(rows.map((row) => row.is_current)).toEqual([true, false, false]);
    expect(rows[1]).toMatchObject({ ip: '127.0.0.1', last_used_at: api.now().toISOString() });
    expect(new Date(rows[1]?.created_at ?? 0).getTime()).toBe(api.now().getTime() - 11 * MINUTE);
    expect(rows[2]?.last_used_at).toBe(rows[2]?.created_at);
    expect(JSON.stringify(rows)).not.toMatch(/[0-9a-f]{64}/);
  });

  it('leaves out what was signed out, or is over', async () => {
    const api = await startApi();
    const gone = await api.signIn('kasir.jkt');
    await api.call('POST', 'auth/logout', { token: gone });
    await api.signIn('kasir.jkt');
    api.advance(11 * 60 * MINUTE);
    const here = await api.signIn('kasir.jkt');
    expect(await list(api, here)).toHaveLength(2);
    api.advance(2 * 60 * MINUTE);
    expect(await list(api, here)).toHaveLength(1);
  });

  it('notes a use to the minute, not with every call', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const first = (await list(api, token))[0]?.last_used_at;
    api.advance(59_000);
    expect((await list(api, token))[0]?.last_used_at).toBe(first);
    api.advance(2_000);
    await stands(api, token);
    expect((await list(api, token))[0]?.last_used_at).toBe(api.now().toISOString());
  });
});

describe('ending a session', () => {
  it('works at once and only on that one, is told to the tabs, and stands in the log', async () => {
    const api = await startApi();
    const [phone, office, here] = [
      await api.signIn('kasir.jkt'),
      await api.signIn('kasir.jkt'),
      await api.signIn('kasir.jkt'),
    ];
    const id = (await list(api, phone)).find((row) => row.is_current)?.id;
    expect((await api.call('DELETE', `account/sessions/${id}`, { token: here })).http).toBe(200);
    expect([await stands(api, phone), await stands(api, office), await stands(api, here)]).toEqual([
      false,
      true,
      true,
    ]);
    const events = await api.connection.db.select().from(outbox);
    expect(events.map(({ channel, event }) => [channel, event])).toEqual([
      ['notifications.4', 'ended.session'],
    ]);
    expect((await logOf(api))[0]).toMatchObject({ action: 'SESSION_ENDED' });
  });

  it('changes nothing the second time', async () => {
    const api = await startApi();
    const [phone, here] = [await api.signIn('kasir.jkt'), await api.signIn('kasir.jkt')];
    const id = (await list(api, phone)).find((row) => row.is_current)?.id;
    const end = () => api.call('DELETE', `account/sessions/${id}`, { token: here });
    await end();
    const lines = (await logOf(api)).length;
    expect((await end()).http).toBe(200);
    expect(await logOf(api)).toHaveLength(lines);
  });

  it("never ends somebody else's", async () => {
    const api = await startApi();
    const [mine, theirs] = [await api.signIn('kasir.jkt'), await api.signIn('penyetuju.jkt')];
    const id = (await list(api, theirs))[0]?.id;
    expect(await api.call('DELETE', `account/sessions/${id}`, { token: mine })).toMatchObject({
      http: 404,
      message: 'Sesi ini tidak ada.',
    });
    for (const odd of ['0', '-1', '2147483648', '1.5', 'x'])
      expect((await api.call('DELETE', `account/sessions/${odd}`, { token: mine })).http).toBe(422);
    expect(await stands(api, theirs)).toBe(true);
  });

  it('ends all others, and none the second time', async () => {
    const api = await startApi();
    const [one, two, here] = [
      await api.signIn('kasir.jkt'),
      await api.signIn('kasir.jkt'),
      await api.signIn('kasir.jkt'),
    ];
    const theirs = await api.signIn('penyetuju.jkt');
    const end = () => api.call('POST', 'account/sessions/end-others', { token: here });
    expect(await end()).toMatchObject({ http: 200, data: { ended: 2 } });
    expect(await end()).toMatchObject({ http: 200, data: { ended: 0 } });
    const left = await Promise.all([one, two, here, theirs].map((token) => stands(api, token)));
    expect(left).toEqual([false, false, true, true]);
    expect((await logOf(api))[0]).toMatchObject({ action: 'OTHER_SESSIONS_ENDED' });
  });
});

describe('changing the password', () => {
  it('takes the new one from now on, and ends every other session', async () => {
    const api = await startApi();
    const [phone, here] = [await api.signIn('kasir.jkt'), await api.signIn('kasir.jkt')];
    expect(await change(api, here)).toMatchObject({
      http: 200,
      data: { ended: 1 },
    });
    expect([await stands(api, phone), await stands(api, here)]).toEqual([false, true]);
    expect((await login(api, DEMO_PASSWORD)).http).toBe(401);
    expect((await login(api, NEW)).http).toBe(200);
    expect((await login(api, DEMO_PASSWORD, 'penyetuju.jkt')).http).toBe(200);
  });

  it('leaves a line in the log and no secret anywhere', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    await change(api, token, 'salah sama sekali');
    await api.call('POST', 'account/password', {
      token,
      body: { current_password: DEMO_PASSWORD, new_password: NEW },
      headers: { 'idempotency-key': 'k-1' },
    });
    const log = await logOf(api);
    expect(log.slice(0, 2).map((row) => row.action)).toEqual(['PASSWORD_CHANGED', 'PASSWORD_CHANGE_FAILED']);
    const { rows } = await api.connection.pool.query<{ all: string }>(`
      select (select json_agg(h)::text from history h) || (select json_agg(s)::text from staff s) as all`);
    for (const secret of [NEW, DEMO_PASSWORD, 'salah sama sekali'])
      expect(rows[0]?.all).not.toContain(secret);
    // A kept key would hold a fast hash over the body, and with it the password.
    const { rowCount } = await api.connection.pool.query('select 1 from idempotency_keys');
    expect(rowCount).toBe(0);
  });

  it.each([
    ['pendek', 'Isi paling sedikit 12 karakter.'],
    ['angsur-demo-2026', 'Terlalu mudah ditebak. Pakai beberapa kata yang tidak berhubungan.'],
    ['kasir.jkt.kasir.jkt', 'Terlalu mirip nama Anda. Pakai beberapa kata yang tidak berhubungan.'],
    [DEMO_PASSWORD, 'Sama dengan kata sandi saat ini. Pilih yang lain.'],
  ])('refuses %s, however often, and keeps the old one', async (weak, message) => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    for (let i = 0; i < 7; i++) {
      const answer = await change(api, token, DEMO_PASSWORD, weak);
      expect([answer.http, answer.data.errors]).toEqual([422, { new_password: message }]);
    }
    expect((await login(api, DEMO_PASSWORD)).http).toBe(200);
  });

  it('bears five wrong present passwords, also in parallel', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => change(api, token, `tebakan ${i}`)),
    );
    const wrong = answers.filter((answer) => answer.http === 422);
    expect(wrong).toHaveLength(5);
    expect(wrong[0]?.data.errors).toEqual({ current_password: 'Kata sandi saat ini salah.' });
    expect(answers.filter((answer) => answer.http === 429)).toHaveLength(7);
    expect((await change(api, token)).http).toBe(429);
    api.advance(15 * MINUTE + 1);
    expect((await change(api, token)).http).toBe(200);
  });

  it('says nothing about a new password before the present one is right', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const { data } = await change(api, token, 'salah', 'pendek');
    expect(data.errors).toEqual({ current_password: 'Kata sandi saat ini salah.' });
  });

  it('answers a repetition whose first answer was lost, once in the log', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    expect((await change(api, token)).http).toBe(200);
    expect(await change(api, token)).toMatchObject({ http: 200, data: { ended: 0 } });
    const log = await logOf(api);
    expect(log.filter((row) => row.action === 'PASSWORD_CHANGED')).toHaveLength(1);
    expect(log.filter((row) => row.action === 'PASSWORD_CHANGE_FAILED')).toHaveLength(0);
  });

  it('lets one of two different changes at the same time win', async () => {
    const api = await startApi();
    const [one, two] = [await api.signIn('kasir.jkt'), await api.signIn('kasir.jkt')];
    const answers = await Promise.all([
      change(api, one, DEMO_PASSWORD, NEW),
      change(api, two, DEMO_PASSWORD, 'payung biru tujuh gelas'),
    ]);
    expect(answers.filter((answer) => answer.http === 200)).toHaveLength(1);
  });

  it('voids a sign-in that began with the old password, before or after its code was typed', async () => {
    const api = await startApi();
    const here = await api.signIn('kasir.jkt');
    const begun = (await login(api, DEMO_PASSWORD)).data.challenge;
    expect((await change(api, here)).http).toBe(200);
    expect(await verify(api, begun)).toMatchObject({ http: 410 });
    // At the same moment: whichever is first, nobody stays in with the old password.
    const second = (await login(api, NEW)).data.challenge;
    const [entered] = await Promise.all([
      verify(api, second),
      change(api, here, NEW, 'payung biru tujuh gelas'),
    ]);
    if (entered.http === 200) expect(await stands(api, entered.data.token)).toBe(false);
    expect(await list(api, here)).toHaveLength(1);
  });
});
