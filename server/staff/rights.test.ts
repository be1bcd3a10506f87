import { describe, expect, it } from 'vitest';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { Change } from '@/lib/contract/changes';
import type { MadeStaffLink, StaffPerson, StaffRow } from '@/lib/contract/staff';
import type { Title } from '@/lib/contract/titles';
import { sendMailOrders } from '../account/mailOrders';
import type { TestApi } from '../testing/startApi';
import { eventually } from '../../tests/eventually';
import { staffTeam } from '../testing/staffTeam';

const KASIR = 3;
const DAY = 86_400_000;

/** The administrator of Jakarta alone, an approver of Jakarta, and what was mailed. */
async function branch(options: { mail?: boolean } = {}) {
  const team = await staffTeam({ local: true });
  const { api } = team;
  const approver = await api.signIn('penyetuju.jkt');
  const mailed: { to: string; text: string }[] = [];
  const send = async () => {
    await sendMailOrders(
      api.parts.connection,
      {
        sendLink: (person, { kind }) => {
          mailed.push({ to: person.email, text: kind });
          return Promise.resolve(person.email);
        },
        sendNotice: (to, { text }) => Promise.resolve(mailed.push({ to, text }) > 0),
        print: () => undefined,
        pageUrl: 'http://localhost',
      },
      api.now(),
    );
    return mailed;
  };
  if (options.mail) {
    Object.assign(api.parts, {
      sendLink: ({ email }: { email: string }) => {
        mailed.push({ to: email, text: 'LINK' });
        return Promise.resolve(email);
      },
    });
  }
  const decide = async (id: number, token: string, over: object = {}) => {
    const { data } = await api.call<Change>('GET', `changes/${id}`, { token });
    const body = { version: data?.version ?? 1, decision: 'APPROVED', reason: '', ...over };
    return api.call<Change>('POST', `changes/${id}/decide`, { token, body });
  };
  const seen = (person: StaffPerson, over: object) => ({
    ...{ name: person.name, email: person.email, title_id: person.title.id, office_id: person.office.id },
    ...{ further_office_ids: person.further_offices.map(({ id }) => id), version: person.version, ...over },
  });
  return { ...team, approver, send, mailed, decide, seen };
}

describe('an administrator of one office', () => {
  it('does not become an approver by their e-mail and a link', async () => {
    const { localSend, person, decide, seen, approver, api, send } = await branch();
    const victim = await person('penyetuju.jkt');
    const asked = await localSend<StaffPerson>(
      'PUT',
      `staff/${victim.id}`,
      seen(victim, { email: 'saya@jahat.test' }),
    );
    expect(asked.data).toMatchObject({
      email: victim.email,
      waiting: [{ kind: 'STAFF', may_decide: false }],
    });
    const [waiting] = asked.data.waiting;
    // The victim is not the one who decides, nor is the maker.
    expect((await decide(waiting!.id, approver)).http).toBe(403);
    expect(waiting?.people).toEqual(['Bambang Kusuma', 'Ratna Wibowo']);
    const head = await api.signIn('kacab.jkt');
    const link = await localSend<MadeStaffLink>('POST', `staff/${victim.id}/link`, {
      version: victim.version,
    });
    expect(link.data).toMatchObject({ token: null, sent_to: null, expires_at: null });
    expect((await api.call('GET', 'auth/me', { token: approver })).http).toBe(200);
    expect((await decide(waiting!.id, head)).http).toBe(200);
    const told = await send();
    expect(told.map(({ to }) => to).toSorted()).toEqual(['penyetuju.jkt@angsur.test', 'saya@jahat.test']);
    expect((await person('penyetuju.jkt')).email).toBe('saya@jahat.test');
  });

  it('hires nobody alone, and whoever is hired is known to the approver as asked for', async () => {
    const { localSend, body, decide, approver, api, send, admin } = await branch();
    const title = { ...body(), username: 'penyetuju.palsu', title_id: 8, email: 'saya@jahat.test' };
    const asked = await localSend<StaffPerson>('POST', 'staff', title);
    expect(asked.data).toMatchObject({ state: 'WAITING', waiting: [{ kind: 'HIRE' }] });
    const { id, version } = asked.data;
    const link = await localSend('POST', `staff/${id}/link`, { version });
    expect(link.http).toBe(409);
    const list = await localSend<{ rows: StaffRow[] }>('GET', 'staff?state=WAITING');
    expect(list.data.rows).toMatchObject([{ username: 'penyetuju.palsu', state: 'WAITING' }]);
    const [waiting] = asked.data.waiting;
    const read = await api.call<Change>('GET', `changes/${waiting!.id}`, { token: approver });
    expect(read.data.facts).toContainEqual({ label: 'E-mail', before: '–', after: 'saya@jahat.test' });
    // The title that was seen is the title that is given.
    await api.connection.pool.query(
      'update titles set is_inventory = true, version = version + 1 where id = 8',
    );
    expect((await decide(waiting!.id, approver)).http).toBe(409);
    expect((await decide(waiting!.id, approver, { decision: 'REJECTED', reason: 'Tidak kenal' })).http).toBe(
      200,
    );
    const { data: rejected } = await api.call<StaffPerson>('GET', `staff/${id}`, { token: admin });
    expect(rejected).toMatchObject({ state: 'ENDED', waiting: [] });
    expect(await send()).toEqual([]);
  });

  it('gives another title and another office when a second person says so; takes them away alone', async () => {
    const { localSend, person, decide, seen, approver, api, history } = await branch();
    const clerk = await person('kasir.jkt');
    const wide = await localSend<StaffPerson>('PUT', `staff/${clerk.id}`, seen(clerk, { title_id: 8 }));
    expect(wide.data).toMatchObject({ title: { id: KASIR }, waiting: [{ kind: 'STAFF' }] });
    expect((await localSend('PUT', `staff/${clerk.id}`, seen(clerk, { title_id: 5 }))).http).toBe(409);
    expect((await decide(wide.data.waiting[0]!.id, approver)).http).toBe(200);
    expect((await person('kasir.jkt')).title.id).toBe(8);
    expect((await history(clerk.id)).map(({ action }) => action)).toEqual([
      'CHANGE_APPROVED',
      'CHANGE_REQUESTED',
    ]);
    await api.connection.pool.query(
      "insert into titles (id, name, is_contract) values (91, 'Juru Tulis', true)",
    );
    const now = await person('kasir.jkt');
    const less = await localSend<StaffPerson>('PUT', `staff/${clerk.id}`, seen(now, { title_id: 91 }));
    expect(less.data).toMatchObject({ title: { id: 91 }, waiting: [] });
  });
});

