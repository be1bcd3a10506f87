import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Partner, PartnerRow } from '@/lib/contract/partnerRecords';
import { partnerBody, partnerTeam, perMille } from '../testing/partners';
import { registrationTeam } from '../testing/registrations';
import { startApi, type TestApi } from '../testing/startApi';

let api: TestApi;
let team: ReturnType<typeof partnerTeam>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  team = partnerTeam(await registrationTeam(api));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const text = expect.any(String) as string;

describe('a partner', () => {
  it('is registered in the own office, without scheme and account', async () => {
    const made = await team.send<Partner>(
      'clerk',
      'POST',
      'agents',
      partnerBody({ name: 'Rahman Hidayatullah' }),
    );
    expect(made.http, made.message).toBe(200);
    expect(made.data).toMatchObject({ kind: 'AGENT', office_id: 1, account: null, schemes: [], version: 1 });
    expect(made.data.events[0]).toMatchObject({ changes: { name: [null, 'Rahman Hidayatullah'] } });
    const { rows } = (
      await team.send<{ rows: PartnerRow[] }>('clerk', 'GET', `agents?search=rahman hidayatu`)
    ).data;
    expect(rows.map(({ id }) => id)).toEqual([made.data.id]);
  });

  it('is one person in an office', async () => {
    const { nik } = await team.create({ name: 'Yang Pertama' });
    const again = await team.send('clerk', 'POST', 'agents', partnerBody({ nik }));
    expect(again).toMatchObject({
      http: 422,
      data: { errors: { nik: expect.stringContaining('Yang Pertama') as string } },
    });
    // As a marketer somebody may be registered besides.
    expect((await team.send('clerk', 'POST', 'marketers', partnerBody({ nik }))).http).toBe(200);
  });

  it.each([
    ['nik', '123'],
    ['npwp', '12345678901234'],
    ['phone', '12'],
  ] as const)('is refused with a wrong %s', async (field, value) => {
    const answer = await team.send('clerk', 'POST', 'agents', partnerBody({ [field]: value }));
    expect(answer).toMatchObject({ http: 422, data: { errors: { [field]: text } } });
  });

  it('is changed as it was seen, and every field is told', async () => {
    const made = await team.create();
    const { name, nik, npwp, phone } = made;
    const body = { name, nik, npwp, phone, area_code: null, version: 1 };
    const changed = await team.send<Partner>('head', 'PUT', `agents/${made.id}`, {
      ...body,
      phone: '0813 5550 2210',
    });
    expect(changed.data).toMatchObject({ version: 2 });
    expect(changed.data.events[0]?.changes).toEqual({ phone: [phone, '0813 5550 2210'] });
    const late = await team.send('clerk', 'PUT', `agents/${made.id}`, { ...body, name: 'Nama Lain' });
    expect(late).toMatchObject({ http: 409, data: { version: 2, current: { phone: '0813 5550 2210' } } });
  });

  it('is not the other kind, and nobody’s without the flag', async () => {
    const made = await team.create();
    expect((await team.send('clerk', 'GET', `marketers/${made.id}`)).http).toBe(404);
    expect((await team.send('approver', 'GET', `agents/${made.id}`)).http).toBe(403);
  });

  it('once switched off is named on no form', async () => {
    const made = await team.ready();
    const choices = async () =>
      (await team.send<{ rows: { id: number }[] }>('clerk', 'GET', 'registrations/partners')).data.rows.map(
        ({ id }) => id,
      );
    expect(await choices()).toContain(made.id);
    const off = { active: false, version: made.version };
    expect((await team.send('clerk', 'PUT', `agents/${made.id}/active`, off)).http).toBe(200);
    expect(await choices()).not.toContain(made.id);
  });
});

