import { describe, expect, it } from 'vitest';
import type { CreditPage } from '@/lib/contract/creditList';
import type { Receipt } from '@/lib/contract/credits';
import type { Title, TitlePreview } from '@/lib/contract/titles';
import { requestNoteChange, someReceipt } from '../testing/changedNote';
import { eventually } from '../../tests/eventually';
import { startApi, type TestApi } from '../testing/startApi';

const CASHIER = 3;
const SURVEYOR = 4;
const APPROVER = 8;

interface Refusal {
  errors: Record<string, string>;
  current: Title;
}

/** Titles as whoever changes them sees them. */
async function keeper(username = 'admin.sistem') {
  const api = await startApi();
  const token = await api.signIn(username);
  const list = async () => (await api.call<{ rows: Title[] }>('GET', 'titles', { token })).data.rows;
  const find = async (id: number) => (await list()).find((row) => row.id === id)!;
  const send = (method: 'POST' | 'PUT' | 'DELETE', tail: string, body?: unknown, headers = {}) =>
    api.call<Title & Refusal>(method, `titles${tail}`, { token, body, headers });
  const change = async (id: number, over: (title: Title) => Partial<Title>) => {
    const title = await find(id);
    return send('PUT', `/${id}`, { ...title, ...over(title) });
  };
  return { api, token, list, find, send, change };
}

const without = (title: Title, ...flags: (keyof Title['access'])[]) => ({
  access: { ...title.access, ...Object.fromEntries(flags.map((flag) => [flag, 0 as const])) },
});

const told = async (api: TestApi) =>
  (
    await api.connection.pool.query<{ channel: string; payload: unknown }>(
      "select channel, payload from outbox where event = 'changed.access' order by channel",
    )
  ).rows;

const log = async (api: TestApi, action: string) =>
  (
    await api.connection.pool.query<{ summary: string; changes: object; record_id: string }>(
      'select summary, changes, record_id from history where record_type = $1 and action = $2',
      ['title', action],
    )
  ).rows;

const idsOf = async (api: TestApi, titleId: number) =>
  (
    await api.connection.pool.query<{ id: number }>('select id from staff where title_id = $1 and active', [
      titleId,
    ])
  ).rows.map(({ id }) => id);

/**
 * Holds the lock under which the holders of the right are counted, and does `text` meanwhile. Gives what lets go of it
 * once that many calls wait.
 */
