import { expect, it } from 'vitest';
import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import type { Achievement } from '@/lib/contract/achievement';
import type { CollectorTarget, CollectorTargets } from '@/lib/contract/collectorTargets';
import { todayIn } from '../calendar/today';
import { staffId } from '../seed/company';
import { startApi } from '../testing/startApi';

type Refused = CollectorTarget & { current?: CollectorTarget; errors?: Record<string, string> };

/** Jakarta with its supervisor, who also collects, and the branch head. */
async function setting() {
  const api = await startApi();
  const [head, supervisor, collector, far] = await Promise.all(
    ['kacab.jkt', 'spv.jkt', 'kolektor.jkt', 'kacab.mks'].map((name) => api.signIn(name)),
  );
  await api.connection.pool.query(`update sessions set expires_at = now() + interval '10 years'`);
  await api.connection.pool.query('delete from collector_targets');
  const month = () => todayIn('Asia/Jakarta', api.now()).slice(0, 7);
  const read = async (query = '', token = head) =>
    (await api.call<CollectorTargets>('GET', `achievement/targets${query}`, { token: token ?? '' })).data;
  const { buckets } = await read();
  const whole = (amount: number, accounts: number) =>
    buckets.map(({ bucket }) => ({ bucket, amount, accounts }));
  const save = (over: object = {}, token = head, key?: string) =>
    api.call<Refused>('PUT', 'achievement/targets', {
      token: token ?? '',
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      body: {
        ...{ office_id: 1, collector_id: staffId('kolektor.jkt'), month: month(), version: 0 },
        ...{ targets: whole(25_000_003, 7), ...over },
      },
    });
  const rowOf = ({ rows }: CollectorTargets, id = staffId('kolektor.jkt')) =>
    rows.find(({ collector: { id: one } }) => one === id);
  return { api, head, supervisor, collector, far, month, read, save, whole, rowOf, buckets };
}

it('sets a whole month of a collector, which its days sum to', async () => {
  const { api, collector, head, read, save, rowOf, buckets, month } = await setting();
  const { data } = await save();
  expect(data).toMatchObject({ version: 1, created_by: { username: 'kacab.jkt' }, obstacle: null });
  expect(rowOf(await read())?.targets).toHaveLength(buckets.length);
  const { rows: log } = await api.connection.pool.query(
    `select summary, record_type from history where action = 'COLLECTOR_TARGET_SET'`,
  );
  expect(log).toHaveLength(1);
  const figures = async (period: string, date: string, token = collector) =>
    (await api.call<Achievement>('GET', `achievement?period=${period}&date=${date}`, { token: token ?? '' }))
      .data.totals.target;
  const first = `${month()}-01`;
  let [amount, accounts] = [0, 0];
  for (let date = first; date < addMonths(first, 1); date = addDays(date, 1)) {
    const target = await figures('day', date);
    amount += target?.amount ?? 0;
    accounts += target?.accounts ?? 0;
  }
  expect({ amount, accounts }).toEqual({ amount: 25_000_003 * buckets.length, accounts: 7 * buckets.length });
  expect(await figures('month', first, head)).toEqual({ amount, accounts });
  // The next month has none yet, and shows those of this one to be copied.
  const next = await read(`?month=${addMonths(first, 1).slice(0, 7)}`);
  expect(rowOf(next)).toMatchObject({ targets: [], version: 0 });
  expect(rowOf(next)?.before).toHaveLength(buckets.length);
});

it('refuses what another set since, and keeps a repeated sending once', async () => {
  const { api, save, whole, supervisor } = await setting();
  const key = '0b7c4a52-4a3e-4a7b-9a44-3f3f0d6f0a11';
  expect((await save({}, undefined, key)).data.version).toBe(1);
  expect((await save({}, undefined, key)).data.version).toBe(1);
  const late = await save({ targets: whole(1_000_000, 3) }, supervisor);
  expect(late.http).toBe(409);
  expect(late.data.current).toMatchObject({ version: 1, updated_by: { username: 'kacab.jkt' } });
  expect((await save({ version: 1, targets: whole(1_000_000, 3) }, supervisor)).data).toMatchObject({
    ...{ version: 2, created_by: { username: 'kacab.jkt' }, updated_by: { username: 'spv.jkt' } },
  });
  // Of many at once one is taken.
  const many = await Promise.all(
    [3, 4, 5, 6].map((nth) => save({ version: 2, targets: whole(nth * 1_000_000, nth) })),
  );
  expect(many.map(({ http }) => http).sort()).toEqual([200, 409, 409, 409]);
  const { rows } = await api.connection.pool.query<{ versions: number }>(
    'select count(distinct version)::int as versions from collector_targets',
  );
  expect(rows[0]?.versions).toBe(1);
});

