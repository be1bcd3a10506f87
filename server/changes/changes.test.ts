import { describe, expect, it } from 'vitest';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { Change } from '@/lib/contract/changes';
import type { StaffPerson } from '@/lib/contract/staff';
import type { Title, TitlePreview } from '@/lib/contract/titles';
import { startApi, type TestApi } from '../testing/startApi';
import { effectAt } from './effectAt';
import { leaveAlone } from './leaveAlone';
import { takeEffect } from './takeEffect';

const HEAD = 2;
const CASHIER = 3;
const ADMIN = 9;
const DAY = 86_400_000;

/** Titles as an administrator changes them in a company that has contracts. */
async function company() {
  const api = await startApi();
  const admin = await api.signIn('admin.sistem');
  const { pool } = api.connection;
  const titles = async (token = admin) =>
    (await api.call<{ rows: Title[] }>('GET', 'titles', { token })).data.rows;
  const find = async (id: number, token = admin) => (await titles(token)).find((row) => row.id === id)!;
  const change = async (id: number, over: (title: Title) => Partial<Title>, token = admin) => {
    const title = await find(id, token);
    return api.call<Title>('PUT', `titles/${id}`, { token, body: { ...title, ...over(title) } });
  };
  const read = (id: number, token: string) => api.call<Change>('GET', `changes/${id}`, { token });
  const decide = async (id: number, token: string, over: object = {}) => {
    const { data } = await read(id, token);
    const body = { version: data?.version ?? 1, decision: 'APPROVED', reason: '', ...over };
    return api.call<Change>('POST', `changes/${id}/decide`, { token, body });
  };
  const inbox = async (token: string, whose = 'decide') =>
    (await api.call<{ rows: ApprovalRow[] }>('GET', `approvals?whose=${whose}&kind=CHANGE`, { token })).data
      .rows;
  /** Somebody who sees every office and approves, but administers nobody. */
  const overseer = async () => {
    await pool.query("update titles set all_offices = true where name = 'Penyetuju'");
    return api.signIn('penyetuju.jkt');
  };
  const log = async () =>
    (
      await pool.query<{ action: string; staff_id: number | null; changes: object }>(
        "select action, staff_id, changes from history where action like 'CHANGE_%' order by id",
      )
    ).rows;
  const told = async (username: string) =>
    (
      await pool.query<{ title: string; message: string; source: string }>(
        'select n.title, n.message, n.source from notifications n join staff s on s.id = n.staff_id where s.username = $1 order by n.id desc',
        [username],
      )
    ).rows;
  return { api, admin, pool, find, change, read, decide, inbox, overseer, log, told };
}

const withFlag = (title: Title, flag: keyof Title['access']) => ({
  access: { ...title.access, [flag]: 1 as const },
});