async function lockHolders(api: TestApi, text = 'select 1') {
  const other = await api.connection.pool.connect();
  await other.query('begin');
  await other.query("select pg_advisory_xact_lock(hashtext('user holders'))");
  await other.query(text);
  return async (waiting: number) => {
    await eventually(async () => {
      const { rows } = await other.query(
        `select 1 from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(rows).toHaveLength(waiting);
    });
    await other.query('commit');
    other.release();
  };
}

describe('the name of a title', () => {
  it('holds nothing that is not seen, and no other title looks the same', async () => {
    const { api, find, send, change } = await keeper();
    const like = await find(CASHIER);
    const made = await send('POST', '', { ...like, name: ' Kasir\u200b\u202e  Malam\u3164 ' });
    expect(made).toMatchObject({ http: 200, data: { name: 'Kasir Malam' } });
    for (const name of [
      'Kasir Malam',
      'KASIR\u00a0malam',
      'Kas\u00adir Malam',
      '\uff2basir Malam',
      'Kasir\u2003Malam\ufeff',
    ]) {
      const again = await send('POST', '', { ...like, name });
      expect(again, name).toMatchObject({ http: 409, data: { current: { id: made.data.id } } });
      expect((await change(APPROVER, () => ({ name }))).http, name).toBe(409);
    }
    await expect(
      api.connection.pool.query("insert into titles (name) values ('kasir' || chr(8203) || '  malam')"),
    ).rejects.toThrow('titles_look');
    // Its own name in another writing is a change like any other.
    expect((await change(made.data.id, () => ({ name: 'KASIR MALAM' }))).data.name).toBe('KASIR MALAM');
    expect((await send('POST', '', { ...like, name: '\u3164\u200b\u202e\u2060' })).http).toBe(422);
  });
});

describe('a change of a title', () => {
  it('counts with the next call of its holders, is told to them in its transaction, and stands in the log', async () => {
    const { api, change } = await keeper();
    const cashier = await api.signIn('kasir.jkt');
    expect((await api.call('GET', 'payments?search=jkt', { token: cashier })).http).not.toBe(403);
    const saved = await change(CASHIER, (title) => ({
      ...without(title, 'is_credit_add', 'is_credit'),
      transfer_days_back: 3,
    }));
    expect(saved, saved.message).toMatchObject({
      http: 200,
      data: { version: 2, transfer_days_back: 3 },
    });
    const { data } = await api.call<{ access: object }>('GET', 'auth/me', { token: cashier });
    expect(data.access).toMatchObject({ is_credit: 0, is_credit_add: 0, is_contract: 1 });
    const channels = (await idsOf(api, CASHIER)).map((id) => `notifications.${id}`).sort();
    expect(channels.length).toBeGreaterThan(1);
    expect(await told(api)).toEqual(channels.map((channel) => ({ channel, payload: {} })));
    expect(await log(api, 'TITLE_CHANGED')).toEqual([
      {
        summary: 'Mengubah jabatan Kasir',
        record_id: '3',
        changes: {
          is_credit: [true, false],
          is_credit_add: [true, false],
          transfer_days_back: [7, 3],
        },
      },
    ]);
  });

  it('is refused where somebody was first, with what is there now, and tells nobody', async () => {
    const { api, find, send } = await keeper();
    const seen = await find(CASHIER);
    expect((await send('PUT', '/3', { ...seen, name: 'Teller' })).http).toBe(200);
    await api.connection.pool.query('delete from outbox');
    expect(await send('PUT', '/3', { ...seen, name: 'Juru Bayar' })).toMatchObject({
      http: 409,
      message: 'Jabatan Teller sudah berubah sejak Anda membukanya.',
      data: { current: { name: 'Teller', version: 2 } },
    });
    expect((await send('PUT', '/3', await find(CASHIER))).message).toBe('Belum ada yang diubah.');
    expect(await told(api)).toEqual([]);
  });

  it('sent twice with one key is one change', async () => {
    const { api, find, send } = await keeper();
    const body = { ...(await find(CASHIER)), name: 'Teller' };
    const once = () => send('PUT', '/3', body, { 'idempotency-key': 'one-intention' });
    const [first, second] = [await once(), await once()];
    expect([first.http, second.http]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect(await log(api, 'TITLE_CHANGED')).toHaveLength(1);
  });

  it('keeps names apart, however they are written', async () => {
    const { change } = await keeper();
    expect(await change(CASHIER, () => ({ name: 'SURVEYOR' }))).toMatchObject({
      http: 409,
      data: { errors: { name: 'Nama Surveyor sudah dipakai jabatan lain.' }, current: { id: SURVEYOR } },
    });
  });

  it.each([
    { penalty_discount_bp: 10_001 },
    { approves_up_to: -1 },
    { forgives_up_to: -1 },
    { forgives_up_to: 0.5 },
    { transfer_days_back: -1 },
    { transfer_days_back: 3651 },
    { transfer_days_back: 1.5 },
    { name: 'x' },
    { access: { is_user: 2 } },
  ])('refuses what no title can have: %o', async (over) => {
    const { find, send } = await keeper();
    expect((await send('PUT', '/3', { ...(await find(CASHIER)), ...over })).http).toBe(422);
  });
});

describe('a title', () => {
  it('that is new has a number of its own, which is never given again', async () => {
    const { api, find, send } = await keeper();
    const body = { ...(await find(CASHIER)), name: 'Kasir Malam' };
    const made = await send('POST', '', body);
    expect(made.data).toMatchObject({ name: 'Kasir Malam', version: 1, holders: 0, used_by: 0 });
    expect(made.data.id).toBeGreaterThan(100);
    expect(await log(api, 'TITLE_CREATED')).toEqual([
      expect.objectContaining({ summary: 'Membuat jabatan Kasir Malam', record_id: String(made.data.id) }),
    ]);
    expect((await send('DELETE', `/${made.data.id}?version=1`)).http).toBe(200);
    expect(await log(api, 'TITLE_DELETED')).toHaveLength(1);
    expect((await send('POST', '', body)).data.id).toBe(made.data.id + 1);
  });

  it('of somebody is kept, also of those who have left; and the surveyors’ even of nobody', async () => {
    const { api, send } = await keeper();
    await api.connection.pool.query('update staff set active = false where title_id = 3');
    expect(await send('DELETE', '/3?version=1')).toMatchObject({
      http: 409,
      message: expect.stringMatching(/dipegang 3 orang, termasuk yang sudah berhenti/) as string,
    });
    await api.connection.pool.query('update staff set title_id = 3 where title_id = 4');
    expect(await send('DELETE', '/4?version=1')).toMatchObject({
      http: 409,
      message: expect.stringMatching(/dikenali dari nomornya, 4/) as string,
    });
  });

  it('is read by a holder of is_user who works for one office, and changed by none', async () => {
    const { api, find, send } = await keeper();
    await api.connection.pool.query('update titles set is_user = true where id = 2');
    const token = await api.signIn('kacab.jkt');
    const listed = await api.call<{ rows: Title[]; may_change: boolean }>('GET', 'titles', { token });
    expect(listed.data.may_change).toBe(false);
    const own = listed.data.rows.find(({ id }) => id === 2)!;
    const widened = { ...own, all_offices: true };
    const answers = [
      await api.call('PUT', 'titles/2', { token, body: widened }),
      await api.call('POST', 'titles/2/preview', { token, body: widened }),
      await api.call('POST', 'titles', { token, body: { ...own, name: 'Kepala Semua' } }),
      await api.call('DELETE', 'titles/3?version=1', { token }),
    ];
    expect(answers.map(({ http }) => http)).toEqual([403, 403, 403, 403]);
    expect((await find(2)).all_offices).toBe(false);
    expect((await send('PUT', '/2', widened)).http).toBe(200);
  });
});

describe('the last who may give rights', () => {
  /** Direktur and Admin Sistem hold the right; take it from the first. */
  async function oneLeft() {
    const world = await keeper();
    expect((await world.change(1, (title) => without(title, 'is_user'))).http).toBe(200);
    return world;
  }

  it.each([
    ['the flag', (title: Title) => without(title, 'is_user')],
    ['the reach over all offices', () => ({ all_offices: false })],
  ])('does not lose %s', async (_what, over) => {
    const { change, find, api } = await oneLeft();
    expect(await change(9, over)).toMatchObject({
      http: 409,
      message: expect.stringMatching(/tidak ada lagi orang aktif/) as string,
    });
    expect(await find(9)).toMatchObject({ access: { is_user: 1 }, all_offices: true, version: 1 });
    expect(await log(api, 'TITLE_CHANGED')).toHaveLength(1);
  });

  it('is one of two who take it from each other at the same moment', async () => {
    const { api, find } = await keeper();
    const [admin, director] = [await api.signIn('admin.sistem'), await api.signIn('direktur')];
    const [one, two] = [await find(1), await find(9)];
    const release = await lockHolders(api);
    const answers = Promise.all([
      api.call('PUT', 'titles/1', { token: admin, body: { ...one, ...without(one, 'is_user') } }),
      api.call('PUT', 'titles/9', { token: director, body: { ...two, ...without(two, 'is_user') } }),
    ]);
    // Both hold the right when they ask: who came later would be refused as somebody who has it no more.
    await release(2);
    expect((await answers).map(({ http }) => http).sort()).toEqual([200, 409]);
  });

  it('is counted again after whoever takes the right meanwhile', async () => {
    const { api, change } = await keeper();
    const release = await lockHolders(api, 'update titles set is_user = false where id = 1');
    const answer = change(9, (title) => without(title, 'is_user'));
    await release(1);
    expect((await answer).http).toBe(409);
  });

  it('is not somebody who has left', async () => {
    const { api, change } = await keeper();
    await api.connection.pool.query("update staff set active = false where username = 'direktur'");
    expect((await change(9, (title) => without(title, 'is_user'))).http).toBe(409);
  });
});

describe('before it is saved', () => {
  const preview = (
    { api, token }: { api: TestApi; token: string },
    title: Title,
    over: Partial<Title>,
    id = title.id,
  ) => api.call<TitlePreview>('POST', `titles/${id}/preview`, { token, body: { ...title, ...over } });

  it('says for whom, and writes nothing', async () => {
    const world = await keeper();
    const title = await world.find(CASHIER);
    const { data } = await preview(world, title, without(title, 'is_contract'));
    expect(data.people.map(({ name }) => name)).toEqual(['Eka Lestari', 'Fitri Daeng', 'Maria Rumbiak']);
    expect(data).toMatchObject({ obstacle: null, current: { version: 1 } });
    expect(await world.find(CASHIER)).toEqual(title);
    expect(await told(world.api)).toEqual([]);
    expect(await preview(world, { ...title, version: 7 }, {})).toMatchObject({ http: 409 });
  });

  it('names what waits and nobody could decide any more', async () => {
    const world = await keeper();
    const cashier = await world.api.signIn('kasir.mks');
    const receipt = await someReceipt(world.api, cashier);
    expect((await requestNoteChange(world.api, cashier, receipt)).http).toBe(200);
    const approver = await world.find(APPROVER);
    const taken = without(approver, 'is_credit_approval');
    // The director decides for every office.
    expect((await preview(world, approver, taken)).data.stranded).toEqual([]);
    await world.api.connection.pool.query('update titles set is_credit_approval = false where id in (1, 2)');
    const { data } = await preview(world, approver, taken);
    expect(data.stranded).toContainEqual(
      expect.objectContaining({ kind: 'RECEIPT', name: receipt.invoice, office_name: 'Makassar' }),
    );
    expect(data.stranded_count).toBeGreaterThanOrEqual(data.stranded.length);
    // What nobody can decide already is not this change's doing.
    await world.api.connection.pool.query('update titles set is_credit_approval = false where id = 8');
    expect((await preview(world, approver, taken)).data.stranded_count).toBe(0);
  });

  it('names what would be above the limit of everybody: what it lets go, as it was rehearsed', async () => {
    const world = await keeper();
    const cashier = await world.api.signIn('kasir.mks');
    const receipt = (
      await world.api.call<CreditPage>('GET', 'credits?size=100&period=all', { token: cashier })
    ).data.rows.find((row) => (row.cash ?? 0) > 0 && !row.request_approval && !row.voided_at) as Receipt;
    const body = { reason: 'Nota ganda', version: receipt.version };
    const path = `credits/${receipt.id}/void-request`;
    expect((await world.api.call('POST', path, { token: cashier, body })).http).toBe(200);
    await world.api.connection.pool.query('update titles set is_credit_approval = false where id in (1, 2)');
    const approver = await world.find(APPROVER);
    const named = async (forgives_up_to: number) =>
      (await preview(world, approver, { forgives_up_to })).data.stranded.map(({ name }) => name);
    expect(await named((receipt.cash ?? 0) - 1)).toContain(receipt.invoice);
    expect(await named(receipt.cash ?? 0)).not.toContain(receipt.invoice);
  });

  it('says that nobody would be left who may give rights', async () => {
    const world = await keeper();
    await world.api.connection.pool.query('update titles set is_user = false where id = 1');
    const title = await world.find(9);
    const { data } = await preview(world, title, without(title, 'is_user'));
    expect(data.obstacle).toMatch(/tidak ada lagi orang aktif/);
  });
});
