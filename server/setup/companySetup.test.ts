import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AccessFlag } from '@/lib/contract/access';
import type { CompanySetup, SetupStep } from '@/lib/contract/companySetup';
import type { OfficeMaster } from '@/lib/contract/masters';
import type { Title } from '@/lib/contract/titles';
import { newCompany } from '../testing/newCompany';
import { firstRules } from '../testing/firstRules';
import { almightyOf, ofDemoTitles, ofSingleFlags } from '../testing/access/callers';
import { startApi, type TestApi } from '../testing/startApi';

const ADMIN = 9;
const SURVEYOR = 4;
const CASHIER = 3;

const stateOf = ({ steps }: CompanySetup, step: SetupStep) => steps.find((one) => one.step === step)?.state;
const open = ({ steps }: CompanySetup) =>
  steps.filter(({ state }) => state === 'OPEN').map(({ step }) => step);
const actions = async ({ connection }: TestApi) =>
  (
    await connection.pool.query<{ action: string }>(
      "select action from history where record_type in ('company', 'title') order by id",
    )
  ).rows.map(({ action }) => action);

describe('a company that has just begun', () => {
  it('has what the first start made, and lacks the rest', async () => {
    const { setup } = await newCompany();
    const is = await setup();
    expect(is).toMatchObject({
      company: 'Sinar Kredit Nusantara',
      office: { code: 'SBY', name: 'Surabaya', zone: 'Asia/Jakarta', address: '' },
      people: [{ name: 'Dewi Anggraini', title_name: 'Admin Sistem', invited: false }],
      people_count: 1,
      calculations: [],
      contract_types: [],
      finances: [],
      prices: 0,
      given: { statuses: 9, provinces: 38, villages: 0 },
      finished: null,
      at_work: false,
      may_change: true,
    });
    expect(is.titles.map(({ id, kept }) => [id, kept])).toEqual([
      ...[1, 2, 3].map((id) => [id, null]),
      [SURVEYOR, 'SURVEYOR'],
      ...[5, 6, 7, 8].map((id) => [id, null]),
      [ADMIN, 'HELD'],
    ]);
    expect(is.work.map(({ work, people, ready }) => [work, people, ready])).toEqual(
      ['FILL', 'SURVEY', 'APPROVE', 'DISBURSE', 'CASH'].map((work) => [work, 0, false]),
    );
    expect(open(is)).toEqual(['COMPANY', 'STAFF', 'CALCULATION', 'CONTRACT_TYPE', 'FINANCE', 'PRICES']);
  });

  it('is done step by step with what is really made', async () => {
    const { api, call, setup, invite } = await newCompany();
    const { rows } = (await call<{ rows: OfficeMaster[] }>('GET', 'masters/offices')).data;
    const [office] = rows;
    if (!office) throw new Error('no office');
    const { id, code, name, zone, max_collector_fee, valid_from, valid_to, version } = office;
    const own = { zone, max_collector_fee, address: 'Jl. Tunjungan 1', phone: '' };
    const moved = { code, name, valid_from, valid_to, version, ...own };
    expect((await call('PUT', `masters/offices/${id}`, moved)).http).toBe(200);
    for (const [path, body] of firstRules((await setup()).today)) await call('POST', path, body);
    expect(open(await setup())).toEqual(['STAFF', 'PRICES']);

    // Whoever fills a form never approves it: one person with every right is not enough.
    await invite('direktur', 1);
    await invite('surveyor', SURVEYOR);
    await invite('kasir', CASHIER);
    const alone = await setup();
    expect(alone.work).toEqual([
      { work: 'FILL', people: 1, invited: 1, ready: true },
      { work: 'SURVEY', people: 1, invited: 1, ready: true },
      { work: 'APPROVE', people: 1, invited: 1, ready: false },
      { work: 'DISBURSE', people: 1, invited: 1, ready: false },
      { work: 'CASH', people: 2, invited: 2, ready: true },
    ]);
    await invite('penyetuju', 8);
    expect(open(await setup())).toEqual(['PRICES']);

    // A switch takes it back: nothing was ticked.
    const [made] = (await call<{ rows: { id: number; version: number }[] }>('GET', 'masters/finances')).data
      .rows;
    await call('PUT', `masters/finances/${made?.id}/active`, { active: false, version: made?.version });
    expect(open(await setup())).toEqual(['FINANCE', 'PRICES']);
    // So does a contract type for a kind of vehicle that nothing calculates.
    await api.connection.pool.query("update contract_types set vehicle_kind = 'R4'");
    expect(stateOf(await setup(), 'CONTRACT_TYPE')).toBe('OPEN');
  });
});