describe('another scheme or account', () => {
  it('changes nothing until a second person with the right to approve says so', async () => {
    const { id } = await team.create();
    const asked = await team.ask('clerk', id, team.account());
    expect(asked.data).toMatchObject({ account: null, waiting: [{ may_decide: false, may_withdraw: true }] });
    const request = asked.data.waiting[0]?.id ?? 0;
    expect(await team.decide('clerk', id, request)).toMatchObject({ http: 403 });
    const done = await team.decide('head', id, request);
    expect(done.data.account).toMatchObject({
      number: '5220304121',
      asked_by: { username: 'kontrak.jkt' },
      approved_by: { username: 'kacab.jkt' },
    });
    expect(done.data.events[0]?.changes).toMatchObject({ account: [null, '5220304121'] });
  });

  it('is never approved by who asked, whatever their title', async () => {
    const { id } = await team.create();
    const asked = await team.ask('head', id, team.account());
    const request = asked.data.waiting[0]?.id ?? 0;
    expect(await team.decide('head', id, request)).toMatchObject({
      http: 403,
      message: expect.stringContaining('meminta') as string,
    });
    expect((await team.decide('director', id, request)).http).toBe(200);
    // What no bug gets around.
    await expect(
      api.connection.pool.query('update partner_requests set decided_by = requested_by where id = $1', [
        request,
      ]),
    ).rejects.toThrow(/partner_requests_decided/);
  });

  it('waits once of each kind, and is decided once', async () => {
    const { id } = await team.create();
    const asked = await team.ask('clerk', id, team.account());
    expect(await team.ask('head', id, team.account('999999'))).toMatchObject({
      http: 409,
      data: { request_by: { username: 'kontrak.jkt' } },
    });
    expect((await team.ask('clerk', id, team.scheme(perMille()))).http).toBe(200);
    const request = asked.data.waiting[0]?.id ?? 0;
    const both = await Promise.all([
      team.decide('head', id, request),
      team.decide('director', id, request, 'REJECTED'),
    ]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  });

  it('is taken back by who asked alone', async () => {
    const { id } = await team.create();
    const request = (await team.ask('clerk', id, team.account())).data.waiting[0]?.id ?? 0;
    expect((await team.decide('head', id, request, 'WITHDRAWN')).http).toBe(403);
    expect((await team.decide('clerk', id, request, 'WITHDRAWN')).data).toMatchObject({
      waiting: [],
      account: null,
    });
  });

  it('of a scheme makes a new version; the old one is kept', async () => {
    const made = await team.ready();
    const again = await team.settle(
      made.id,
      team.scheme([{ contract_type_id: 1, basis: 'FIXED', value: 350_000 }], null),
    );
    expect(again.schemes.map(({ number }) => number)).toEqual([2, 1]);
    expect(again.schemes[0]?.terms).toEqual({
      lines: [{ contract_type_id: 1, basis: 'FIXED', value: 350_000 }],
      back_if_cancelled: true,
      back_after_days: null,
    });
    expect(again.events[0]?.changes).toMatchObject({
      'Kredit motor bekas': ['10‰ pokok', 'Rp350.000'],
      'Kredit mobil bekas': ['10‰ pokok', null],
      back_after_days: ['30 hari', 'tidak'],
    });
    const change = api.connection.pool.query('update commission_scheme_lines set value = 1');
    await expect(change).rejects.toThrow(/never changed/);
  });

  it('that names a contract type twice, or one that is not there, is refused', async () => {
    const { id } = await team.create();
    const [line] = perMille();
    const answer = await team.ask(
      'clerk',
      id,
      team.scheme([line!, line!, { ...line!, contract_type_id: 99 }]),
    );
    expect(Object.keys((answer.data as unknown as { errors: object }).errors)).toEqual([
      'ask.scheme.lines.1.contract_type_id',
      'ask.scheme.lines.2.contract_type_id',
    ]);
  });

  it('keeps the contract types of its lines from being deleted', async () => {
    const admin = await api.signIn('admin.sistem');
    const body = {
      code: 'UJI',
      name: 'Jenis uji',
      valid_from: '2020-01-01',
      valid_to: null,
      vehicle_kind: 'R2',
    };
    const type = await api.call<{ id: number }>('POST', 'masters/types', { token: admin, body });
    const { id } = await team.create();
    await team.settle(id, team.scheme([{ contract_type_id: type.data.id, basis: 'FIXED', value: 1 }]));
    const gone = await api.call('DELETE', `masters/types/${type.data.id}?version=1`, { token: admin });
    expect(gone).toMatchObject({ http: 409, message: expect.stringContaining('dirujuk') as string });
  });

  it('tells those who may decide', async () => {
    const { id, name } = await team.create();
    await team.ask('clerk', id, team.account());
    const { rows } = await api.connection.pool.query<{ username: string }>(
      `select s.username from notifications n join staff s on s.id = n.staff_id
        where n.source = 'agent' and n.link = $1 and n.message like $2 order by 1`,
      [String(id), `%${name}%`],
    );
    expect(rows.map(({ username }) => username)).toEqual(['direktur', 'kacab.jkt']);
  });
});