describe('a title that is widened', () => {
  it('waits whole for a holder of the approval who sees every office that it counts in', async () => {
    const { change, find, read, decide, inbox, overseer, log, told, api } = await company();
    const approver = await overseer();
    const asked = await change(CASHIER, (title) => ({
      ...withFlag(title, 'is_inventory'),
      name: 'Kasir Utama',
      penalty_discount_bp: 2500,
    }));
    expect(asked, asked.message).toMatchObject({
      http: 200,
      data: {
        name: 'Kasir',
        penalty_discount_bp: 0,
        version: 1,
        waiting: { may_withdraw: true, takes_effect_at: null },
      },
    });
    const { id, people } = asked.data.waiting!;
    // Who works for one of the offices alone, and who asked, are not among those who decide.
    expect(people.toSorted()).toEqual(['Andi Maulana', 'Hendra Gunawan', 'Markus Ayomi', 'Ratna Wibowo']);
    expect((await told('penyetuju.mks'))[0]).toMatchObject({ source: 'change' });
    expect(await inbox(approver)).toMatchObject([
      {
        kind: 'CHANGE',
        request_id: id,
        record: { type: 'title', id: '3' },
        may_decide: true,
        office_id: null,
      },
    ]);
    const { data } = await read(id, approver);
    expect(data.facts).toEqual([
      { label: 'Nama', before: 'Kasir', after: 'Kasir Utama' },
      { label: 'Potongan denda', before: 'Tidak ada', after: expect.stringMatching(/^25/) as string },
      expect.objectContaining({ before: 'Tidak', after: 'Ya' }),
    ]);
    const approved = await decide(id, approver);
    expect(approved, approved.message).toMatchObject({ http: 200, data: { status: 'APPROVED' } });
    expect(await find(CASHIER)).toMatchObject({
      ...{ name: 'Kasir Utama', penalty_discount_bp: 2500, version: 2, waiting: null },
      access: { is_inventory: 1 },
    });
    const lines = await log();
    expect(lines.map(({ action }) => action)).toEqual(['CHANGE_REQUESTED', 'CHANGE_APPROVED']);
    expect(lines[1]?.changes).toMatchObject({ is_inventory: [false, true], penalty_discount_bp: [0, 2500] });
    expect((await told('kasir.mks'))[0]?.title).toBe('Jabatan Kasir Utama berubah');
    expect((await told('admin.sistem'))[0]?.title).toContain('disetujui');
    // Once more it is the answer of before, and for somebody else too late.
    expect((await decide(id, approver)).http).toBe(200);
    expect((await decide(id, await api.signIn('direktur'))).http).toBe(409);
  });

  it('is decided neither by the maker, nor a holder of it, nor an approver of one of its offices', async () => {
    const { api, pool, change, decide, read, inbox } = await company();
    // It counts in Jakarta alone.
    await pool.query("update staff set active = false where username in ('kacab.mks', 'kacab.jyp')");
    const asked = await change(HEAD, () => ({ forgives_up_to: null, credit_discount_bp: 10_000 }));
    const { id } = asked.data.waiting!;
    const maker = await api.signIn('admin.sistem');
    expect((await decide(id, maker)).http).toBe(403);
    const head = await api.signIn('kacab.jkt');
    expect((await read(id, head)).message).toContain('jabatan Anda sendiri');
    expect((await decide(id, head)).http).toBe(403);
    expect(await inbox(head)).toEqual([]);
    expect((await decide(id, await api.signIn('penyetuju.mks'))).http).toBe(403);
    expect((await decide(id, await api.signIn('kasir.jkt'))).http).toBe(403);
    expect((await decide(id, await api.signIn('penyetuju.jkt'))).http).toBe(200);
  });

  it.each([
    ['becomes an administrator’s', CASHIER, (title: Title) => withFlag(title, 'is_user')],
    ['gets the masters', CASHIER, (title: Title) => withFlag(title, 'is_master')],
    ['sees every office', CASHIER, () => ({ all_offices: true })],
    ['is an administrator’s already', ADMIN, () => ({ credit_discount_bp: 10_000 })],
  ])('waits for another administrator of all offices where it %s', async (_, title, over) => {
    const { api, change, decide, overseer } = await company();
    const approver = await overseer();
    const { id, people } = (await change(title, over)).data.waiting!;
    expect(people).toEqual(['Ratna Wibowo']);
    expect((await decide(id, approver)).http).toBe(403);
    expect((await decide(id, await api.signIn('direktur'))).http).toBe(200);
  });

  it('acts at once where it only narrows, where nobody holds it, and in a company without a contract', async () => {
    const { api, admin, change, find, pool } = await company();
    const narrowed = await change(HEAD, (title) => ({
      access: { ...title.access, is_inventory: 0 },
      forgives_up_to: 1,
    }));
    expect(narrowed.data).toMatchObject({ version: 2, waiting: null, forgives_up_to: 1 });
    const like = await find(CASHIER);
    const made = await api.call<Title>('POST', 'titles', {
      token: admin,
      body: { ...like, name: 'Kasir Malam' },
    });
    const wide = await change(made.data.id, (title) => withFlag(title, 'is_user'));
    expect(wide.data).toMatchObject({ waiting: null, access: { is_user: 1 } });
    await pool.query('begin; set local session_replication_role = replica; delete from contracts; commit');
    const early = await change(CASHIER, () => ({ penalty_discount_bp: 100 }));
    expect(early.data).toMatchObject({ waiting: null, penalty_discount_bp: 100 });
  });

  it('is said before it is sent, waits once, and keeps what was narrowed meanwhile', async () => {
    const { api, admin, change, find, decide, overseer } = await company();
    const approver = await overseer();
    const title = await find(CASHIER);
    const body = { ...title, penalty_discount_bp: 2500 };
    const preview = await api.call<TitlePreview>('POST', `titles/${CASHIER}/preview`, { token: admin, body });
    expect(preview.data.waits).toBe(true);
    const { id } = (await change(CASHIER, () => ({ penalty_discount_bp: 2500 }))).data.waiting!;
    const second = await change(CASHIER, () => ({ credit_discount_bp: 100 }));
    expect(second).toMatchObject({ http: 409 });
    expect(second.message).toContain('sudah diminta');
    const less = await change(CASHIER, ({ access }) => ({ access: { ...access, is_pettycash: 0 } }));
    expect(less.data).toMatchObject({ version: 2, access: { is_pettycash: 0 } });
    // Seen as it was before that: told so, with the change as it is now.
    expect(await decide(id, approver, { version: 1 })).toMatchObject({
      http: 409,
      data: { current: { version: 2 } },
    });
    expect((await decide(id, approver)).http).toBe(200);
    expect(await find(CASHIER)).toMatchObject({ penalty_discount_bp: 2500, access: { is_pettycash: 0 } });
  });

  it('goes back to the maker, who is told why, or is taken back', async () => {
    const { api, admin, change, decide, find, told, inbox } = await company();
    const director = await api.signIn('direktur');
    const { id } = (await change(CASHIER, () => ({ penalty_discount_bp: 2500 }))).data.waiting!;
    expect((await decide(id, director, { decision: 'REJECTED' })).http).toBe(422);
    const rejected = await decide(id, director, { decision: 'REJECTED', reason: 'Terlalu besar' });
    expect(rejected.data.status).toBe('REJECTED');
    expect((await told('admin.sistem'))[0]?.message).toContain('Terlalu besar');
    const again = (await change(CASHIER, () => ({ penalty_discount_bp: 500 }))).data.waiting!;
    expect(await inbox(admin, 'own')).toHaveLength(1);
    expect((await decide(again.id, director, { decision: 'WITHDRAWN' })).http).toBe(403);
    expect((await decide(again.id, admin, { decision: 'WITHDRAWN' })).data.status).toBe('WITHDRAWN');
    expect(await find(CASHIER)).toMatchObject({ version: 1, waiting: null, penalty_discount_bp: 0 });
  });

  it('is not approved once its maker lost the right, and goes with the end of their employment', async () => {
    const { api, change, decide, pool } = await company();
    const director = await api.signIn('direktur');
    const { id } = (await change(CASHIER, () => ({ penalty_discount_bp: 2500 }))).data.waiting!;
    await pool.query(`update titles set all_offices = false where id = ${ADMIN}`);
    const late = await decide(id, director);
    expect(late).toMatchObject({ http: 409 });
    expect(late.message).toContain('Lukman Hakim');
    const { data } = await api.call<{ items: { key: string; kind: string }[] }>('GET', 'staff/2/leaving', {
      token: director,
    });
    expect(data.items).toMatchObject([{ kind: 'CHANGE_REQUEST' }]);
  });
});

