import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { classesOn } from '@/lib/arithmetic/overdueClass';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { Change } from '@/lib/contract/changes';
import type { OverdueClassesMaster, OverdueClassesWrite } from '@/lib/contract/overdueClasses';
import { todayIn } from '../calendar/today';
import { takeEffect } from '../changes/takeEffect';
import { letterDay } from '../overdue/letterDueCondition';
import { Random } from '../seed/random';
import { startApi } from '../testing/startApi';
import { classVersions } from './versions';

const HOUR = 3_600_000;
const START = [8, 15, 22];
const EARLIER = [5, 12, 20];

interface Answer {
  today: string;
  rows: OverdueClassesMaster[];
  waiting: Change | null;
  row: OverdueClassesMaster;
  id: number;
  valid_from: string;
  version: number;
  errors: Record<string, string>;
  current: OverdueClassesMaster;
}

/** Kelas Tunggakan as its keeper sees it. */
async function keeper() {
  const api = await startApi();
  const { pool, db } = api.connection;
  const tokens = new Map<string, string>();
  const tokenOf = async (username: string) => {
    const key = `${username} ${api.now().toISOString().slice(0, 13)}`;
    const token = tokens.get(key) ?? (await api.signIn(username));
    tokens.set(key, token);
    return token;
  };
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    { body, by = 'admin.sistem' }: { body?: unknown; by?: string } = {},
  ) =>
    api.call<Answer>(method, `masters/overdue-classes${path}`, {
      token: await tokenOf(by),
      ...(body !== undefined && { body }),
    });
  const list = async () => (await send('GET')).data;
  const newest = async () => (await list()).rows[0]!;
  const seen = async () => {
    const { id, version } = await newest();
    return { id, version };
  };
  const ask = async (letter_from: unknown, follows?: object) =>
    send('POST', '/letter-days', { body: { letter_from, follows: follows ?? (await seen()) } });
  const write = (valid_from: string, over: Partial<OverdueClassesWrite> = {}): OverdueClassesWrite => ({
    ...{ valid_from, collectibility_to: [0, 30, 60, 90], bucket_to: [0, 30, 60], ...over },
  });
  const follow = async (valid_from: string, over: Partial<OverdueClassesWrite> = {}) =>
    send('POST', '', { body: { ...write(valid_from, over), follows: await seen() } });
  const change = ({ id, version }: { id: number; version: number }, body: OverdueClassesWrite) =>
    send('PUT', `/${id}`, { body: { ...body, version } });
  const remove = ({ id, version }: { id: number; version: number }) =>
    send('DELETE', `/${id}?version=${version}`);
  const decide = async (
    id: number,
    {
      by = 'direktur',
      decision = 'APPROVED',
      reason = '',
    }: { by?: string; decision?: string; reason?: string } = {},
  ) => {
    const token = await tokenOf(by);
    const { data } = await api.call<Change>('GET', `changes/${id}`, { token });
    const body = { version: data?.version ?? 1, decision, reason };
    return api.call<Change>('POST', `changes/${id}/decide`, { token, body });
  };
  /** Asked for and approved by another person. */
  const decided = async (letter_from: number[]) => decide((await ask(letter_from)).data.waiting?.id ?? 0);
  /** The days of letters by day, from today on. */
  const timeline = async (days = 90) => {
    const rows = await classVersions(db);
    return Array.from({ length: days }, (_, nth) => classesOn(rows, addDays(today, nth))?.letter_from ?? []);
  };
  const { today } = await list();
  return {
    ...{ api, pool, db, send, list, newest, seen, ask, write, follow, change, remove, decide, decided },
    ...{ timeline, today },
  };
}

it('waits in the inbox with before and after, is approved by another, and holds from the next day', async () => {
  const { api, pool, db, list, newest, ask, decide, today } = await keeper();
  expect(await list()).toMatchObject({ waiting: null, rows: [{ letter_from: START }] });
  const asked = await ask(EARLIER);
  expect(asked, asked.message).toMatchObject({
    http: 200,
    data: {
      row: { letter_from: START },
      waiting: { kind: 'LETTER_DAYS', may_withdraw: true, may_decide: false },
    },
  });
  const { id } = asked.data.waiting!;
  expect((await list()).waiting?.what).toBe('perubahan hari surat peringatan Kelas Tunggakan');
  const token = await api.signIn('direktur');
  const inbox = await api.call<{ rows: ApprovalRow[] }>('GET', 'approvals?size=100', { token });
  expect(inbox.data.rows.find((row) => row.kind === 'CHANGE' && row.request_id === id)).toMatchObject({
    ...{ what: 'Perubahan hari surat peringatan', name: 'Semua kantor', office_id: null, may_decide: true },
    record: { type: 'overdue_classes', label: 'Kelas Tunggakan' },
  });
  const { data } = await api.call<Change>('GET', `changes/${id}`, { token });
  expect(data.facts[0]).toEqual({
    label: 'SP1 boleh dibuat',
    before: 'Mulai 8 hari terlambat',
    after: 'Mulai 5 hari terlambat, paling awal sehari setelah disetujui',
  });
  expect(await newest()).toMatchObject({ valid_from: '1900-01-01', letter_from: START });

  expect((await decide(id, { by: 'admin.sistem' })).http).toBe(403);
  expect((await decide(id, { by: 'penyetuju.jkt' })).http).toBe(403);
  expect((await decide(id)).data.status).toBe('APPROVED');
  const after = await list();
  expect(after).toMatchObject({
    waiting: null,
    rows: [
      { valid_from: addDays(today, 1), letter_from: EARLIER, collectibility_to: [0, 90, 120, 180] },
      { valid_from: '1900-01-01', valid_to: today, letter_from: START },
    ],
  });
  expect((await letterDay(db, today)).letterFrom).toEqual(START);
  expect((await letterDay(db, addDays(today, 1))).letterFrom).toEqual(EARLIER);
  const told = await pool.query<{ message: string }>(
    "select n.message from notifications n join staff s on s.id = n.staff_id where s.username = 'admin.sistem' order by n.id desc",
  );
  expect(told.rows[0]?.message).toContain('menyetujui perubahan hari surat peringatan');
  const log = await pool.query(
    "select action, changes from history where record_type = 'overdue_classes' order by id",
  );
  expect(log.rows).toEqual(
    ['CHANGE_REQUESTED', 'CHANGE_APPROVED'].map((action) => ({
      action,
      changes: { letter_from: ['8, 15, 22', '5, 12, 20'] },
    })),
  );
});

