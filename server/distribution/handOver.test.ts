import { expect, it } from 'vitest';
import type { Leaving } from '@/lib/contract/staff';
import type { OfficeHoldings } from '@/lib/contract/officeClosing';
import { assignCollectors } from '../collectors/assignCollectors';
import { collecting, hireCollector } from '../testing/collectors';
import type { TestApi } from '../testing/startApi';
import { endFunds } from '../testing/petty';
import { staffTeam } from '../testing/staffTeam';
import { collectorsOf } from './collectorsOf';
import { lockDistribution } from './lockDistribution';

/** The three of Jakarta with accounts, and who administers people. */
async function withAccounts() {
  const world = await collecting();
  const team = await staffTeam({ api: world.api });
  const shown = (await world.preview()).data;
  expect((await world.save(shown)).http).toBe(200);
  const of = async (id: number) =>
    [...(await world.assigned())].filter(([, one]) => one === id).map(([code]) => code);
  const reasonOf = async (code: string) =>
    (
      await world.pool.query<{ reason: string }>(
        'select reason from contract_collectors where contract_code = $1 order by from_day desc limit 1',
        [code],
      )
    ).rows[0]?.reason;
  return { ...world, team, of, reasonOf };
}

it('hands accounts over at the end of employment, to a collector of the office or to nobody yet', async () => {
  const { collectors, team, of, reasonOf, pool } = await withAccounts();
  const [a = 0, b = 0, c = 0] = collectors;
  const theirs = await of(a);
  const leaving: Leaving = await team.leaving('agus.salim');
  expect(leaving.items.map(({ key }) => key)).toEqual(['ACCOUNT 1']);
  expect(leaving.items[0]?.label).toMatch(
    new RegExp(`^${theirs.length} akun yang ditagih di kantor Jakarta`),
  );
  const takers = leaving.collectors.map(({ id }) => id);
  expect(takers).toEqual(expect.arrayContaining([b, c]));
  expect(takers).not.toContain(a);
  const elsewhere = await pool.query<{ id: number }>("select id from staff where username = 'kolektor.jyp'");
  for (const to of [elsewhere.rows[0]?.id ?? 0, a]) {
    const wrong = await team.end('agus.salim', { accounts_to: to });
    expect(wrong).toMatchObject({
      http: 422,
      data: { errors: { accounts_to: expect.any(String) as string } },
    });
  }
  expect((await team.end('agus.salim', { items: [], accounts_to: b })).http).toBe(409);
  expect(await of(a)).toEqual(theirs);
  const before = await of(b);
  const ended = await team.end('agus.salim', { accounts_to: b });
  expect(ended.http, ended.message).toBe(200);
  expect(await of(a)).toEqual([]);
  expect(await of(b)).toEqual([...before, ...theirs].sort());
  expect(await reasonOf(theirs[0] ?? '')).toBe('Masa kerja Agus Salim berakhir: Mengundurkan diri');
  const last = await of(c);
  expect((await team.end('citra.dewi', { accounts_to: null })).http).toBe(200);
  expect(await of(c)).toEqual([]);
  expect(last.length).toBeGreaterThan(0);
});

it('takes accounts from who goes to another office, or is given a title that does not collect', async () => {
  const { collectors, team, of, reasonOf } = await withAccounts();
  const [a = 0, b = 0, c = 0] = collectors;
  const [first = ''] = await of(a);
  expect((await team.change(await team.person('agus.salim'), { office_id: 2 })).http).toBe(200);
  expect(await of(a)).toEqual([]);
  expect(await reasonOf(first)).toBe('Agus Salim tidak lagi menagih di kantor ini');
  expect((await team.change(await team.person('budi.santoso'), { title_id: 3 })).http).toBe(200);
  expect(await of(b)).toEqual([]);
  // Works there besides another office: keeps them.
  const kept = await of(c);
  const moved = await team.change(await team.person('citra.dewi'), { office_id: 2, further_office_ids: [1] });
  expect(moved.http, moved.message).toBe(200);
  expect(await of(c)).toEqual(kept);
});

