import { describe, expect, it, onTestFinished } from 'vitest';
import type { Challenge, Profile } from '@/lib/contract/auth';
import { firstRules } from '../testing/firstRules';
import type { OpenedPasswordLink } from '@/lib/contract/passwordLinks';
import type { FirstAdministrator } from '@/lib/contract/setup';
import { todayIn } from '../calendar/today';
import { emptyCompany } from '../testing/newCompany';
import { startApi, type TestApi } from '../testing/startApi';
import { offerFirstAdministrator } from './offerFirstAdministrator';

const HOUR = 3_600_000;
const OVER = 'Tautan ini tidak berlaku. Mintalah yang baru kepada Admin Sistem.';
const PASSWORD = 'kuda lumping makan beling';

const offer = async (api: TestApi) =>
  (await offerFirstAdministrator(api.parts.connection.db, api.now()))?.token ?? '';
const read = (api: TestApi, token: string) =>
  api.call<OpenedPasswordLink>('POST', 'password-links/read', { body: { token } });
const become = (api: TestApi, token: string, over: Partial<FirstAdministrator> = {}) =>
  api.call<{ username: string; errors?: Record<string, string> }>(
    'POST',
    'password-links/first-administrator',
    {
      body: {
        token,
        company: 'Sinar Kredit Nusantara',
        name: 'Dewi Anggraini',
        username: 'Dewi',
        email: 'dewi@sinar.test',
        new_password: PASSWORD,
        office: { code: 'SBY', name: 'Surabaya', zone: 'Asia/Jakarta' },
        ...over,
      },
    },
  );
const count = async (api: TestApi, table: string) =>
  Number((await api.connection.pool.query<{ n: string }>(`select count(*) n from ${table}`)).rows[0]?.n);

async function signIn(api: TestApi) {
  const begun = await api.call<Challenge>('POST', 'auth/login', {
    body: { username: 'dewi', password: PASSWORD },
  });
  const body = { challenge: begun.data.challenge, code: api.code('dewi') };
  return (await api.call<{ token: string; profile: Profile }>('POST', 'auth/otp', { body })).data;
}

describe('a company without anybody', () => {
  it('gets its administrator, first office and titles by the link that the server printed', async () => {
    const api = await emptyCompany();
    const token = await offer(api);
    expect((await read(api, token)).data).toMatchObject({
      kind: 'FIRST_ADMIN',
      username: null,
      office: null,
    });
    expect(await become(api, token)).toMatchObject({ http: 200, data: { username: 'dewi' } });

    const { token: session, profile } = await signIn(api);
    expect(profile).toMatchObject({ title_name: 'Admin Sistem', office_name: 'Surabaya' });
    expect(profile.access).toMatchObject({ is_user: 1, is_master: 1, is_credit_add: 0 });
    const { rows } = await api.connection.pool.query('select name from titles where id = 4');
    expect(rows).toEqual([{ name: 'Surveyor' }]);
    // From here the company is set up on the screens of the masters.
    for (const [path, body] of firstRules(todayIn('Asia/Jakarta', api.now()))) {
      const made = await api.call('POST', path, { token: session, body });
      expect(made.http, `${path}: ${made.message}`).toBe(200);
    }
    const log = await api.connection.pool.query<{ action: string; line: string }>(
      'select action, h::text as line from history h order by id',
    );
    expect(log.rows[0]?.action).toBe('FIRST_ADMINISTRATOR_MADE');
    expect(JSON.stringify(log.rows)).not.toContain(PASSWORD);
    expect(JSON.stringify(log.rows)).not.toContain(token);
    expect(await offerFirstAdministrator(api.parts.connection.db, api.now())).toBeNull();
  });

  it('is offered one link at a time: a new start ends the one before, and each ends by itself', async () => {
    const api = await emptyCompany();
    const [first, second] = [await offer(api), await offer(api)];
    expect(await read(api, first)).toMatchObject({ http: 404, message: OVER });
    expect(await become(api, first)).toMatchObject({ http: 404, message: OVER });
    expect((await read(api, second)).http).toBe(200);
    api.advance(72 * HOUR);
    expect(await become(api, second)).toMatchObject({ http: 404, message: OVER });
    expect(await count(api, 'staff')).toBe(0);
    expect((await become(api, await offer(api))).http).toBe(200);
  });

  it('has one administrator, however many try at once, on two instances', async () => {
    const api = await emptyCompany();
    const other = await startApi({
      database: { url: api.url, drop: () => Promise.resolve() },
      until: onTestFinished,
    });
    const token = await offer(api);
    const answers = await Promise.all(
      [api, other, api, other].map((one, nth) =>
        become(one, token, {
          username: `orang${nth}`,
          office: { code: `K${nth}`, name: `Kantor ${nth}`, zone: 'Asia/Makassar' },
        }),
      ),
    );
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 404, 404, 404]);
    expect([await count(api, 'staff'), await count(api, 'offices')]).toEqual([1, 1]);
    // Two that start together each offer one; only the later opens.
    const fresh = await emptyCompany();
    const offers = await Promise.all([offer(fresh), offer(fresh)]);
    const opened = await Promise.all(offers.map(async (one) => (await read(fresh, one)).http));
    expect(opened.sort()).toEqual([200, 404]);
  });

  it('keeps the link and writes nothing when a field is refused', async () => {
    const api = await emptyCompany();
    const token = await offer(api);
    const refused = async (over: Partial<FirstAdministrator>) => {
      const { http, data } = await become(api, token, over);
      return [http, Object.keys(data?.errors ?? {})];
    };
    expect(await refused({ new_password: 'pendek' })).toEqual([422, ['new_password']]);
    expect(await refused({ new_password: 'dewi anggraini dewi' })).toEqual([422, ['new_password']]);
    expect(await refused({ username: 'x y' })).toEqual([422, ['username']]);
    expect(await refused({ email: 'bukan alamat' })).toEqual([422, ['email']]);
    expect(await refused({ office: null })).toEqual([422, ['office.code']]);
    expect([await count(api, 'staff'), await count(api, 'offices'), await count(api, 'titles')]).toEqual([
      0, 0, 0,
    ]);
    expect((await become(api, token)).http).toBe(200);
  });
});

describe('a company that is administered', () => {
  it('is offered nothing, and a link that is still about makes nobody', async () => {
    const api = await startApi();
    expect(await offerFirstAdministrator(api.parts.connection.db, api.now())).toBeNull();
    await api.connection.pool.query('update titles set is_user = false');
    const token = await offer(api);
    await api.connection.pool.query('update titles set is_user = true where id = 9');
    const people = await count(api, 'staff');
    expect(await become(api, token)).toMatchObject({ http: 404, message: OVER });
    expect(await become(api, 'tebakan')).toMatchObject({ http: 404, message: OVER });
    expect(await count(api, 'staff')).toBe(people);
  });
});
