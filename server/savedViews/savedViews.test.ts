import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_VIEWS, type NamedPart, type SavedView } from '@/lib/contract/savedViews';
import { startApi, type TestApi } from '../testing/startApi';

let api: TestApi;
/** Two cashiers of Jakarta (office 1) and one of Makassar, the heads of both, and somebody who works for all. */
let tokens: Record<'cashier' | 'contract' | 'elsewhere' | 'head' | 'otherHead' | 'director', string>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  tokens = {
    cashier: await api.signIn('kasir.jkt'),
    contract: await api.signIn('kontrak.jkt'),
    elsewhere: await api.signIn('kasir.mks'),
    head: await api.signIn('kacab.jkt'),
    otherHead: await api.signIn('kacab.mks'),
    director: await api.signIn('direktur'),
  };
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));
beforeEach(async () => {
  await sql('delete from saved_views');
});

type Who = keyof typeof tokens;
const sql = <T extends object>(text: string, values: unknown[] = []) =>
  api.connection.pool.query<T>(text, values).then(({ rows }) => rows);
const listed = async (who: Who, list = 'receipts') =>
  (
    await api.call<{ rows: SavedView[]; offices: { id: number; name: string }[] }>(
      'GET',
      `saved-views?list=${list}`,
      { token: tokens[who] },
    )
  ).data;
const names = async (who: Who, list?: string) => (await listed(who, list)).rows.map(({ name }) => name);
const save = (who: Who, over: object = {}) =>
  api.call<SavedView>('POST', 'saved-views', {
    token: tokens[who],
    body: {
      ...{ list: 'receipts', name: 'Menunggu', address: 'status=waiting', named: [], office_id: null },
      ...over,
    },
  });
const made = async (who: Who, over: object = {}) => {
  const answer = await save(who, over);
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
};
const change = (who: Who, view: SavedView, over: object = {}) =>
  api.call<SavedView>('PUT', `saved-views/${view.id}`, {
    token: tokens[who],
    body: { version: view.version, name: view.name, ...over },
  });
const remove = (who: Who, { id, version }: Pick<SavedView, 'id' | 'version'>) =>
  api.call<{ id: number }>('DELETE', `saved-views/${id}?version=${version}`, { token: tokens[who] });

describe('a view of one’s own', () => {
  it('is read by its maker alone', async () => {
    const view = await made('cashier', { name: '  Menunggu  ' });
    expect(view).toMatchObject({
      ...{ name: 'Menunggu', address: 'status=waiting', office: null, may_change: true, gone: [] },
      made_by: { username: 'kasir.jkt' },
    });
    expect((await listed('cashier')).rows).toEqual([view]);
    expect((await listed('cashier', 'contracts')).rows).toEqual([]);
    for (const who of ['contract', 'head', 'director'] as const) expect(await names(who)).toEqual([]);
    for (const answer of [await change('head', view), await remove('director', view)]) {
      expect(answer).toMatchObject({ http: 404, message: 'Tampilan ini tidak ada lagi.' });
    }
  });

  it('has a name that differs from the others of its list, in capitals or not', async () => {
    const view = await made('cashier');
    const again = await save('cashier', { name: 'MENUNGGU' });
    expect(again).toMatchObject({
      http: 422,
      data: { errors: { name: 'Anda sudah punya tampilan dengan nama ini.' } },
    });
    const other = await made('cashier', { name: 'Hari ini' });
    expect((await change('cashier', other, { name: 'menunggu' })).http).toBe(422);
    expect((await change('cashier', view, { name: 'menunggu' })).http).toBe(200);
    await made('cashier', { list: 'contracts' });
    await made('contract');
    expect(await names('cashier')).toEqual(['Hari ini', 'menunggu']);
  });

  it.each([
    { name: '   ' },
    { name: 'x'.repeat(61) },
    { address: 'x'.repeat(2001) },
    { list: 'sessions' },
    { named: [{ part: 'cashier', kind: 'staff', id: '1; drop' }] },
    { named: Array.from({ length: 11 }, () => ({ part: 'cashier', kind: 'staff', id: '1' })) },
  ])('is refused as %j', async (over) => {
    expect((await save('cashier', over)).http).toBe(422);
    expect(await sql('select 1 from saved_views')).toEqual([]);
  });

  it('leaves no line in the log, and one of an office leaves one of each step', async () => {
    const last = async () =>
      sql<{ action: string; summary: string; changes: object }>(
        "select action, summary, changes from history where action like 'VIEW_%' order by id",
      );
    const own = await made('head');
    await change('head', own, { name: 'Lain' });
    expect(await last()).toEqual([]);
    const view = await made('head', { office_id: 1 });
    const { data } = await change('head', view, { state: { address: 'status=void', named: [] } });
    await remove('head', data);
    expect(await last()).toMatchObject([
      { action: 'VIEW_SAVED', summary: 'Menyimpan tampilan kantor "Menunggu"' },
      { action: 'VIEW_CHANGED', changes: { address: ['status=waiting', 'status=void'] } },
      { action: 'VIEW_REMOVED', summary: 'Menghapus tampilan kantor "Menunggu"' },
    ]);
  });
});