describe('a change whose last decider leaves', () => {
  it('takes effect by itself from then on, is told to who may stop it, and is still theirs who can decide again', async () => {
    const { api, pool, change, read, decide, told } = await company();
    const asked = await change(CASHIER, (title) => withFlag(title, 'is_inventory'));
    const { id } = asked.data.waiting!;
    const server = api.parts.connection.db;
    expect(await leaveAlone(server, api.now())).toBe(0);
    // The last one is not let go: their title is narrowed.
    await pool.query("update titles set is_credit_approval = false where name = 'Direktur'");
    api.advance(60_000);
    expect((await Promise.all([1, 2].map(() => leaveAlone(server, api.now())))).toSorted()).toEqual([0, 1]);
    const approver = await api.signIn('penyetuju.mks');
    expect((await read(id, approver)).data.takes_effect_at).toBe(
      (await effectAt(server, 'Asia/Jakarta', api.now())).toISOString(),
    );
    expect((await told('penyetuju.mks'))[0]).toMatchObject({
      message: expect.stringContaining('tidak ada lagi yang dapat memutuskannya') as string,
    });
    expect((await decide(id, approver)).http).toBe(403);
    await pool.query("update titles set is_credit_approval = true where name = 'Direktur'");
    expect((await decide(id, await api.signIn('direktur'))).http).toBe(200);
  });
});