it('is set by nobody for themself, nor of another office, nor of who collects nothing there', async () => {
  const { api, save, supervisor, collector, far, head } = await setting();
  const own = await save({ collector_id: staffId('spv.jkt') }, supervisor);
  expect(own.http).toBe(403);
  expect(own.message).toContain('sendiri');
  expect((await save({ collector_id: staffId('spv.jkt') }, head)).http).toBe(200);
  expect((await save({}, collector)).http).toBe(403);
  expect((await save({}, far)).http).toBe(403);
  expect((await api.call('GET', 'achievement/targets?office=2', { token: head ?? '' })).http).toBe(403);
  expect((await save({ collector_id: staffId('kolektor.mks') })).http).toBe(422);
  expect((await save({ collector_id: staffId('kasir.jkt') })).http).toBe(422);
  // Nor by hand in the database.
  const id = staffId('kolektor.jkt');
  await expect(
    api.connection.pool.query(
      `insert into collector_targets (office_id, collector_id, month, bucket, amount, accounts, created_by) values (1, $1, '2026-11-01', '0-0', 1, 1, $1)`,
      [id],
    ),
  ).rejects.toThrow('collector_targets_others');
});

it('refuses a month that has closed in its office, one far off, and what can’t be meant', async () => {
  const { api, save, whole, month, head } = await setting();
  const first = `${month()}-01`;
  const closed = await save({ month: addMonths(first, -1).slice(0, 7) });
  expect(closed.http).toBe(422);
  expect(closed.message).toContain('ditutup');
  expect((await save({ month: addMonths(first, 13).slice(0, 7) })).http).toBe(422);
  expect((await save({ month: addMonths(first, 12).slice(0, 7) })).http).toBe(200);
  for (const month of ['2026-13', '0000-01', '1899-12', '2026-1', '2026-11-01'])
    expect((await save({ month })).http).toBe(422);
  const [one, ...others] = whole(5_000_000, 4);
  for (const wrong of [
    ...[
      { ...one, accounts: 0 },
      { ...one, amount: 0 },
      { ...one, amount: 3 },
      { ...one, amount: -1 },
    ],
    ...[
      { ...one, amount: 0.5 },
      { ...one, amount: 1e12 },
      { ...one, accounts: 1e6 },
      { ...one, bucket: '5-6' },
    ],
  ]) {
    expect((await save({ targets: [wrong, ...others] })).http, JSON.stringify(wrong)).toBe(422);
  }
  expect((await save({ targets: others })).http).toBe(422);
  expect((await save({ targets: [one, one, ...others] })).http).toBe(422);
  expect((await save({ targets: whole(0, 0) })).http).toBe(200);
  // The last evening of the month in Jakarta; in its own zone the month has not closed yet.
  const end = addMonths(first, 1);
  api.advance(Date.parse(`${end}T00:00:00+07:00`) - 60_000 - api.now().getTime());
  const version = { version: 1, month: first.slice(0, 7) };
  expect((await save({ ...version, targets: whole(9_000_000, 3) })).http).toBe(200);
  api.advance(120_000);
  expect((await save({ ...version, version: 2, targets: whole(8_000_000, 3) })).http).toBe(422);
  const { data } = await api.call<CollectorTargets>('GET', `achievement/targets?month=${first.slice(0, 7)}`, {
    token: head ?? '',
  });
  expect(data).toMatchObject({ closed: true });
});

it('shows each what is theirs: a collector themself, a supervisor the offices that they see', async () => {
  const { api, supervisor, collector, far } = await setting();
  const get = <T = Achievement>(query: string, token?: string) =>
    api.call<T>('GET', `achievement${query}`, { token: token ?? '' });
  const own = (await get('?period=month', collector)).data;
  expect(own.supervises).toBe(false);
  expect(own.rows.map((row) => row.collector?.id)).toEqual([staffId('kolektor.jkt')]);
  for (const list of ['receipts', 'accounts', 'visits', 'promises', 'tts', 'trend']) {
    const others = `${staffId('kolektor2.jkt')}`;
    for (const id of [others, 'none'])
      expect((await get(`/${list}?collector=${id}`, collector)).http, list).toBe(403);
    expect((await get(`/${list}?collector=${staffId('kolektor.jkt')}`, collector)).http).toBe(200);
    expect((await get(`/${list}?office=2`, supervisor)).http).toBe(403);
    expect((await get(`/${list}?office=1`, far)).http).toBe(403);
    for (const query of [
      'collector=0',
      'collector=x',
      'date=0000-01-01',
      'date=2026-02-30',
      'page=0',
      'size=101',
    ]) {
      const answer = await get(`/${list}?${query}`, supervisor);
      expect(answer.http === 422 || (list === 'trend' && /page|size/.test(query)), `${list} ${query}`).toBe(
        true,
      );
    }
    const text = JSON.stringify((await get(`/${list}?size=100&period=month`, supervisor)).data);
    expect(text).not.toMatch(/"(nik|phone|whatsapp)"|\d{16}/);
  }
  expect((await get('?office=2', collector)).http).toBe(403);
  expect((await get('?office=2', supervisor)).http).toBe(403);
  const shown = (await get('?period=month&size=100', supervisor)).data;
  expect(shown.offices.map(({ office }) => office.id)).toEqual([1]);
  const [first] = (await get('?period=month&search=rizky', supervisor)).data.rows;
  expect(first?.collector?.name).toBe('Rizky Ramadhan');
  // The edges of what a date can be.
  for (const date of ['1900-01-01', '2199-12-31']) {
    for (const period of ['day', 'week', 'month'])
      expect((await get(`?period=${period}&date=${date}`, supervisor)).http, date).toBe(200);
  }
});