it('takes accounts from everybody whose title no longer collects', async () => {
  const { api, collectors, team, of } = await withAccounts();
  const { data } = await api.call<{
    rows: { id: number; version: number; access: Record<string, number> }[];
  }>('GET', 'titles', { token: team.director });
  const title = data.rows.find(({ id }) => id === 7)!;
  const body = { ...title, access: { ...title.access, is_collector: 0 } };
  const saved = await api.call('PUT', 'titles/7', { token: team.director, body });
  expect(saved.http, saved.message).toBe(200);
  for (const id of collectors) expect(await of(id)).toEqual([]);
});

it('says how many contracts of an office are in collectors’ hands', async () => {
  const { api, assigned, team } = await withAccounts();
  const { data } = await api.call<OfficeHoldings>('GET', 'masters/offices/1/holdings', { token: team.admin });
  expect(data.accounts).toBe([...(await assigned()).values()].filter((id) => id !== null).length);
  expect(data.accounts).toBeGreaterThan(0);
});

const BUDI = 'budi.santoso';

/** Jakarta with accounts, switched off by who keeps the masters; Makassar's collector may work in Jakarta besides. */
async function switchingOff() {
  const world = await withAccounts();
  const { api, pool, team } = world;
  await endFunds(api);
  const aside = await hireCollector(api, 'Dewi Lestari', 2);
  await pool.query('insert into staff_offices (staff_id, office_id) values ($1, 1)', [aside]);
  const holdings = async () =>
    (await api.call<OfficeHoldings>('GET', 'masters/offices/1/holdings', { token: team.admin })).data;
  const off = async (accounts?: { count: number; to_id: number | null }, active = false) => {
    const { rows } = await pool.query<{ version: number }>('select version from offices where id = 1');
    return api.call<{ errors?: Record<string, string> }>('PUT', 'masters/offices/1/active', {
      token: team.admin,
      body: { active, version: rows[0]?.version, accounts },
    });
  };
  const isActive = async () =>
    (await pool.query<{ active: boolean }>('select active from offices where id = 1')).rows[0]?.active;
  return { ...world, aside, holdings, off, isActive };
}

it('asks who takes the accounts of an office that is switched off, and tells both', async () => {
  const { pool, collectors, aside, holdings, off, isActive, of, reasonOf } = await switchingOff();
  const [a = 0] = collectors;
  const { leaving } = await holdings();
  expect(leaving.accounts).toBeGreaterThan(0);
  expect(leaving.takers).toEqual([expect.objectContaining({ id: aside, office: 'Makassar' })]);
  const theirs = await of(a);
  expect(await off()).toMatchObject({
    http: 422,
    data: { errors: { 'accounts.to_id': expect.any(String) as string } },
  });
  expect((await off({ count: leaving.accounts - 1, to_id: null })).http).toBe(409);
  const elsewhere = await pool.query<{ id: number }>("select id from staff where username = 'kolektor.jyp'");
  for (const to_id of [a, elsewhere.rows[0]?.id ?? 0, 2_000_000_000]) {
    const refused = await off({ count: leaving.accounts, to_id });
    expect([refused.http, Object.keys(refused.data.errors ?? {})]).toEqual([422, ['accounts.to_id']]);
  }
  expect([await isActive(), await of(a)]).toEqual([true, theirs]);

  const done = await off({ count: leaving.accounts, to_id: aside });
  expect(done.http, done.message).toBe(200);
  for (const id of collectors) expect(await of(id)).toEqual([]);
  expect(await of(aside)).toEqual(expect.arrayContaining(theirs));
  expect(await reasonOf(theirs[0] ?? '')).toBe('Kantor Jakarta dinonaktifkan');
  const { rows: logged } = await pool.query(
    "select distinct reason from history where action = 'CONTRACT_COLLECTOR_CHANGED' and record_id = $1 and reason like 'Kantor%'",
    [theirs[0]],
  );
  expect(logged).toHaveLength(1);
  const { rows: told } = await pool.query<{ staff_id: number; message: string }>(
    "select staff_id, message from notifications where title = 'Akun Anda berubah' order by id",
  );
  expect(
    told
      .slice(-4)
      .map(({ staff_id }) => staff_id)
      .sort(),
  ).toEqual([...collectors, aside].sort());
  expect(told.find(({ staff_id }) => staff_id === aside)?.message).toContain('diserahkan kepada Anda');
});

