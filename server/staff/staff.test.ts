import { describe, expect, it } from 'vitest';
import type { Profile } from '@/lib/contract/auth';
import type { MadeStaffLink, StaffChoices, StaffPerson, StaffRow } from '@/lib/contract/staff';
import { requestNoteChange, someReceipt } from '../testing/changedNote';
import { contractCodes, requestOn } from '../testing/contractRequest';
import { demoForm } from '../testing/registrations';
import { staffTeam } from '../testing/staffTeam';

const KASIR = 3;
const SURVEYOR = 4;
const SYSTEM_ADMIN = 9;

describe('hiring', () => {
  it('makes somebody who signs in only after they chose a password by their link', async () => {
    const { api, send, hire, link, choose, printed } = await staffTeam();
    const made = await hire({ username: 'kasir.baru', name: 'Dewi Anggraini' });
    expect(made.data).toMatchObject({
      ...{ username: 'kasir.baru', state: 'INVITED', link: null, sessions: 0, last_seen_at: null },
      ...{ title: { id: KASIR, name: 'Kasir' }, office: { id: 1, name: 'Jakarta' }, obstacle: null },
      created_by: { username: 'admin.sistem' },
    });
    expect(await printed()).toEqual([expect.stringContaining('kasir.baru: http://localhost/account/link#')]);
    const tried = await api.call('POST', 'auth/login', {
      body: { username: 'kasir.baru', password: 'apa saja' },
    });
    expect(tried.http).toBe(401);
    const invited = await link(made.data);
    expect(invited.data).toMatchObject({ kind: 'INVITATION', sent_to: null });
    await choose(invited.data.token, made.data.id);
    expect(await api.signIn('kasir.baru')).toMatch(/./);
    expect((await send<StaffPerson>('GET', `staff/${made.data.id}`)).data).toMatchObject({
      ...{ state: 'ACTIVE', sessions: 1, link: null },
    });
  });

  it('is refused for a name that is or was somebody’s, in any letters', async () => {
    const { hire, end, person } = await staffTeam();
    const taken = await hire({ username: 'Kasir.JKT' });
    expect(taken).toMatchObject({
      http: 422,
      data: { errors: { username: expect.stringContaining('sudah dipakai') as string } },
    });
    await end('kolektor.jyp');
    expect((await person('kolektor.jyp')).state).toBe('ENDED');
    const gone = await hire({ username: 'kolektor.jyp', office_id: 3 });
    expect(gone).toMatchObject({
      http: 422,
      data: { errors: { username: expect.stringContaining('pernah dipakai') as string } },
    });
  });

  it('happens once however often it is sent, and is in the log', async () => {
    const { api, admin, body, history } = await staffTeam();
    const headers = { 'idempotency-key': 'hire-1' };
    const sending = { token: admin, body: body({ username: 'kasir.dua' }), headers };
    const [first, second] = await Promise.all([
      api.call<StaffPerson>('POST', 'staff', sending),
      api.call<StaffPerson>('POST', 'staff', sending),
    ]);
    expect(second.data).toEqual(first.data);
    expect(await history(first.data.id)).toMatchObject([
      {
        action: 'CHANGE_REQUESTED',
        changes: { username: [null, 'kasir.dua'], title: [null, 'Kasir'], office: [null, 'Jakarta'] },
      },
    ]);
  });
});

