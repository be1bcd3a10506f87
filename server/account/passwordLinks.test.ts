import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Challenge } from '@/lib/contract/auth';
import { sendMailOrders } from './mailOrders';
import type { OpenedPasswordLink, PasswordLinkKind } from '@/lib/contract/passwordLinks';
import { tokenHash } from '../platform/core/secrets';
import { DEMO_PASSWORD } from '../seed/company';
import { eventually } from '../../tests/eventually';
import { startApi, type TestApi } from '../testing/startApi';
import { makePasswordLink, revokePasswordLinks } from './passwordLinks';

const HOUR = 3_600_000;
const NEW = 'kuda lumping makan beling';
const OVER = 'Tautan ini tidak berlaku. Mintalah yang baru kepada Admin Sistem.';

let api: TestApi;
/** People of the demo, each used by one test. */
let people: { id: number; username: string }[];
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  people = await sql(`select id, username from staff where active order by id`);
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const sql = <T extends object>(text: string, values: unknown[] = []) =>
  api.connection.pool.query<T>(text, values).then(({ rows }) => rows);
const nextPerson = () => {
  const person = people.shift();
  if (!person) throw new Error('everybody was used');
  return person;
};
const make = (staffId: number, kind: PasswordLinkKind = 'RESET') =>
  makePasswordLink(api.connection.db, { staffId, kind, createdBy: 1, now: api.now() });
/** Every call from another address, unless one is named, so that no test meets the limit of another. */
let opener = 0;
async function post<T>(path: string, payload: object, ip = `10.2.${opener >> 7}.${(opener++ % 127) + 1}`) {
  const response = await api.app.inject({ method: 'POST', url: `/api/${path}`, payload, remoteAddress: ip });
  return { ...response.json<{ data: T; message: string }>(), http: response.statusCode };
}
const read = (token: string, ip?: string) => post<OpenedPasswordLink>('password-links/read', { token }, ip);
const use = (token: string, new_password = NEW) =>
  post<{ username: string; errors?: Record<string, string> }>('password-links/use', { token, new_password });
const login = async (username: string, password: string) =>
  (await api.call<Challenge>('POST', 'auth/login', { body: { username, password } })).http;
const stands = async (token: string) => (await api.call('GET', 'notifs/count', { token })).http === 200;

