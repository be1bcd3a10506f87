import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROW_COUNT_HEADER } from '@/lib/contract/fileEndpoint';
import type { NamedPeople, RegistrationPage } from '@/lib/contract/registrationList';
import { csvCells } from '../testing/csvCells';
import { registrationTeam } from '../testing/registrations';
import { startApi } from '../testing/startApi';

let team: Awaited<ReturnType<typeof registrationTeam>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  team = await registrationTeam(await startApi({ until: (cleanup) => cleanups.push(cleanup) }));
  await team.create({ applicant: { name: '=HYPERLINK("x")' } });
  await team.upTo('APPROVED', { applicant: { name: 'Wayan Sudira', nik: '0175014708900003' } });
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const get = (query: string, token = team.tokens.director) =>
  team.api.app.inject({
    url: `/api/registrations/export?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
const linesOf = (body: string) => body.slice(1).split('\r\n').slice(0, -1);

describe('the export of registrations', () => {
  it('holds every filtered row in the order of the list, and says how many', async () => {
    const list = await team.send<RegistrationPage>('director', 'GET', '?sort=applicant_name&order=asc');
    const answer = await get('sort=applicant_name&order=asc');
    const [head, ...rows] = linesOf(answer.body);
    expect(answer.headers[ROW_COUNT_HEADER]).toBe(String(list.data.count));
    expect(csvCells(rows.pop() ?? '')[0]).toBe(`Jumlah ${list.data.count} form`);
    expect(rows).toHaveLength(list.data.count);
    expect(csvCells(head ?? '').slice(0, 4)).toEqual(['No. form', 'Kantor', 'Tanggal dibuat', 'Pemohon']);
    const counted = await team.send<{ count: number }>('director', 'GET', '/export/count');
    expect(counted.data).toMatchObject({ count: list.data.count });
  });

  it('keeps text as text and shows what was approved', async () => {
    const approved = (await team.send<RegistrationPage>('director', 'GET', '?search=wayan')).data.rows[0];
    const [, row = ''] = linesOf((await get(`search=wayan&status=${approved?.status.id}`)).body);
    expect(row).toContain('"=""0175014708900003"""');
    const { approved: terms } = await team.read(approved?.id ?? 0);
    expect(csvCells(row).slice(-3)).toEqual([String(terms?.principal), String(terms?.instalment), '']);
    expect((await get('search=hyperlink')).body).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('needs the right to export and the right to read forms, and stays in the log', async () => {
    const { api, tokens } = team;
    expect((await get('', tokens.clerk)).statusCode).toBe(403);
    const keeper = await api.signIn('admin.sistem');
    expect((await get('', keeper)).statusCode).toBe(403);
    expect((await api.call('GET', 'registrations/export/count', { token: keeper })).http).toBe(403);
    expect((await get('office=2', tokens.head)).statusCode).toBe(403);
    expect((await get('', tokens.head)).statusCode).toBe(200);
    const { rows } = await api.connection.pool.query<{ summary: string }>(
      "select summary from history where action = 'REGISTRATIONS_EXPORTED' order by id desc limit 1",
    );
    expect(rows[0]?.summary).toMatch(/^Mengekspor \d+ form registrasi$/);
  });
});

it('names the surveyors and the marketers of the offices that one sees, never an agent', async () => {
  const { data } = await team.send<NamedPeople>('clerk', 'GET', '/people');
  expect(data.surveyors).toMatchObject([{ name: 'Joko Purnomo', office_id: 1, active: true }]);
  const { rows } = await team.api.connection.pool.query<{ name: string }>(
    "select name from partners where kind = 'MARKETER' and office_id = 1 order by name, id",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(data.marketers.map(({ name }) => ({ name }))).toEqual(rows);
  expect((await team.send('clerk', 'GET', '/people?office=2')).http).toBe(403);
  const elsewhere = await team.send<NamedPeople>('director', 'GET', '/people?office=2');
  expect(elsewhere.data.surveyors).toEqual([]);
  expect(elsewhere.data.marketers.every(({ office_id }) => office_id === 2)).toBe(true);
});
