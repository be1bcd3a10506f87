import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOG_ACTIONS } from '@/lib/contract/logActions';
import type { UserLogEntry } from '@/lib/contract/userLog';
import { DEMO_PASSWORD } from '../seed/company';
import { startApi, type TestApi } from '../testing/startApi';

interface Page {
  rows: UserLogEntry[];
  more: boolean;
}

let api: TestApi;
let admin: string;
let jakarta: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup), parts: { sessionHours: 1000 } });
  // Admin Sistem sees every office; a title that may read the log of one.
  await api.connection.pool.query(`update titles set is_user = true, is_export = true where id = 3`);
  admin = await api.signIn('admin.sistem');
  await api.signIn('kasir.mks');
  jakarta = await api.signIn('kasir.jkt');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const list = async (token: string, query = '') => {
  const answer = await api.call<Page>('GET', `logs?${query}`, { token });
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
};
const everything = async (token: string, query = '') => {
  const rows: UserLogEntry[] = [];
  for (let before = ''; ; before = `&before=${rows.at(-1)?.id}`) {
    const page = await list(token, `${query}&size=7${before}`);
    rows.push(...page.rows);
    if (!page.more) return rows;
  }
};
const inDatabase = async (where: string) =>
  (
    await api.connection.pool.query<{ id: string }>(
      `select h.id from history h left join staff s on s.id = h.staff_id where ${where} order by h.at desc, h.id desc`,
    )
  ).rows.map(({ id }) => Number(id));
const idsOf = (rows: readonly UserLogEntry[]) => rows.map(({ id }) => id);