describe('where nobody else could decide', () => {
  /** One administrator, who is also the only one to approve. */
  async function alone() {
    const found = await company();
    await found.pool.query("update staff set active = false where username = 'direktur'");
    const asked = await found.change(ADMIN, () => ({ credit_discount_bp: 10_000 }));
    return { ...found, asked, waiting: asked.data.waiting! };
  }
  const server = ({ parts }: TestApi) => parts.connection.db;

  it('takes effect at noon of the second working day, once, also on several instances', async () => {
    const { api, waiting, find, log, told } = await alone();
    const at = new Date(waiting.takes_effect_at ?? '');
    expect(at).toEqual(await effectAt(server(api), 'Asia/Jakarta', api.now()));
    expect(at.toISOString()).toMatch(/T05:00:00/);
    expect(waiting.people).toContain('Hendra Gunawan');
    expect((await told('penyetuju.jyp'))[0] ?? (await told('penyetuju.mks'))[0]).toMatchObject({
      source: 'change',
    });
    expect(await takeEffect(server(api), new Date(at.getTime() - 1))).toBe(0);
    // The server slept: it comes when it wakes.
    api.advance(at.getTime() - api.now().getTime() + 3 * DAY);
    const closed = await Promise.all([1, 2, 3].map(() => takeEffect(server(api), api.now())));
    expect(closed.toSorted()).toEqual([0, 0, 1]);
    const fresh = await api.signIn('admin.sistem');
    expect(await find(ADMIN, fresh)).toMatchObject({ credit_discount_bp: 10_000, version: 2, waiting: null });
    expect((await log()).map(({ action, staff_id }) => [action, staff_id])).toEqual([
      ['CHANGE_REQUESTED', 2],
      ['CHANGE_TOOK_EFFECT', null],
    ]);
  });

  it('is stopped by any approver, with a reason, and approved by none', async () => {
    const { api, waiting, decide, inbox, find, admin } = await alone();
    const approver = await api.signIn('penyetuju.mks');
    expect(await inbox(approver)).toMatchObject([{ request_id: waiting.id, may_decide: true }]);
    expect((await decide(waiting.id, approver)).http).toBe(403);
    expect((await decide(waiting.id, admin, { decision: 'REJECTED', reason: 'Salah kirim' })).http).toBe(403);
    const stopped = await decide(waiting.id, approver, {
      decision: 'REJECTED',
      reason: 'Tidak pernah dibahas',
    });
    expect(stopped.data.status).toBe('REJECTED');
    api.advance(10 * DAY);
    expect(await takeEffect(server(api), api.now())).toBe(0);
    expect(await find(ADMIN, await api.signIn('admin.sistem'))).toMatchObject({
      credit_discount_bp: 0,
      version: 1,
    });
  });

  it('is checked again when its time has come', async () => {
    const { api, waiting, pool, told } = await alone();
    await pool.query(`update titles set is_user = false where id = ${ADMIN}`);
    api.advance(10 * DAY);
    expect(await takeEffect(server(api), api.now())).toBe(1);
    const { rows } = await pool.query('select status, decided_by from change_requests where id = $1', [
      waiting.id,
    ]);
    expect(rows).toEqual([{ status: 'REJECTED', decided_by: null }]);
    expect((await told('admin.sistem'))[0]?.title).toContain('tidak jadi berlaku');
  });
});