describe('the company’s name', () => {
  it('is changed once, and not over another that came meanwhile', async () => {
    const { api, call, hire } = await newCompany();
    const other = await hire('admin.dua', ADMIN);
    const name = (company: string, seen: string | null) => ({ company, seen });
    const was = 'Sinar Kredit Nusantara';
    const [one, two] = await Promise.all([
      call('PUT', 'setup/company', name('Sinar Abadi', was)),
      api.call<{ current: { company: string } }>('PUT', 'setup/company', {
        token: other,
        body: name('Sinar Jaya', was),
      }),
    ]);
    expect([one.http, two.http].sort()).toEqual([200, 409]);
    const kept = one.http === 200 ? 'Sinar Abadi' : 'Sinar Jaya';
    const refused = one.http === 200 ? two : one;
    expect(refused.data).toMatchObject({ current: { company: kept } });
    // The same once more, with an old sight of it, writes nothing.
    expect((await call('PUT', 'setup/company', name(kept, was))).data.company).toBe(kept);
    expect((await actions(api)).filter((action) => action === 'COMPANY_NAMED')).toHaveLength(1);
    expect((await call('PUT', 'setup/company', name('X', kept))).http).toBe(422);
  });
});

describe('titles that a company does not want', () => {
  const wanted = ({ titles }: CompanySetup) => titles.filter(({ kept }) => kept === null);

  it('are taken out at once, down to the administrator’s own and the surveyors’', async () => {
    const { api, call, setup } = await newCompany();
    const body = { titles: wanted(await setup()).map(({ id, version }) => ({ id, version })) };
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = await Promise.all([
      call('POST', 'setup/titles/removal', body, headers),
      call('POST', 'setup/titles/removal', body, headers),
    ]);
    expect([first.http, again.http]).toEqual([200, 200]);
    const left = await setup();
    expect(left.titles.map(({ id }) => id)).toEqual([SURVEYOR, ADMIN]);
    expect(stateOf(left, 'TITLES')).toBe('OPEN');
    // Without the key as well: what is gone is gone.
    expect((await call('POST', 'setup/titles/removal', body)).http).toBe(200);
    expect((await actions(api)).filter((action) => action === 'TITLE_DELETED')).toHaveLength(7);
  });

  it('stay when one of them is held, the surveyors’ or the administrator’s own: all or none', async () => {
    const { call, setup, invite } = await newCompany();
    const seen = await setup();
    await invite('kasir', CASHIER);
    for (const { id } of seen.titles.filter((title) => [CASHIER, SURVEYOR, ADMIN].includes(title.id))) {
      const titles = seen.titles
        .filter((title) => title.id === 1 || title.id === id)
        .map(({ id: one, version }) => ({ id: one, version }));
      const refused = await call<{ current: Title }>('POST', 'setup/titles/removal', { titles });
      expect(refused).toMatchObject({ http: 409, data: { current: { id } } });
    }
    expect((await setup()).titles).toHaveLength(9);
    expect((await setup()).titles.find(({ id }) => id === CASHIER)?.kept).toBe('HELD');
  });

  it('are never taken from under somebody who is hired at the same moment', async () => {
    const { api, call, setup } = await newCompany();
    const { titles, office } = await setup();
    const cashier = titles.filter(({ id }) => id === CASHIER).map(({ id, version }) => ({ id, version }));
    const [removed, hired] = await Promise.all([
      call('POST', 'setup/titles/removal', { titles: cashier }),
      call('POST', 'staff', {
        ...{ username: 'kasir', name: 'Orang kasir', email: null, title_id: CASHIER },
        ...{ office_id: office?.id, further_office_ids: [] },
      }),
    ]);
    expect([
      [200, 422],
      [409, 200],
    ]).toContainEqual([removed.http, hired.http]);
    const { rows } = await api.connection.pool.query(
      'select 1 from staff where title_id not in (select id from titles)',
    );
    expect(rows).toEqual([]);
  });
});