it('gives the accounts of a switched-off office to none of its own people, until it is on again', async () => {
  const { collectors, aside, holdings, off, assigned, move } = await switchingOff();
  const [a = 0] = collectors;
  const { accounts: count } = (await holdings()).leaving;
  expect((await off({ count, to_id: null })).http).toBe(200);
  expect([...(await assigned()).values()].every((id) => id === null)).toBe(true);
  const [code = ''] = (await assigned()).keys();
  expect((await move([{ code, collector_id: null }], a)).http).toBe(422);
  expect((await move([{ code, collector_id: null }], aside)).http).toBe(200);
  // Who is at home elsewhere keeps them when it is switched off again.
  expect((await off(undefined, true)).http).toBe(200);
  expect((await off()).http).toBe(200);
  expect((await assigned()).get(code)).toBe(aside);
  expect((await off(undefined, true)).http).toBe(200);
  expect((await move([{ code, collector_id: aside }], a)).http).toBe(200);
});

it('is switched off by one of two at once, with its accounts handed over once', async () => {
  const { collectors, holdings, off, isActive, of } = await switchingOff();
  const [a = 0] = collectors;
  const theirs = await of(a);
  const { accounts: count } = (await holdings()).leaving;
  const [first, second] = await Promise.all([off({ count, to_id: null }), off({ count, to_id: null })]);
  expect([first.http, second.http].sort()).toEqual([200, 409]);
  expect([await isActive(), await of(a)]).toEqual([false, []]);
  expect(theirs.length).toBeGreaterThan(0);
});

/** A distribution that has seen that somebody collects; `keep` lets it give them a contract. */
async function givingMeanwhile(api: TestApi, office: number, to: number) {
  const { db, pool } = api.connection;
  const { rows } = await pool.query<{ code: string }>(
    "select code from contracts where office_id = $1 and status = 'ACTIVE' and collector_id is null order by code limit 1",
    [office],
  );
  const code = rows[0]?.code ?? '';
  let keep = () => {};
  const kept = new Promise<void>((resolve) => (keep = resolve));
  let began = () => {};
  const given = new Promise<void>((resolve) => (began = resolve));
  const saved = db.transaction(async (tx) => {
    await lockDistribution(tx, [office]);
    expect((await collectorsOf(tx, [office])).map(({ id }) => id)).toContain(to);
    began();
    await kept;
    const by = { at: api.now(), staffId: 1, reason: 'Uji' };
    await assignCollectors(tx, [{ code, collectorId: to, day: api.now().toISOString().slice(0, 10) }], by);
  });
  await given;
  return { code, keep, saved };
}

it.each(['the end of employment', 'another office', 'a title that does not collect'])(
  'leaves nobody with what is given to them during %s',
  async (what) => {
    const world = await collecting();
    const { api, pool, collectors } = world;
    const team = await staffTeam({ api });
    const [, b = 0] = collectors;
    // Works for Makassar besides, and holds nothing there yet.
    await pool.query('insert into staff_offices (staff_id, office_id) values ($1, 2)', [b]);
    const { code, keep, saved } = await givingMeanwhile(api, 2, b);
    const leaves = {
      'the end of employment': () => team.end(BUDI, { accounts_to: null }),
      'another office': async () =>
        team.change(await team.person(BUDI), { office_id: 1, further_office_ids: [] }),
      'a title that does not collect': async () => team.change(await team.person(BUDI), { title_id: 3 }),
    }[what]!();
    await Promise.race([leaves, new Promise((resolve) => setTimeout(resolve, 1_500))]);
    keep();
    await saved;
    const answer = await leaves;
    expect([200, 409]).toContain(answer.http);
    const { rows } = await pool.query<{ id: number | null; active: boolean }>(
      'select c.collector_id as id, s.active from contracts c left join staff s on s.id = c.collector_id where c.code = $1',
      [code],
    );
    expect(rows[0]).toEqual(answer.http === 200 ? { id: null, active: null } : { id: b, active: true });
  },
);