describe('whoever first makes themself alone', () => {
  const server = ({ parts }: TestApi) => parts.connection.db;
  const widen = (title: Title) => withFlag(title, 'is_inventory');
  const narrowed = (title: Title) => ({
    access: { ...title.access, is_credit_approval: 0 as const, is_user: 0 as const },
  });
  /** Two holders of titles that see all offices could decide; the administrator takes it from them. */
  async function took(how: 'narrow' | 'reset') {
    const found = await company();
    const { api, pool, admin } = found;
    await pool.query("update titles set is_credit_approval = false where all_offices and name <> 'Direktur'");
    if (how === 'narrow') {
      const { rows } = await pool.query<{ id: number }>("select id from titles where name = 'Direktur'");
      expect(await found.change(rows[0]!.id, narrowed)).toMatchObject({ http: 200, data: { waiting: null } });
    } else {
      Object.assign(api.parts, { sendLink: ({ email }: { email: string }) => Promise.resolve(email) });
      const { rows } = await pool.query<{ id: number; version: number }>(
        "update staff set email = 'direktur@angsur.example', email_since = null where username = 'direktur' returning id, version",
      );
      const [{ id = 0, version = 0 } = {}] = rows;
      const reset = await api.call('POST', `staff/${id}/link`, { token: admin, body: { version } });
      expect(reset.http, reset.message).toBe(200);
    }
    return found;
  }

  it.each(['narrow', 'reset'] as const)('before asking waits seven days more (%s)', async (how) => {
    const { api, change } = await took(how);
    const waiting = (await change(CASHIER, widen)).data.waiting!;
    const after = new Date(api.now().getTime() + 7 * DAY);
    const at = (await effectAt(server(api), 'Asia/Jakarta', after)).toISOString();
    expect(waiting.takes_effect_at).toBe(at);
  });

  it('may be stopped by who lost the right, and hears of it', async () => {
    const { api, change, told, inbox, decide, read } = await took('narrow');
    const { id, people } = (await change(CASHIER, widen)).data.waiting!;
    expect(people).toContain('Ratna Wibowo');
    expect((await told('direktur'))[0]).toMatchObject({ source: 'change' });
    const director = await api.signIn('direktur');
    expect(await inbox(director)).toMatchObject([{ request_id: id, may_decide: true }]);
    expect((await decide(id, director)).http).toBe(403);
    expect((await decide(id, director, { decision: 'REJECTED', reason: 'Bukan permintaan saya' })).http).toBe(
      200,
    );
    expect((await read(id, director)).data.status).toBe('REJECTED');
  });

  it.each(['deleted', 'renamed', 'named as another'] as const)(
    'by moving who decides waits as long where the title that they had is %s',
    async (what) => {
      const { api, admin, pool, change, find } = await company();
      await pool.query(
        "update titles set is_credit_approval = false where all_offices and name <> 'Direktur'",
      );
      const { rows: titles } = await pool.query<{ id: number; narrow: number }>(
        `with had as (select * from titles where name = 'Direktur'),
              narrow as (insert into titles (name, all_offices) values ('Pengamat', true) returning id)
         select had.id, narrow.id as narrow from had, narrow`,
      );
      const [{ id = 0, narrow = 0 } = {}] = titles;
      const { rows: people } = await pool.query<{ id: number }>('select id from staff where title_id = $1', [
        id,
      ]);
      for (const person of people) {
        const { data } = await api.call<StaffPerson>('GET', `staff/${person.id}`, { token: admin });
        const { name, email, version, office, further_offices: further } = data;
        const body = { name, email, version, title_id: narrow, office_id: office.id };
        const moved = await api.call('PUT', `staff/${person.id}`, {
          token: admin,
          body: { ...body, further_office_ids: further.map((one) => one.id) },
        });
        expect(moved.http, moved.message).toBe(200);
      }
      const lost = api.now();
      if (what === 'deleted') {
        const { version } = await find(id);
        const gone = await api.call('DELETE', `titles/${id}?version=${version}`, { token: admin });
        expect(gone.http, gone.message).toBe(200);
      } else {
        await change(id, () => ({ name: 'Direktur Utama' }));
        if (what === 'named as another') await pool.query("insert into titles (name) values ('Direktur')");
      }
      const waiting = (await change(CASHIER, widen)).data.waiting!;
      const after = new Date(lost.getTime() + 7 * DAY);
      expect(waiting.takes_effect_at).toBe(
        (await effectAt(server(api), 'Asia/Jakarta', after)).toISOString(),
      );
    },
  );

  it('after the time was set waits once more, and those who may stop it are told', async () => {
    const { api, pool, change, find, read, told } = await company();
    // Nobody could decide from the first, until somebody was given the right again, and lost it by the maker's hand.
    await pool.query('update titles set is_credit_approval = false where all_offices');
    const { id, takes_effect_at } = (await change(CASHIER, widen)).data.waiting!;
    await pool.query("update titles set is_credit_approval = true where name = 'Direktur'");
    const { rows } = await pool.query<{ id: number }>("select id from titles where name = 'Direktur'");
    expect((await change(rows[0]!.id, narrowed)).http).toBe(200);
    const lost = api.now().getTime();
    api.advance(new Date(takes_effect_at ?? '').getTime() - lost + 1);
    expect(await takeEffect(server(api), api.now())).toBe(0);
    expect((await told('penyetuju.mks'))[0]).toMatchObject({ title: 'Perubahan ditunda' });
    const later = (await read(id, await api.signIn('admin.sistem'))).data.takes_effect_at ?? '';
    expect(later).toBe((await effectAt(server(api), 'Asia/Jakarta', new Date(lost + 7 * DAY))).toISOString());
    api.advance(new Date(later).getTime() - api.now().getTime() + 1);
    expect(await takeEffect(server(api), api.now())).toBe(1);
    expect((await find(CASHIER, await api.signIn('admin.sistem'))).access.is_inventory).toBe(1);
  });

  it('is not slowed down by what others took, or what decided nothing', async () => {
    const { api, pool, change } = await company();
    await pool.query('update titles set is_credit_approval = false where all_offices');
    const { rows } = await pool.query<{ id: number }>("select id from titles where name = 'Kolektor'");
    if (rows[0]) await change(rows[0].id, narrowed);
    const waiting = (await change(CASHIER, widen)).data.waiting!;
    expect(waiting.takes_effect_at).toBe(
      (await effectAt(server(api), 'Asia/Jakarta', api.now())).toISOString(),
    );
  });
});

describe('noon of the second working day', () => {
  it.each([
    ['Asia/Jakarta', '2026-11-26T02:00:00Z', '2026-11-28T05:00:00.000Z'],
    ['Asia/Jayapura', '2026-11-26T02:00:00Z', '2026-11-28T03:00:00.000Z'],
    ['Asia/Makassar', '2026-11-27T02:00:00Z', '2026-11-30T04:00:00.000Z'],
    ['America/New_York', '2026-11-26T20:00:00Z', '2026-11-28T17:00:00.000Z'],
  ])('in %s from %s is %s', async (zone, now, at) => {
    const api = await startApi();
    await api.connection.pool.query('delete from holidays');
    expect((await effectAt(api.parts.connection.db, zone, new Date(now))).toISOString()).toBe(at);
    await api.connection.pool.query("insert into holidays (date, name) values ('2026-11-28', 'Uji')");
    const later = await effectAt(api.parts.connection.db, zone, new Date(now));
    expect(later.getTime()).toBeGreaterThan(new Date(at).getTime());
  });
});