describe('the log', () => {
  it('is read page by page to its end, newest first, each line once', async () => {
    expect(idsOf(await everything(admin))).toEqual(await inDatabase('true'));
  });

  it.each([
    ['a person', 'person=3', 'h.staff_id = 3'],
    ['an action', 'action=SIGNED_IN', "h.action = 'SIGNED_IN'"],
    [
      'a group',
      'group=access',
      "h.action in ('SIGNED_IN', 'SIGNED_OUT', 'SESSION_ENDED', 'OTHER_SESSIONS_ENDED', 'PASSWORD_CHANGED')",
    ],
    [
      'a group and a person',
      'group=access&person=3',
      "h.action in ('SIGNED_IN', 'SIGNED_OUT') and h.staff_id = 3",
    ],
    ['a kind of record', 'type=registration', "h.record_type = 'registration'"],
    ['a record', 'type=registration&record=1', "h.record_type = 'registration' and h.record_id = '1'"],
    ['an address', 'ip=127.0.0.1', "h.ip = '127.0.0.1'"],
    ['words', 'search=nota%20MINTA', "lower(h.summary) like '%nota%' and lower(h.summary) like '%minta%'"],
    ['words of patterns', 'search=%25_', "position('%_' in h.summary) > 0"],
    [
      'a day',
      'from=2026-11-01&to=2026-11-30',
      "(h.at at time zone 'Asia/Jakarta')::date between '2026-11-01' and '2026-11-30'",
    ],
    [
      'all of them',
      'person=3&action=SIGNED_IN&ip=127.0.0.1&search=masuk&from=2020-01-01',
      "h.staff_id = 3 and h.action = 'SIGNED_IN' and h.ip = '127.0.0.1'",
    ],
  ])('is narrowed to %s', async (_what, query, where) => {
    expect(idsOf(await everything(admin, query))).toEqual(await inDatabase(where));
  });

  it('shows an administrator of one office its people alone, whatever is asked for', async () => {
    const own = await inDatabase('s.office_id = 1');
    expect(idsOf(await everything(jakarta))).toEqual(own);
    const { rows } = await api.connection.pool.query<{ id: number }>(
      "select id from staff where username = 'kasir.mks'",
    );
    expect(own.length).toBeLessThan((await inDatabase('true')).length);
    for (const query of [`person=${rows[0]?.id}`, `person=${rows[0]?.id}&action=SIGNED_IN`]) {
      expect(await everything(jakarta, query)).toEqual([]);
      expect(await everything(admin, query)).not.toEqual([]);
    }
    for (const query of [
      'action=SIGNED_IN',
      'group=access',
      'ip=127.0.0.1',
      'search=masuk',
      'type=registration',
    ]) {
      const seen = await everything(jakarta, query);
      expect(new Set(seen.map(({ by }) => by?.office_id ?? 1)), query).toEqual(
        new Set(seen.length > 0 ? [1] : []),
      );
    }
    const people = await api.call<{ office_id: number }[]>('GET', 'logs/people', { token: jakarta });
    expect(new Set(people.data.map(({ office_id }) => office_id))).toEqual(new Set([1]));
    expect((await api.file('logs/export', jakarta)).split('\r\n')).toHaveLength(
      (await inDatabase("s.office_id = 1 and h.action <> 'LOG_EXPORTED'")).length + 3,
    );
  });

  it('is closed to those without its flag', async () => {
    const collector = await api.signIn('kolektor.jyp');
    for (const path of ['logs', 'logs/people', 'logs/export/count', 'logs/export'])
      expect(
        (await api.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${collector}` } }))
          .statusCode,
      ).toBe(403);
  });
});

describe('an export of the log', () => {
  it('holds every filtered line and an end line, and is itself in the log with filters and count', async () => {
    const query = 'action=SIGNED_IN';
    const { data } = await api.call<{ count: number }>('GET', `logs/export/count?${query}`, { token: admin });
    const file = await api.file(`logs/export?${query}`, admin);
    const lines = file.trimEnd().split('\r\n');
    expect(lines).toHaveLength(data.count + 2);
    expect(lines.at(-1)).toContain(`Jumlah ${data.count} baris`);
    expect(lines[1]).toContain(';"Masuk";');
    const [line] = (await list(admin, 'action=LOG_EXPORTED')).rows;
    expect(line).toMatchObject({
      summary: `Mengekspor ${data.count} baris log`,
      changes: { filters: [null, 'action=SIGNED_IN, format=csv'] },
      by: { username: 'admin.sistem' },
    });
  });

  it('needs is_export as well', async () => {
    await api.connection.pool.query('update titles set is_export = false where id = 3');
    expect((await api.call('GET', 'logs/export/count', { token: jakarta })).http).toBe(403);
    await api.connection.pool.query('update titles set is_export = true where id = 3');
  });
});

describe('a refusal', () => {
  it('is in the log, outside of what it refused, and however often it comes it does not fill it', async () => {
    const collector = await api.signIn('spv.mks');
    for (let time = 0; time < 40; time++) await api.call('GET', 'masters/finances', { token: collector });
    const body = { update: {}, reason: 'Uji', version: 1 };
    await api.call('POST', 'credits/1/request', { token: collector, body });
    const refused = (await everything(admin, 'action=CALL_REFUSED')).filter(
      ({ by }) => by?.username === 'spv.mks',
    );
    // 1 to 5, 8, 16 and 32, and the one of another call.
    expect(refused).toHaveLength(9);
    expect(refused[0]?.summary).toBe(
      'Ditolak: Jabatan Anda tidak memiliki hak untuk ini. POST /api/credits/1/request',
    );
    expect(refused[1]?.summary).toContain('sudah 32 kali');
  });

  it('of an office is too; a session that is over, and what somebody filled in wrong, is none', async () => {
    const count = async () => (await everything(admin, 'action=CALL_REFUSED')).length;
    const before = await count();
    expect((await api.call('GET', 'credits?office=2', { token: jakarta })).http).toBe(403);
    expect(await count()).toBe(before + 1);
    expect((await api.call('GET', 'credits', { token: 'x'.repeat(40) })).http).toBe(401);
    expect((await api.call('GET', 'credits?page=x', { token: jakarta })).http).toBe(422);
    expect(await count()).toBe(before + 1);
  });

  it('of a password and of a code is there as well', async () => {
    const login = (password: string) =>
      api.call<{ challenge: string }>('POST', 'auth/login', { body: { username: 'surveyor.jkt', password } });
    await login('salah-sekali');
    const { data } = await login(DEMO_PASSWORD);
    await api.call('POST', 'auth/otp', { body: { challenge: data.challenge, code: '000000' } });
    const actions = (await list(admin, 'group=refused')).rows.map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['CODE_FAILED', 'SIGN_IN_FAILED']);
  });
});

it('has words for everything that was done here', async () => {
  const { rows } = await api.connection.pool.query<{ action: string }>('select distinct action from history');
  expect(rows.map(({ action }) => action).filter((action) => !(action in LOG_ACTIONS))).toEqual([]);
});