it('takes nobody’s authenticator away alone: a second person decides, and the person is told', async () => {
  const { localSend, api, person, decide, approver, history } = await branch();
  const clerk = await person('kasir.jkt');
  await api.connection.pool.query(
    `insert into authenticators (staff_id, sealed_secret, created_at, enabled_at) values ($1, 'x', now(), now())`,
    [clerk.id],
  );
  const take = () => localSend<{ waits: boolean }>('DELETE', `staff/${clerk.id}/authenticator`);
  expect((await take()).data).toEqual({ waits: true });
  const kept = async () =>
    (await api.connection.pool.query('select 1 from authenticators where staff_id = $1', [clerk.id]))
      .rowCount;
  expect(await kept()).toBe(1);
  expect((await take()).http).toBe(409);
  const [waiting] = (await person('kasir.jkt')).waiting;
  expect(waiting).toMatchObject({ kind: 'AUTHENTICATOR' });
  expect((await decide(waiting!.id, approver)).http).toBe(200);
  expect(await kept()).toBe(0);
  expect((await history(clerk.id)).map(({ action }) => action)).toEqual([
    'CHANGE_APPROVED',
    'AUTHENTICATOR_REMOVED',
    'CHANGE_REQUESTED',
  ]);
  // Who has none: nothing waits.
  expect((await take()).data).toEqual({ waits: false });
});

