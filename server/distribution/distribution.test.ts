import { expect, it } from 'vitest';
import type {
  AccountPage,
  CollectorPage,
  ContractCollector,
  DistributionSide,
  SavedDistribution,
} from '@/lib/contract/distribution';
import { collecting } from '../testing/collectors';
import { payLines } from '../testing/counter';

const sum = (sides: readonly DistributionSide[], when: 'before' | 'after') =>
  sides.reduce(
    (all, side) => ({
      accounts: all.accounts + side[when].accounts,
      outstanding: all.outstanding + side[when].outstanding,
    }),
    { accounts: 0, outstanding: 0 },
  );

it('shows before and after, with the same accounts and rupiah, and saves what was shown', async () => {
  const { api, head, pool, collectors, preview, save, assigned } = await collecting();
  const { data: shown } = await preview();
  const owed = await pool.query<{ n: number; rupiah: number }>(
    `select count(*)::int as n, sum(outstanding)::float8 as rupiah from contracts
      where office_id = 1 and status = 'ACTIVE' and next_due <= $1::date + 3`,
    [shown.day],
  );
  const all = { accounts: owed.rows[0]?.n, outstanding: owed.rows[0]?.rupiah };
  expect(all.accounts).toBeGreaterThan(10);
  expect(sum(shown.sides, 'before')).toEqual(all);
  expect(sum(shown.sides, 'after')).toEqual(all);
  expect(shown.sides.map(({ collector }) => collector?.name)).toEqual([
    'Agus Salim',
    'Budi Santoso',
    'Citra Dewi',
    undefined,
  ]);
  expect(shown.sides.at(-1)?.after.accounts).toBe(0);
  for (const { before, after } of shown.sides) {
    expect(after.buckets.reduce((n, m) => n + m, 0)).toBe(after.accounts);
    expect(before.buckets).toHaveLength(shown.buckets.length + 1);
  }

  const saved = await save(shown);
  expect(saved.http, saved.message).toBe(200);
  expect(saved.data.moved).toBe(all.accounts);
  const now = await assigned();
  for (const { collector, after } of shown.sides) {
    const own = [...now.values()].filter((id) => id === (collector?.id ?? null));
    expect(own).toHaveLength(after.accounts);
  }
  const { data: history } = await api.call<{ rows: SavedDistribution[]; count: number }>(
    'GET',
    'collectors/distributions',
    { token: head },
  );
  expect(history.count).toBe(1);
  expect(history.rows[0]).toMatchObject({ moved: all.accounts, reason: null, sides: shown.sides });
  const [code = ''] = now.keys();
  const { data: of } = await api.call<{ rows: ContractCollector[] }>('GET', `contracts/${code}/collectors`, {
    token: head,
  });
  expect(of.rows).toMatchObject([
    {
      from_day: shown.day,
      reason: 'Distribusi',
      by: { name: 'Bambang Kusuma' },
      collector: { id: now.get(code) },
    },
  ]);
  // Each of them hears it, once; lists are told.
  const told = await pool.query<{ staff_id: number; message: string }>(
    "select staff_id, message from notifications where source = 'collector' order by staff_id",
  );
  expect(told.rows.map(({ staff_id }) => staff_id)).toEqual(collectors);
  expect(told.rows[0]?.message).toMatch(
    /^\d+ akun diserahkan kepada Anda\. Dibagikan oleh Bambang Kusuma\.$/,
  );
  const sent = await pool.query("select 1 from outbox where event = 'send.credit'");
  expect(sent.rows).toHaveLength(1);
});

it('says what it would be now when something changed, and saves nothing', async () => {
  const { api, preview, save, assigned } = await collecting();
  const { data: shown } = await preview();
  const [code = ''] = (await assigned()).keys();
  await payLines(api, await api.signIn('kasir.jkt'), code);
  const refused = await save(shown);
  expect(refused.http).toBe(409);
  const { current } = refused.data;
  expect(current?.digest).not.toBe(shown.digest);
  expect(sum(current?.sides ?? [], 'after').outstanding).toBeLessThan(sum(shown.sides, 'after').outstanding);
  expect(new Set((await assigned()).values())).toEqual(new Set([null]));
  expect((await save(current!)).http).toBe(200);
});

