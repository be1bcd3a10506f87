import { expect, it } from 'vitest';
import type { Leaving } from '@/lib/contract/staff';
import type { OfficeHoldings } from '@/lib/contract/officeClosing';
import { collecting } from '../testing/collectors';
import { staffTeam } from '../testing/staffTeam';

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