describe('passing over and finishing', () => {
  it('ends only what is done or was passed over, once, and can be opened again', async () => {
    const { api, call, setup } = await newCompany();
    const finish = (finished: boolean) => call('PUT', 'setup/finished', { finished });
    expect(await finish(true)).toMatchObject({
      http: 409,
      message: expect.stringContaining('Perusahaan dan kantor pertama, Staff pertama') as string,
    });
    const skip = (step: SetupStep, skipped = true) => call('PUT', 'setup/skipped', { step, skipped });
    // Two administrators pass over different steps at once: both stand.
    await Promise.all(open(await setup()).map((step) => skip(step)));
    await skip('PRICES');
    expect(open(await setup())).toEqual([]);
    const both = await Promise.all([finish(true), finish(true)]);
    expect(both.map(({ http }) => http)).toEqual([200, 200]);
    expect((await setup()).finished).toMatchObject({ by: { username: 'dewi' } });
    expect((await finish(false)).data.finished).toBeNull();
    expect(stateOf((await skip('STAFF', false)).data, 'STAFF')).toBe('OPEN');
    const log = await actions(api);
    const times = (action: string) => log.filter((one) => one === action).length;
    expect([
      times('SETUP_STEP_SKIPPED'),
      times('SETUP_STEP_RESUMED'),
      times('SETUP_FINISHED'),
      times('SETUP_REOPENED'),
    ]).toEqual([6, 1, 1, 1]);
  });

  it('holds nobody up where its notes can’t be read', async () => {
    const { api, setup } = await newCompany();
    await api.connection.pool.query("insert into settings values ('company_setup', '{')");
    expect((await setup()).finished).toBeNull();
  });
});

describe('who may', () => {
  const CALLS = [
    ['GET', 'setup', undefined],
    ['PUT', 'setup/company', { company: 'Milik Saya', seen: null }],
    ['POST', 'setup/titles/removal', { titles: [{ id: 3, version: 1 }] }],
    ['PUT', 'setup/skipped', { step: 'PRICES', skipped: true }],
    ['PUT', 'setup/finished', { finished: true }],
  ] as const;

  it('needs both rights to read, and all offices to change', async () => {
    const api = await startApi();
    const branch = await almightyOf(api, 2);
    for (const [method, path, body] of CALLS) {
      for (const { name, authorization, holder } of [
        ...(await ofDemoTitles(api)),
        ...(await ofSingleFlags(api)),
      ]) {
        const may = (flag: AccessFlag) => holder?.access[flag] === 1;
        if (may('is_user') && may('is_master')) continue;
        const token = authorization.slice('Bearer '.length);
        expect((await api.call(method, path, { token, body })).http, `${name} ${path}`).toBe(403);
      }
      const { http } = await api.call(method, path, { token: branch, body });
      expect(http, `a branch’s ${path}`).toBe(method === 'GET' ? 200 : 403);
    }
    const read = (await api.call<CompanySetup>('GET', 'setup', { token: branch })).data;
    expect(read).toMatchObject({ may_change: false, at_work: true });
    // People of other offices are not named to a branch.
    const { rows } = await api.connection.pool.query<{ n: number }>(
      'select count(*)::int n from staff where office_id = 2 and active',
    );
    expect(read.people_count).toBe(rows[0]?.n);
  });

  it('is asked again of whoever lost it meanwhile', async () => {
    const { api, call, hire } = await newCompany();
    const other = await hire('admin.dua', ADMIN);
    await api.connection.pool.query("update staff set active = false where username = 'dewi'");
    expect((await call('PUT', 'setup/skipped', { step: 'PRICES', skipped: true })).http).toBe(401);
    const seen = (await api.call<CompanySetup>('GET', 'setup', { token: other })).data;
    expect(stateOf(seen, 'PRICES')).toBe('OPEN');
  });
});