describe('a view of an office', () => {
  it('is read by who works there, and by nobody of another office', async () => {
    const view = await made('head', { office_id: 1 });
    expect(view.office).toEqual({ id: 1, name: expect.any(String) as string });
    for (const who of ['head', 'cashier', 'contract', 'director'] as const) {
      expect(await names(who), who).toEqual(['Menunggu']);
    }
    expect((await listed('cashier')).rows[0]).toMatchObject({ may_change: false });
    expect((await listed('director')).rows[0]).toMatchObject({ may_change: true });
    for (const who of ['elsewhere', 'otherHead'] as const) expect(await names(who), who).toEqual([]);
    expect((await change('otherHead', view)).http).toBe(404);
    expect((await remove('otherHead', view)).http).toBe(404);
  });

  it('is saved, changed and removed by who leads that office alone', async () => {
    const view = await made('head', { office_id: 1 });
    for (const answer of [
      await save('cashier', { office_id: 1, name: 'Lain' }),
      await save('otherHead', { office_id: 1, name: 'Lain' }),
      await change('cashier', view),
      await remove('contract', view),
    ]) {
      expect(answer).toMatchObject({
        http: 403,
        message: expect.stringMatching(/kepala cabang kantor itu/) as string,
      });
    }
    expect((await listed('cashier')).offices).toEqual([]);
    expect((await listed('head')).offices.map(({ id }) => id)).toEqual([1]);
    expect((await listed('director')).offices.length).toBeGreaterThan(2);
    const { data } = await change('director', view, { name: 'Dari direktur' });
    expect(data).toMatchObject({ name: 'Dari direktur', made_by: { username: 'kacab.jkt' } });
    expect((await remove('head', data)).http).toBe(200);
    expect(await names('cashier')).toEqual([]);
  });

  it('is led by both rights, and with one of them by nobody', async () => {
    for (const flag of ['is_credit_approval', 'is_performance']) {
      await sql(`update titles set ${flag} = false where name = 'Kepala Cabang'`);
      expect((await save('head', { office_id: 1 })).http, flag).toBe(403);
      expect((await listed('head')).offices, flag).toEqual([]);
      await sql(`update titles set ${flag} = true where name = 'Kepala Cabang'`);
    }
    expect((await save('head', { office_id: 1 })).http).toBe(200);
  });

  it('has a name of its own beside those of people and of other offices', async () => {
    await made('head', { office_id: 1 });
    await made('head');
    await made('otherHead', { office_id: 2 });
    expect(await save('director', { office_id: 1, name: 'menungGU' })).toMatchObject({
      http: 422,
      data: { errors: { name: 'Kantor ini sudah punya tampilan dengan nama ini.' } },
    });
    expect(await names('head')).toEqual(['Menunggu', 'Menunggu']);
  });

  it('gets no new one where the office is switched off or is not there, and keeps what it has', async () => {
    const view = await made('head', { office_id: 1 });
    await sql('update offices set active = false where id = 1');
    expect((await save('head', { office_id: 1, name: 'Lain' })).http).toBe(409);
    expect((await listed('head')).offices).toEqual([]);
    expect((await remove('head', view)).http).toBe(200);
    await sql('update offices set active = true where id = 1');
    expect((await save('director', { office_id: 999_999 })).http).toBe(422);
  });

  it('stays when its maker leaves; what was theirs alone is nobody’s', async () => {
    await made('head', { office_id: 1 });
    await made('head', { name: 'Sendiri' });
    await sql("update staff set active = false where username = 'kacab.jkt'");
    expect(await names('cashier')).toEqual(['Menunggu']);
    expect(await names('director')).toEqual(['Menunggu']);
    await sql("update staff set active = true where username = 'kacab.jkt'");
  });

  it('goes out of sight of its maker who works elsewhere by now', async () => {
    await made('head', { office_id: 1 });
    await sql("update staff set office_id = 2 where username = 'kacab.jkt'");
    try {
      expect(await names('head')).toEqual([]);
      expect(await names('cashier')).toEqual(['Menunggu']);
    } finally {
      await sql("update staff set office_id = 1 where username = 'kacab.jkt'");
    }
  });
});