it('ends in one of the two when two supervisors save at once', async () => {
  const { api, collectors, preview, save, assigned } = await collecting();
  const director = await api.signIn('direktur');
  const [mine, theirs] = await Promise.all([
    preview(),
    preview({ collectors: collectors.slice(0, 2), token: director }),
  ]);
  const answers = await Promise.all([save(mine.data), save(theirs.data, director)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  const [won] = [mine, theirs].filter((_, at) => answers[at]?.http === 200);
  const now = [...(await assigned()).values()];
  for (const { collector, after } of won?.data.sides ?? [])
    expect(now.filter((id) => id === (collector?.id ?? null))).toHaveLength(after.accounts);
  // The same once more is another digest by now.
  expect((await save(won!.data)).http).toBe(409);
});

it('gives out what nobody collects, or what one collects, and leaves the rest', async () => {
  const { collectors, preview, save, assigned } = await collecting();
  const [a = 0, b = 0, c = 0] = collectors;
  await save((await preview({ collectors: [a, b] })).data);
  const before = await assigned();
  const one = (await preview({ scope: 'ONE', from: a, collectors: [c] })).data;
  expect(one.moved).toBe([...before.values()].filter((id) => id === a).length);
  await save(one);
  const after = await assigned();
  for (const [code, id] of before) expect(after.get(code)).toBe(id === a ? c : id);
  const none = await save((await preview({ scope: 'NONE', collectors: [a] })).data);
  expect(none.http).toBe(422);
  const lost = await preview({ scope: 'ONE', collectors: [c] });
  expect(lost.http).toBe(422);
});

it('moves accounts by hand as they were seen, with a reason', async () => {
  const { api, head, pool, collectors, assigned, move } = await collecting();
  const [a = 0, b = 0] = collectors;
  const codes = [...(await assigned()).keys()].slice(0, 3);
  const seen = codes.map((code) => ({ code, collector_id: null }));
  const first = await move(seen, a);
  expect(first.http, first.message).toBe(200);
  expect(first.data.moved).toBe(3);
  const stale = await move(seen, b);
  expect(stale).toMatchObject({ http: 409, data: { contracts: codes } });
  expect(stale.message).toContain(codes[0]);
  expect((await move([{ code: codes[0] ?? '', collector_id: a }], b)).http).toBe(200);
  expect((await move([{ code: codes[1] ?? '', collector_id: a }], null)).http).toBe(200);
  const now = await assigned();
  expect(codes.map((code) => now.get(code))).toEqual([b, null, a]);
  // Same day: one row of the history, all lines of the log.
  const kept = await pool.query('select collector_id from contract_collectors where contract_code = $1', [
    codes[0],
  ]);
  expect(kept.rows).toEqual([{ collector_id: b }]);
  const log = await pool.query<{ summary: string; reason: string }>(
    "select summary, reason from history where record_type = 'contract' and record_id = $1 and action = 'CONTRACT_COLLECTOR_CHANGED' order by id",
    [codes[0]],
  );
  expect(log.rows).toMatchObject([
    { reason: 'Lebih dekat rumahnya' },
    { summary: expect.stringContaining('dari Agus Salim kepada Budi Santoso') as string },
  ]);
  const told = await pool.query<{ staff_id: number; message: string }>(
    "select staff_id, message from notifications where source = 'collector' order by id",
  );
  expect(told.rows.map(({ staff_id, message }) => [staff_id, message.split('.')[0]])).toEqual([
    [a, '3 akun diserahkan kepada Anda'],
    [a, '1 akun tidak lagi Anda tagih'],
    [b, '1 akun diserahkan kepada Anda'],
    [a, '1 akun tidak lagi Anda tagih'],
  ]);
  const { data } = await api.call<{ rows: SavedDistribution[] }>('GET', 'collectors/distributions?office=1', {
    token: head,
  });
  expect(data.rows[0]?.reason).toBe('Lebih dekat rumahnya');
  expect(data.rows[0]?.sides.map(({ collector }) => collector?.name)).toEqual(['Agus Salim', undefined]);
  expect(sum(data.rows[0]?.sides ?? [], 'before')).toEqual(sum(data.rows[0]?.sides ?? [], 'after'));
});

it('takes nobody who does not collect there, and keeps offices apart', async () => {
  const { api, pool, collectors, preview, move, assigned } = await collecting();
  const elsewhere = await pool.query<{ id: number }>("select id from staff where username = 'kolektor.jyp'");
  const other = elsewhere.rows[0]?.id ?? 0;
  expect((await preview({ collectors: [other] })).http).toBe(422);
  const [code = ''] = (await assigned()).keys();
  expect((await move([{ code, collector_id: null }], other)).http).toBe(422);
  const makassar = await api.signIn('spv.mks');
  expect((await preview({ token: makassar })).http).toBe(403);
  expect((await move([{ code, collector_id: null }], collectors[0] ?? 0, makassar)).http).toBe(403);
  expect((await api.call('GET', 'collectors?office=1', { token: makassar })).http).toBe(403);
  expect((await api.call('GET', 'collectors/accounts?office=1', { token: makassar })).http).toBe(403);
  expect((await api.call('GET', 'collectors/distributions?office=1', { token: makassar })).http).toBe(403);
  const foreign = await pool.query<{ code: string }>(
    "select code from contracts where office_id = 2 and status = 'ACTIVE' limit 1",
  );
  const refused = await move([{ code: foreign.rows[0]?.code ?? '', collector_id: null }], collectors[0] ?? 0);
  expect(refused.http).toBe(409);
});

it('lists collectors with what they have and were given, and accounts with who collects them', async () => {
  const { api, head, pool, collectors, preview, save } = await collecting();
  const [a = 0, b = 0] = collectors;
  const { data: shown } = await preview({ collectors: [a, b] });
  await save(shown);
  const list = async (query: string) =>
    (await api.call<CollectorPage>('GET', `collectors?${query}`, { token: head })).data;
  const page = await list('sort=accounts&order=desc&office=1');
  const own = page.rows.find(({ id }) => id === a);
  // Whoever supervises or approves is proposed only once something is theirs.
  expect(page.collectors.find(({ id }) => id === a)).toMatchObject({ title: 'Kolektor', collects: true });
  expect(page.collectors.find(({ name }) => name === 'Ratna Wibowo')).toMatchObject({ collects: false });
  const after = shown.sides.find(({ collector }) => collector?.id === a)?.after;
  expect(own).toMatchObject({ ...after, name: 'Agus Salim', received: after?.accounts });
  expect(own?.late).toBe((after?.accounts ?? 0) - (after?.buckets[0] ?? 0));
  expect(page.figures.all).toEqual(sum(shown.sides, 'before'));
  expect(page.figures.without_collector.accounts).toBe(0);
  expect((await list('period=day&date=2020-01-01')).rows.find(({ id }) => id === a)?.received).toBe(0);
  expect((await list('search=budi')).rows.map(({ id }) => id)).toEqual([b]);
  await pool.query('update staff set name = $2 where id = $1', [b, "Ma'ruf Jum’at"]);
  for (const search of ['maruf', 'Ma’ruf', 'jumat', "ma'ruf jum'at"])
    expect((await list(`search=${encodeURIComponent(search)}`)).rows.map(({ id }) => id)).toEqual([b]);
  await pool.query('update contracts set collector_id = null where collector_id = $1', [a]);
  expect((await list('office=1')).figures.without_collector.accounts).toBe(after?.accounts);
  const accounts = async (query: string) =>
    (await api.call<AccountPage>('GET', `collectors/accounts?office=1&${query}`, { token: head })).data;
  expect((await accounts('state=none')).count).toBe(after?.accounts);
  const ofB = await accounts(`collector=${b}`);
  expect(ofB.rows.every(({ collector }) => collector?.id === b)).toBe(true);
  const dpd = ofB.rows.map((row) => row.dpd);
  expect(dpd).toEqual(dpd.toSorted((x, y) => y - x));
});

it.each(['SETTLED', 'RESTRUCTURED', 'CANCELLED'])(
  'gives nobody a contract that became %s since it was shown',
  async (status) => {
    const { pool, assigned, collectors, preview, save, move } = await collecting();
    const shown = (await preview()).data;
    const [code = ''] = (await assigned()).keys();
    await pool.query('update contracts set status = $2, next_due = null, outstanding = 0 where code = $1', [
      code,
      status,
    ]);
    const saved = await save(shown);
    expect(saved.http).toBe(409);
    expect(saved.data.current?.digest).not.toBe(shown.digest);
    expect((await move([{ code, collector_id: null }], collectors[0] ?? 0)).http).toBe(409);
    const { rows } = await pool.query('select collector_id from contracts where code = $1', [code]);
    expect(rows).toEqual([{ collector_id: null }]);
  },
);