describe('a forgotten password that no mail can reach', () => {
  const forget = (api: TestApi, username: string) =>
    api.call('POST', 'password-links/forgotten', { body: { username } });
  const waitingOf = async (api: TestApi) =>
    (
      await api.connection.pool.query<{ id: number; name: string }>(
        `select c.id, s.username as name from change_requests c join staff s on s.id = c.subject_id
          where c.kind = 'LINK' and c.status = 'WAITING' order by c.id`,
      )
    ).rows;

  it('waits for an approver of the office, once, says the same to everybody, and is printed by the server', async () => {
    const { api, decide, approver, printed } = await branch();
    const answers = [];
    for (const name of ['kasir.jkt', 'kasir.jkt', 'tidak.ada']) {
      const { http, data, message } = await forget(api, name);
      answers.push({ http, data, message });
      if (name === 'kasir.jkt') await eventually(async () => expect(await waitingOf(api)).toHaveLength(1));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [asked] = await waitingOf(api);
    expect(asked?.name).toBe('kasir.jkt');
    expect(await printed()).toEqual([]);
    const own = await api.signIn('kasir.jkt');
    expect((await decide(asked!.id, own)).http).toBe(403);
    const inbox = await api.call<{ rows: ApprovalRow[] }>('GET', 'approvals?kind=CHANGE', {
      token: approver,
    });
    expect(inbox.data.rows).toMatchObject([
      { request_id: asked?.id, what: 'Tautan kata sandi', may_decide: true },
    ]);
    expect((await decide(asked!.id, approver)).http).toBe(200);
    expect(await printed()).toEqual([expect.stringMatching(/kasir\.jkt: .*#/)]);
    // Anybody may say that they are somebody: who did not ask goes on working, and signs in as before.
    expect((await api.call('GET', 'auth/me', { token: own })).http).toBe(200);
    expect(await api.signIn('kasir.jkt')).toMatch(/./);
  });

  it('is taken back by whose it is, and starts nothing for who left', async () => {
    const { api, decide } = await branch();
    await api.connection.pool.query("update staff set active = false where username = 'spv.jkt'");
    await forget(api, 'spv.jkt');
    await forget(api, 'kasir.jkt');
    await eventually(async () => expect(await waitingOf(api)).toHaveLength(1));
    const [asked] = await waitingOf(api);
    const own = await api.signIn('kasir.jkt');
    expect((await decide(asked!.id, own, { decision: 'WITHDRAWN' })).http).toBe(200);
    expect(await waitingOf(api)).toEqual([]);
  });
});

describe('a link to choose a password', () => {
  it('goes to the person’s own address alone, also in the maker’s answer', async () => {
    const { localSend, person, mailed, api } = await branch({ mail: true });
    const clerk = await person('kasir.jkt');
    const made = await localSend<MadeStaffLink>('POST', `staff/${clerk.id}/link`, { version: clerk.version });
    expect(made.data).toMatchObject({ sent_to: 'kasir.jkt@angsur.test', token: null });
    expect(mailed).toEqual([{ to: 'kasir.jkt@angsur.test', text: 'LINK' }]);
    Object.assign(api.parts, { sendLink: () => Promise.resolve(null) });
    const { version } = await person('kasir.jkt');
    const failed = await localSend<MadeStaffLink>('POST', `staff/${clerk.id}/link`, { version });
    expect(failed.data).toMatchObject({ sent_to: null, token: null });
  });

  it('goes to no address of the last 7 days: an approver confirms it, and the server prints it', async () => {
    const { api, localSend, person, mailed, decide, approver, printed } = await branch({ mail: true });
    await api.connection.pool.query("update staff set email_since = $1 where username = 'kasir.jkt'", [
      api.now(),
    ]);
    const { id, version } = await person('kasir.jkt');
    const ask = () => localSend<MadeStaffLink>('POST', `staff/${id}/link`, { version });
    const waiting = await ask();
    expect(waiting.data).toMatchObject({
      expires_at: null,
      person: { state: 'ACTIVE', waiting: [{ kind: 'LINK' }] },
    });
    expect(mailed).toEqual([]);
    expect((await decide(waiting.data.person.waiting[0]!.id, approver)).http).toBe(200);
    expect(await printed()).toEqual([expect.stringMatching(/kasir\.jkt: .*#/)]);
    expect((await person('kasir.jkt')).state).toBe('INVITED');
    api.advance(7 * DAY);
    const admin = await api.signIn('admin.sistem');
    const now = await person('kasir.jkt').catch(() => null);
    const { data } = await api.call<StaffPerson>('GET', `staff/${id}`, { token: admin });
    expect(now?.version ?? data.version).toBe(data.version);
    const later = await api.call<MadeStaffLink>('POST', `staff/${id}/link`, {
      token: admin,
      body: { version: data.version },
    });
    expect(later.data.sent_to).toBe('kasir.jkt@angsur.test');
  });

  it('of one’s own new address is told to the old one', async () => {
    const { send, api, seen, person, admin } = await branch();
    const me = await person('admin.sistem');
    const saved = await api.call<StaffPerson>('PUT', `staff/${me.id}`, {
      token: admin,
      body: seen(me, { email: 'lain@angsur.test' }),
    });
    expect(saved.data).toMatchObject({ email: 'lain@angsur.test', waiting: [] });
    expect((await send()).map(({ to }) => to).toSorted()).toEqual([
      'admin.sistem@angsur.test',
      'lain@angsur.test',
    ]);
  });
});

it('nobody widens their own title, also in steps that look harmless', async () => {
  const { api, admin } = await branch();
  const { data } = await api.call<{ rows: Title[] }>('GET', 'titles', { token: admin });
  const own = data.rows.find(({ id }) => id === 9)!;
  const put = (body: Title) => api.call<Title>('PUT', `titles/${own.id}`, { token: admin, body });
  const wide = { ...own, access: { ...own.access, is_credit_add: 1 as const }, credit_discount_bp: 10_000 };
  expect((await put(wide)).data).toMatchObject({ access: { is_credit_add: 0 }, credit_discount_bp: 0 });
  const renamed = await put({ ...own, name: 'Admin' });
  expect(renamed.data).toMatchObject({ name: 'Admin', access: { is_credit_add: 0 } });
});