it('is taken back by whoever asked, or rejected, and one waits at a time', async () => {
  const { list, ask, decide, follow, today } = await keeper();
  const { id } = (await ask(EARLIER)).data.waiting!;
  const second = await ask([1, 2, 3]);
  expect(second.http).toBe(409);
  // Not on another version either.
  expect((await follow(addDays(today, 30))).http).toBe(200);
  expect((await ask([1, 2, 3])).http).toBe(409);
  expect((await decide(id, { decision: 'WITHDRAWN' })).http).toBe(403);
  expect((await decide(id, { by: 'admin.sistem', decision: 'WITHDRAWN' })).data.status).toBe('WITHDRAWN');
  expect((await list()).waiting).toBeNull();
  const again = (await ask([1, 2, 3])).data.waiting!;
  expect((await decide(again.id, { decision: 'REJECTED' })).http).toBe(422);
  expect((await decide(again.id, { decision: 'REJECTED', reason: 'Terlalu cepat' })).data.status).toBe(
    'REJECTED',
  );
  expect((await decide(again.id)).http).toBe(409);
  expect((await list()).rows.map(({ letter_from }) => letter_from)).toEqual([START, START]);
});

it('takes one of two that ask at once', async () => {
  const { ask, list, seen } = await keeper();
  const follows = await seen();
  const answers = await Promise.all([ask(EARLIER, follows), ask([9, 16, 23], follows)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect((await list()).waiting).not.toBeNull();
});

it('takes the classes that hold on its day, also those that were written while it waited', async () => {
  const { ask, decide, follow, list, today } = await keeper();
  const { id } = (await ask(EARLIER)).data.waiting!;
  // For tomorrow, and for a month later.
  const tomorrow = (await follow(addDays(today, 1), { bucket_to: [0, 10] })).data;
  const later = (await follow(addDays(today, 30), { bucket_to: [0, 20] })).data;
  expect((await decide(id)).data.status).toBe('APPROVED');
  expect((await list()).rows).toMatchObject([
    { id: later.id, version: 2, bucket_to: [0, 20], letter_from: EARLIER },
    { id: tomorrow.id, version: 2, bucket_to: [0, 10], letter_from: EARLIER },
    { letter_from: START },
  ]);
});

it('a version of classes that was seen before the days changed is not written over them', async () => {
  const { send, seen, decided, follow, change, write, today, list } = await keeper();
  const { data: coming } = await follow(addDays(today, 30));
  const follows = await seen();
  await decided(EARLIER);
  const late = await send('POST', '', { body: { ...write(addDays(today, 60)), follows } });
  expect(late).toMatchObject({ http: 409, data: { current: { letter_from: EARLIER } } });
  expect((await change(coming, write(addDays(today, 31)))).http).toBe(409);
  expect((await list()).rows.map(({ letter_from }) => letter_from)).toEqual([EARLIER, EARLIER, START]);
});

it('a version with which other days begin keeps its day: it neither moves nor goes', async () => {
  const { decided, newest, change, remove, write, today, timeline } = await keeper();
  await decided(EARLIER);
  const before = await timeline();
  const begins = await newest();
  const moved = await change(begins, write(addDays(today, 40)));
  expect(moved).toMatchObject({
    http: 422,
    data: { errors: { valid_from: expect.stringMatching(/^Tetap /) as string } },
  });
  expect(await remove(begins)).toMatchObject({ http: 409, data: { current: { id: begins.id } } });
  const classes = await change(begins, write(begins.valid_from, { bucket_to: [0, 5] }));
  expect(classes.data).toMatchObject({ bucket_to: [0, 5], letter_from: EARLIER });
  expect(await timeline()).toEqual(before);
});

it('holds from the first day that has begun nowhere: late in the west it is tomorrow in the east', async () => {
  const { api, decided, newest } = await keeper();
  const late = () => todayIn('Asia/Jayapura', api.now()) !== todayIn('Asia/Jakarta', api.now());
  while (!late()) api.advance(HOUR / 2);
  await decided(EARLIER);
  expect((await newest()).valid_from).toBe(addDays(todayIn('Asia/Jakarta', api.now()), 2));
  expect((await letterDay(api.connection.db, todayIn('Asia/Jayapura', api.now()))).letterFrom).toEqual(START);
});

it('takes effect by itself where nobody else could decide it, from the day after', async () => {
  const { api, pool, ask, newest, list } = await keeper();
  await pool.query("update staff set active = false where username <> 'admin.sistem'");
  const { takes_effect_at } = (await ask(EARLIER)).data.waiting!;
  const at = new Date(takes_effect_at ?? '');
  api.advance(at.getTime() - api.now().getTime() + 1000);
  expect(await takeEffect(api.parts.connection.db, api.now())).toBe(1);
  expect(await newest()).toMatchObject({
    letter_from: EARLIER,
    valid_from: addDays(todayIn('Asia/Jakarta', api.now()), 1),
  });
  expect((await list()).waiting).toBeNull();
});

it('says beside the field what is no day of letters', async () => {
  const { ask, list } = await keeper();
  const errors = async (days: unknown) => {
    const { http, data } = await ask(days);
    expect(http, JSON.stringify(days)).toBe(422);
    return data.errors;
  };
  expect(await errors([8, 8, 7])).toEqual({
    'letter_from.1': 'Paling sedikit 9: setelah SP1.',
    'letter_from.2': 'Paling sedikit 9: setelah SP2.',
  });
  expect(await errors(START)).toEqual({ body: 'Belum ada yang diubah.' });
  for (const nonsense of [
    ...[[], [8, 15], [8, 15, 22, 30], [0, 15, 22], [-1, 15, 22], [8, 15, 366], [1.5, 15, 22]],
    ...[['8', 15, 22], [null, 15, 22], [8, 15, 1e30], '8', null, { 0: 8 }],
  ])
    await errors(nonsense);
  expect((await ask(EARLIER, { id: 9999, version: 1 })).http).toBe(409);
  expect((await ask(EARLIER, { id: 1, version: 10 ** 12 })).http).toBe(422);
  expect((await list()).waiting).toBeNull();
});

it('is written at once by one person before the first contract, and stands in the log', async () => {
  const { pool, ask, newest, today } = await keeper();
  await pool.query('begin; set local session_replication_role = replica; delete from contracts; commit');
  expect((await ask(EARLIER)).data).toMatchObject({
    waiting: null,
    row: { letter_from: EARLIER, valid_from: addDays(today, 1) },
  });
  expect((await ask([6, 7, 8])).data.row).toMatchObject({ letter_from: [6, 7, 8], version: 2 });
  expect((await newest()).letter_from).toEqual([6, 7, 8]);
  const log = await pool.query(
    "select changes from history where action = 'LETTER_DAYS_CHANGED' order by id",
  );
  expect(log.rows).toMatchObject([
    { changes: { letter_from: ['8, 15, 22', '5, 12, 20'] } },
    { changes: { letter_from: ['5, 12, 20', '6, 7, 8'] } },
  ]);
});

it('whatever one person writes of the classes, the days of letters stay as they were', async () => {
  const { api, decided, follow, change, remove, list, write, timeline, today } = await keeper();
  const random = new Random(20_261_127);
  const taken = new Map<string, number>();
  for (let nth = 0; nth < 60; nth += 1) {
    if (nth % 15 === 0) {
      const from = random.between(1, 20);
      await decided([from, from + 7, from + 20]);
      // Late in the evening others begin two days on, so one person's version may stand before them.
      if (nth === 30)
        while (todayIn('Asia/Jayapura', api.now()) === todayIn('Asia/Jakarta', api.now()))
          api.advance(HOUR / 2);
    }
    const before = await timeline();
    const { rows } = await list();
    const [first, ...others] = rows.filter(({ valid_from }) => valid_from > today);
    const day = addDays(today, random.between(0, 40));
    const act = random.pick(['follow', 'change', 'change', 'remove'] as const);
    const coming = first && random.pick([first, ...others]);
    const body = write(day, { bucket_to: [random.between(0, 9)] });
    const answer =
      act === 'follow' || !coming
        ? await follow(
            addDays(rows[0]!.valid_from > today ? rows[0]!.valid_from : today, random.between(0, 5)),
          )
        : act === 'change'
          ? await change(coming, random.chance(0.3) ? { ...body, valid_from: coming.valid_from } : body)
          : await remove(coming);
    taken.set(`${act} ${answer.http}`, (taken.get(`${act} ${answer.http}`) ?? 0) + 1);
    expect(await timeline(), `${nth}: ${act}`).toEqual(before);
  }
  expect(Object.keys(Object.fromEntries(taken))).toEqual(
    expect.arrayContaining(['follow 200', 'change 200', 'change 422', 'remove 200', 'remove 409']),
  );
});