describe('at once', () => {
  it('two saves of one name leave one view', async () => {
    const answers = await Promise.all([save('head', { office_id: 1 }), save('director', { office_id: 1 })]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 422]);
    expect(await names('cashier')).toEqual(['Menunggu']);
  });

  it('nobody has more than thirty of a list, nor an office', async () => {
    for (const office of [null, 1]) {
      const answers = await Promise.all(
        Array.from({ length: MAX_VIEWS + 2 }, (_, nth) =>
          save('head', { office_id: office, name: `Tampilan ${nth}` }),
        ),
      );
      expect(answers.filter(({ http }) => http === 200)).toHaveLength(MAX_VIEWS);
      const refused = answers.filter(({ http }) => http === 409);
      expect(refused).toHaveLength(2);
      expect(refused[0]?.message).toMatch(/sudah punya 30 tampilan dari daftar ini/);
    }
    await made('head', { list: 'contracts' });
  });

  it('the second of two who change the same version is told, and nothing is lost', async () => {
    const view = await made('head', { office_id: 1 });
    const answers = await Promise.all([
      change('head', view, { name: 'Pertama' }),
      change('director', view, { name: 'Kedua' }),
    ]);
    const [kept, stale] = answers.toSorted((one, other) => one.http - other.http);
    expect([kept?.http, stale?.http]).toEqual([200, 409]);
    expect(stale).toMatchObject({
      message: expect.stringMatching(/sudah diubah orang lain/) as string,
      data: { version: 2 },
    });
    expect(await names('cashier')).toEqual([kept?.data.name]);
    expect((await remove('head', view)).http).toBe(409);
    expect((await remove('head', kept!.data)).http).toBe(200);
    expect((await change('head', kept!.data)).http).toBe(404);
  });

  it('a save whose answer was lost is made once', async () => {
    const send = () =>
      api.call<SavedView>('POST', 'saved-views', {
        token: tokens.cashier,
        headers: { 'idempotency-key': 'lost-view' },
        body: { list: 'receipts', name: 'Sekali', address: '', named: [], office_id: null },
      });
    const [first, second] = [await send(), await send()];
    expect(second.data).toEqual(first.data);
    expect(await names('cashier')).toEqual(['Sekali']);
  });
});

describe('what a view names', () => {
  const idOf = async (text: string) => String((await sql<{ id: number }>(text))[0]?.id);
  const gone = async (who: Who, named: NamedPart[]) => {
    await sql('delete from saved_views');
    await made('head', { office_id: 1, named });
    return (await listed(who)).rows[0]?.gone;
  };

  it.each([
    ['staff', "select id from staff where username = 'kolektor.jkt'", 'staff', 'id'],
    ['partner', 'select id from partners order by id limit 1', 'partners', 'id'],
    ['contract-type', 'select id from contract_types order by id limit 1', 'contract_types', 'id'],
    ['petty-category', 'select id from petty_categories order by id limit 1', 'petty_categories', 'id'],
    [
      'book-place',
      `insert into bpkb_places (code, name, valid_from, office_id, safe)
       values ('UJI', 'Uji', '2026-01-01', 1, 'Uji') returning id`,
      'bpkb_places',
      'id',
    ],
    ['region', 'select code as id from regions order by code limit 1', 'regions', 'code'],
    [
      'registration-status',
      "select id from registration_statuses where kind <> 'DRAFT' order by id limit 1",
      'registration_statuses',
      'id',
    ],
  ] as const)('%s is gone once it is switched off', async (kind, find, table, column) => {
    const id = await idOf(find);
    const named = [{ part: 'one', kind, id }];
    expect(await gone('cashier', named)).toEqual([]);
    await sql(`update ${table} set active = false where ${column}::text = $1`, [id]);
    expect(await gone('cashier', named)).toEqual(['one']);
    await sql(`update ${table} set active = true where ${column}::text = $1`, [id]);
  });

  it('is gone where nothing has its number, and each part is told by itself', async () => {
    const title = await idOf('select id from titles order by id limit 1');
    const named: NamedPart[] = [
      { part: 'title', kind: 'title', id: title },
      { part: 'other', kind: 'title', id: '9999999999' },
      { part: 'office', kind: 'office', id: '1' },
    ];
    expect(await gone('cashier', named)).toEqual(['other']);
  });

  it('an office is gone for who does not see it, open or not', async () => {
    const office = (id: string): NamedPart[] => [{ part: 'office', kind: 'office', id }];
    expect(await gone('cashier', office('2'))).toEqual(['office']);
    expect(await gone('director', office('2'))).toEqual([]);
    await sql('update offices set active = false where id = 2');
    expect(await gone('director', office('2'))).toEqual([]);
    await sql('update offices set active = true where id = 2');
  });
});