describe('a link for a password', () => {
  it('says whose it is, and opens once: the password is theirs, what ran before is over', async () => {
    const { id, username } = nextPerson();
    const session = await api.signIn(username);
    const { token, expiresAt } = await make(id);
    expect(expiresAt.getTime() - api.now().getTime()).toBe(24 * HOUR);
    const shown = await read(token);
    expect(shown).toMatchObject({ http: 200, data: { kind: 'RESET', username } });
    expect(await stands(session)).toBe(true);
    expect(await use(token)).toMatchObject({ http: 200, data: { username } });
    expect(await stands(session)).toBe(false);
    expect(await login(username, DEMO_PASSWORD)).toBe(401);
    expect(await login(username, NEW)).toBe(200);
    expect(await use(token, 'pelangi di kolam renang')).toMatchObject({ http: 404, message: OVER });
    expect(await login(username, NEW)).toBe(200);
  });

  it('voids a sign-in that began with the old password', async () => {
    const { id, username } = nextPerson();
    const begun = await api.call<Challenge>('POST', 'auth/login', {
      body: { username, password: DEMO_PASSWORD },
    });
    const code = api.code(username);
    await use((await make(id)).token);
    const answer = await api.call('POST', 'auth/otp', { body: { challenge: begun.data.challenge, code } });
    expect(answer.http).toBe(410);
  });

  it('lets in somebody who never had a password', async () => {
    const { id, username } = nextPerson();
    await sql('update staff set password_hash = null where id = $1', [id]);
    expect(await login(username, DEMO_PASSWORD)).toBe(401);
    const { token, expiresAt } = await make(id, 'INVITATION');
    expect(expiresAt.getTime() - api.now().getTime()).toBe(72 * HOUR);
    expect((await use(token)).http).toBe(200);
    expect(await login(username, NEW)).toBe(200);
  });

  it('stays when the password is too weak, and says why beside the field', async () => {
    const { id, username } = nextPerson();
    const { token } = await make(id);
    const weak = await use(token, `${username} ${username}`);
    expect(weak.http).toBe(422);
    expect(weak.data.errors?.new_password).toMatch(/Terlalu mirip nama Anda/);
    expect(await login(username, DEMO_PASSWORD)).toBe(200);
    expect((await use(token)).http).toBe(200);
  });

  it('is used by one of two who open it at once', async () => {
    const { id } = nextPerson();
    const { token } = await make(id);
    const both = await Promise.all([use(token), use(token, 'pelangi di kolam renang')]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 404]);
  });

  it('is kept as a hash alone, and the log says who chose a password', async () => {
    const { id } = nextPerson();
    const { token } = await make(id);
    await use(token);
    const [kept] = await sql('select token_hash from password_links where staff_id = $1', [id]);
    expect(kept).toEqual({ token_hash: tokenHash(token) });
    const lines = await sql<{ action: string; line: string }>(
      `select action, h::text as line from history h where staff_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(lines[0]?.action).toBe('PASSWORD_RESET');
    expect(lines[0]?.line).not.toContain(token);
    expect(lines[0]?.line).not.toContain(NEW);
  });
});

describe('a link that opens nothing', () => {
  it('is answered alike, whatever the reason', async () => {
    const [replaced, revoked, letGo, expired] = [nextPerson(), nextPerson(), nextPerson(), nextPerson()];
    const old = await make(replaced.id);
    await make(replaced.id);
    const ended = await make(revoked.id);
    await revokePasswordLinks(api.connection.db, revoked.id, api.now());
    const gone = await make(letGo.id);
    await sql('update staff set active = false where id = $1', [letGo.id]);
    const late = await make(expired.id);
    api.advance(24 * HOUR);
    const tokens = [old, ended, gone, late].map(({ token }) => token);
    for (const token of [...tokens, 'x'.repeat(43), `${late.token.slice(0, -1)}!`]) {
      expect(await read(token)).toMatchObject({ http: 404, message: OVER, data: null });
      expect(await use(token)).toMatchObject({ http: 404, message: OVER });
    }
    expect(await login(expired.username, DEMO_PASSWORD)).toBe(200);
  });

  it('is not tried without end from one address', async () => {
    const answers = [];
    for (let n = 0; n < 22; n++) answers.push((await read(`guess-${n}`, '10.9.9.9')).http);
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(answers.at(-1)).toBe(429);
  });
});

describe('a forgotten password', () => {
  it('brings a link to the person’s own address, and tells nobody whether there is one', async () => {
    const api = await startApi({ parts: { sendLink: ({ email }) => Promise.resolve(email) } });
    const { pool } = api.connection;
    await pool.query("update staff set email_since = $1 where username = 'kasir.mks'", [api.now()]);
    await pool.query("update staff set email = null where username = 'kasir.jyp'");
    await pool.query("update staff set active = false where username = 'spv.mks'");
    const ask = (username: string) => api.call('POST', 'password-links/forgotten', { body: { username } });
    const names = ['Kasir.JKT', 'kasir.mks', 'kasir.jyp', 'spv.mks', 'tidak.ada'];
    const answers = [];
    for (const name of names) answers.push(await ask(name));
    for (const { http, data, message } of answers) {
      expect({ http, data, message }).toEqual({ http: 200, data: null, message: answers[0]?.message });
    }
    const sent: { to: string; token: string }[] = [];
    const outgoing = {
      sendLink: ({ email }: { email: string }, { token }: { token: string }) => {
        sent.push({ to: email, token });
        return Promise.resolve(email);
      },
      sendNotice: null,
      print: () => undefined,
      pageUrl: '',
    };
    const mails = () => sendMailOrders(api.parts.connection, outgoing, api.now());
    await eventually(async () =>
      expect((await pool.query('select 1 from mail_orders')).rows).toHaveLength(1),
    );
    await Promise.all([mails(), mails(), mails()]);
    expect(sent.map(({ to }) => to)).toEqual(['kasir.jkt@angsur.test']);
    // The old password stays until the link is used: anybody may ask.
    expect(await api.signIn('kasir.jkt')).toMatch(/./);
    const body = { token: sent[0]?.token, new_password: 'kuda lumping makan beling' };
    expect((await api.call('POST', 'password-links/use', { body })).http).toBe(200);
  });

  it('sends no more than a few, and holds nobody’s sign-in up', async () => {
    const api = await startApi({ parts: { sendLink: ({ email }) => Promise.resolve(email) } });
    const body = { username: 'kasir.jkt' };
    for (let at = 0; at < 12; at++) {
      expect((await api.call('POST', 'password-links/forgotten', { body })).http).toBe(200);
    }
    await eventually(async () => {
      const { rows } = await api.connection.pool.query('select 1 from mail_orders');
      expect(rows).toHaveLength(5);
    });
    expect(await api.signIn('kasir.jkt')).toMatch(/./);
  });
});