describe('a link', () => {
  it('is another each time, and only the last one opens; a lost answer leaves none in the database', async () => {
    const { api, hire, link } = await staffTeam();
    const { data } = await hire({ username: 'kasir.tiga' });
    const [first, second] = [await link(data), await link(data)];
    expect(first.data.token).not.toBe(second.data.token);
    const { rows } = await api.connection.pool.query(
      'select count(*)::int as n from password_links where staff_id = $1 and revoked_at is null',
      [data.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(first.data.token).toMatch(/./);
    const kept = await api.connection.pool.query<{ answer: unknown }>('select answer from idempotency_keys');
    expect(JSON.stringify(kept.rows)).not.toContain(String(first.data.token));
  });

  it('for somebody with a password ends it, and their sessions, once it is confirmed', async () => {
    const { api, send, link, person } = await staffTeam();
    const token = await api.signIn('kasir.mks');
    const before = await person('kasir.mks');
    expect((await link(before)).data).toMatchObject({
      kind: 'RESET',
      person: { state: 'INVITED', password_reset: true },
    });
    expect((await api.call('GET', 'auth/me', { token })).http).toBe(401);
    expect(
      (await api.call('POST', 'auth/login', { body: { username: 'kasir.mks', password: 'angsur-demo' } }))
        .http,
    ).toBe(401);
    // Stale: the version went on with the reset.
    const again = await send<MadeStaffLink>('POST', `staff/${before.id}/link`, { version: before.version });
    expect(again).toMatchObject({ http: 409, data: { current: { version: before.version + 1 } } });
  });
});

describe('a change', () => {
  it('acts on the next call, tells the open tabs, and is in the log', async () => {
    const { api, change, person, history, events } = await staffTeam();
    const token = await api.signIn('kasir.jkt');
    expect((await api.call('GET', 'contract-requests', { token })).http).toBe(200);
    const eka = await person('kasir.jkt');
    const done = await change(eka, { title_id: 5, further_office_ids: [2] });
    expect(done.data).toMatchObject({ title: { id: 5 }, further_offices: [{ id: 2, name: 'Makassar' }] });
    const { data } = await api.call<Profile>('GET', 'auth/me', { token });
    expect(data).toMatchObject({ id_title: 5, office_base: 1 });
    expect(await events(eka.id)).toContain('changed.access');
    expect((await history(eka.id))[0]).toMatchObject({
      action: 'CHANGE_APPROVED',
      changes: { title: ['Kasir', 'Admin Kontrak'], further_offices: [null, 'Makassar'] },
    });
  });

  it('of offices shows both of them in lists, and no third one', async () => {
    const { api, change, person } = await staffTeam();
    await change(await person('kontrak.jkt'), { further_office_ids: [2] });
    const token = await api.signIn('kontrak.jkt');
    const offices = async (query: string) => {
      const { data } = await api.call<{ rows: { office_id: number }[] }>(
        'GET',
        `contracts?size=100${query}`,
        { token },
      );
      return new Set(data.rows.map((row) => row.office_id));
    };
    expect([...(await offices(''))].sort()).toEqual([1, 2]);
    expect([...(await offices('&office=2'))]).toEqual([2]);
    expect((await api.call('GET', 'contracts?office=3', { token })).http).toBe(403);
    const [theirs = ''] = await contractCodes(api, 'ACTIVE', 'MKS');
    const [third = ''] = await contractCodes(api, 'ACTIVE', 'JYP');
    expect((await api.call('GET', `contracts/${theirs}`, { token })).http).toBe(200);
    expect((await api.call('GET', `contracts/${third}`, { token })).http).toBe(403);
    const { data } = await api.call<{ id: number }[]>('GET', 'offices', { token });
    expect(data.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('that is stale brings the person as they are; nothing that is sent twice is lost', async () => {
    const { change, person } = await staffTeam();
    const eka = await person('kasir.jkt');
    expect((await change(eka, { name: 'Eka Lestari Putri' })).http).toBe(200);
    const late = await change(eka, { name: 'Eka L.' });
    expect(late).toMatchObject({
      http: 409,
      data: { version: eka.version, current: { name: 'Eka Lestari Putri' } },
    });
    const same = await change(await person('kasir.jkt'), {});
    expect(same).toMatchObject({ http: 422, message: 'Belum ada yang diubah.' });
  });

  it('never is of one’s own title or offices', async () => {
    const { change, person } = await staffTeam();
    const me = await person('admin.sistem');
    expect((await change(me, { title_id: 1 })).http).toBe(422);
    expect((await change(me, { office_id: 2 })).http).toBe(422);
    expect((await change(me, { further_office_ids: [2] })).http).toBe(422);
    expect((await change(me, { name: 'Lukman H.' })).http).toBe(200);
  });

  it('of the home office waits until the drawer is closed', async () => {
    const { change, person } = await staffTeam();
    const moved = await change(await person('kasir.jkt'), { office_id: 2 });
    expect(moved).toMatchObject({
      http: 422,
      data: { errors: { office_id: expect.stringContaining('belum ditutup') as string } },
    });
  });
});

describe('an administrator of one office', () => {
  it('hires and lets go there, and reaches nobody and no title beyond', async () => {
    const { api, local, localSend, body, person, hire, settled } = await staffTeam({ local: true });
    const { data: choices } = await localSend<StaffChoices>('GET', 'staff-choices');
    expect(choices.offices.map(({ id }) => id)).toEqual([1]);
    const given = choices.titles.filter(({ may_give }) => may_give).map(({ id }) => id);
    expect(given).toContain(KASIR);
    for (const refused of [1, SYSTEM_ADMIN, local.title]) expect(given).not.toContain(refused);

    const made = await settled(
      await localSend<StaffPerson>('POST', 'staff', body({ username: 'kasir.lokal' })),
    );
    expect(made.http).toBe(200);
    for (const title_id of [1, SYSTEM_ADMIN, local.title]) {
      const tried = await localSend('POST', 'staff', body({ username: 'tipu.daya', title_id }));
      expect(tried).toMatchObject({
        http: 422,
        data: { errors: { title_id: expect.stringContaining('tidak dapat memberi') as string } },
      });
      const { version } = made.data;
      const change = { ...body({ title_id }), version };
      expect((await localSend('PUT', `staff/${made.data.id}`, change)).http).toBe(422);
    }
    const elsewhere = await localSend('POST', 'staff', body({ username: 'kasir.luar', office_id: 2 }));
    expect(elsewhere.http).toBe(422);

    const { data: list } = await localSend<{ rows: StaffRow[] }>('GET', 'staff?size=100');
    expect(new Set(list.rows.map(({ office }) => office.id))).toEqual(new Set([1]));
    const fitri = await person('kasir.mks');
    expect((await localSend('GET', `staff/${fitri.id}`)).http).toBe(403);
    for (const higher of ['direktur', 'admin.sistem']) {
      const { id, version } = await person(higher);
      expect((await localSend<StaffPerson>('GET', `staff/${id}`)).data.obstacle).toMatch(/semua kantor/);
      expect((await localSend('POST', `staff/${id}/link`, { version })).http).toBe(403);
      const end = { version, reason: 'Coba-coba saja', items: [], surveys_to: null, accounts_to: null };
      expect((await localSend('POST', `staff/${id}/end`, end)).http).toBe(403);
    }
    // Somebody who also works elsewhere is not theirs alone.
    const both = (await hire({ username: 'kasir.ganda', further_office_ids: [2] })).data;
    expect((await localSend('POST', `staff/${both.id}/link`, { version: both.version })).http).toBe(403);
    expect((await api.call('GET', 'staff', { token: await api.signIn('kasir.mks') })).http).toBe(403);
  });
});

describe('ending', () => {
  it('is refused while money is not closed, saying which', async () => {
    const { end, leaving, person } = await staffTeam();
    const { items } = await leaving('kasir.jkt');
    expect(items.map(({ kind }) => kind)).toContain('CASH');
    expect(await end('kasir.jkt')).toMatchObject({
      http: 409,
      message: expect.stringMatching(/^Kas .* belum ditutup: tunai Rp/) as string,
    });
    expect((await person('kasir.jkt')).state).toBe('ACTIVE');
  });

  it('withdraws what waits, ends sessions, devices and links, and leaves nothing to do', async () => {
    const { api, end, leaving, person, history, closeDrawer } = await staffTeam();
    await closeDrawer('kasir.jkt');
    await api.connection.pool.query('update titles set is_credit_update = true where id = 3');
    const token = await api.signIn('kasir.jkt');
    const receipt = await someReceipt(api, token);
    expect((await requestNoteChange(api, token, receipt)).http).toBe(200);
    const [contract = ''] = await contractCodes(api, 'ACTIVE', 'JKT');
    await requestOn(api, token, contract, { kind: 'STATUS', status: 'WRITTEN_OFF' });
    const held = await leaving('kasir.jkt');
    expect(held.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['CREDIT_REQUEST']));

    const done = await end('kasir.jkt', { items: held.items.map(({ key }) => key) });
    expect(done.http, done.message).toBe(200);
    expect(done.data).toMatchObject({
      state: 'ENDED',
      sessions: 0,
      ended: { reason: 'Mengundurkan diri', by: { username: 'admin.sistem' } },
    });
    expect((await leaving('kasir.jkt')).items).toEqual([]);
    expect((await api.call('GET', 'auth/me', { token })).http).toBe(401);
    expect(
      (await api.call('POST', 'auth/login', { body: { username: 'kasir.jkt', password: 'angsur-demo' } }))
        .http,
    ).toBe(401);
    const { rows } = await api.connection.pool.query(
      `select (select count(*)::int from known_devices where staff_id = 4) as devices,
              (select count(*)::int from credit_requests where requested_by = 4 and status = 'WAITING') as waiting,
              (select request_approval from credits where id = $1) as asked`,
      [receipt.id],
    );
    expect(rows).toEqual([{ devices: 0, waiting: 0, asked: false }]);
    const tried = await api.connection.pool.query(
      "select summary from history where staff_id = 4 and action = 'SIGN_IN_FAILED'",
    );
    expect(tried.rows).toEqual([{ summary: 'Percobaan masuk gagal: masa kerja sudah berakhir' }]);
    expect((await history((await person('kasir.jkt')).id))[0]).toMatchObject({
      action: 'STAFF_ENDED',
      changes: { active: [true, false] },
    });
  });

  it('does not take what was not shown', async () => {
    const { api, end, person } = await staffTeam();
    const token = await api.signIn('kacab.jkt');
    const [contract = ''] = await contractCodes(api, 'ACTIVE', 'JKT');
    const asked = await requestOn(api, token, contract, { kind: 'STATUS', status: 'WRITTEN_OFF' });
    expect(asked.http, asked.message).toBe(200);
    expect(await end('kacab.jkt', { items: [] })).toMatchObject({
      http: 409,
      message: expect.stringContaining('bertambah') as string,
    });
    expect((await person('kacab.jkt')).state).toBe('ACTIVE');
  });

  it('hands surveys over to a surveyor of the office, or to any of them', async () => {
    const { api, end, hire, leaving, assigned, giveAll } = await staffTeam();
    await giveAll();
    const form = await demoForm(api, { applicant: { name: 'Siti Aminah' }, documents: {} });
    const token = await api.signIn('kontrak.jkt');
    const registered = await api.call('POST', 'registrations', {
      token,
      body: { form: { ...form, surveyor_id: 7 } },
    });
    expect(registered.http, registered.message).toBe(200);
    const other = (await hire({ username: 'surveyor.dua', name: 'Surveyor Dua', title_id: SURVEYOR })).data;
    const held = await leaving('surveyor.jkt');
    const surveys = held.items.filter(({ kind }) => kind === 'SURVEY');
    expect(surveys.length).toBeGreaterThan(0);
    expect(held.surveyors.map(({ id }) => id)).toContain(other.id);
    const items = held.items.map(({ key }) => key);
    const wrong = await end('surveyor.jkt', { items, surveys_to: 4 });
    expect(wrong).toMatchObject({
      http: 422,
      data: { errors: { surveys_to: expect.any(String) as string } },
    });
    expect((await end('surveyor.jkt', { items, surveys_to: other.id })).http).toBe(200);
    expect(await assigned(other.id)).toBe(surveys.length);
    const { rows } = await api.connection.pool.query<{ same: boolean }>(
      `select bool_and((form->>'surveyor_id')::int = surveyor_id) as same from registrations where surveyor_id = $1`,
      [other.id],
    );
    expect(rows[0]?.same).toBe(true);
  });

  it('never is one’s own; of two administrators who end each other at once one stays', async () => {
    const { api, admin, hire, link, choose, endBody } = await staffTeam();
    expect(
      (await api.call('POST', `staff/2/end`, { token: admin, body: await endBody('admin.sistem') })).http,
    ).toBe(403);
    const second = (await hire({ username: 'admin.dua', title_id: SYSTEM_ADMIN })).data;
    await choose((await link(second)).data.token, second.id);
    const other = await api.signIn('admin.dua');
    const [mine, theirs] = [await endBody('admin.dua'), await endBody('admin.sistem')];
    const answers = await Promise.all([
      api.call('POST', `staff/${second.id}/end`, {
        token: admin,
        body: mine,
        headers: { 'idempotency-key': 'a' },
      }),
      api.call('POST', `staff/2/end`, { token: other, body: theirs, headers: { 'idempotency-key': 'b' } }),
    ]);
    expect(answers.filter(({ http }) => http === 200).length).toBeLessThanOrEqual(1);
    const { rows } = await api.connection.pool.query<{ n: number }>(
      'select count(*)::int as n from staff where title_id = 9 and active',
    );
    expect(rows[0]?.n).toBeGreaterThanOrEqual(1);
  });
});

describe('somebody who has left', () => {
  it('returns under the old name with a confirmed title, and chooses a new password', async () => {
    const { api, send, end, person, link, choose, settled } = await staffTeam();
    await end('kolektor.jyp');
    const gone = await person('kolektor.jyp');
    expect((await link(gone)).http).toBe(409);
    const body = { title_id: 7, office_id: 3, further_office_ids: [], version: gone.version };
    const asked = await send<StaffPerson>('POST', `staff/${gone.id}/return`, body);
    expect(asked.data).toMatchObject({ state: 'ENDED', waiting: [{ kind: 'RETURN' }] });
    const back = await settled(asked);
    expect(back.data).toMatchObject({ state: 'INVITED', ended: { reason: 'Mengundurkan diri' } });
    expect((await send('POST', `staff/${gone.id}/return`, body)).http).toBe(409);
    await choose((await link(back.data)).data.token, gone.id);
    expect(await api.signIn('kolektor.jyp')).toMatch(/./);
  });
});

describe('the list', () => {
  it('finds by name, user name and e-mail, and narrows by title, office and state', async () => {
    const { send, end } = await staffTeam();
    await end('kolektor.jyp');
    const find = async (query: string) =>
      (await send<{ rows: StaffRow[] }>('GET', `staff?size=100&${query}`)).data.rows.map(
        ({ username }) => username,
      );
    expect(await find('search=lestari')).toEqual(['kasir.jkt']);
    expect(await find('search=penyetuju.mks%40angsur')).toEqual(['penyetuju.mks']);
    expect(await find('title=3')).toEqual(['kasir.jkt', 'kasir.mks', 'kasir.jyp']);
    expect(await find('office=3&title=7&state=CURRENT')).toEqual(['kolektor2.jyp']);
    expect(await find('state=ENDED')).toEqual(['kolektor.jyp']);
    expect(await find('sort=username&order=desc&title=3')).toEqual(['kasir.mks', 'kasir.jyp', 'kasir.jkt']);
  });
});
