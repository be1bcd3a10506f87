import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { HolidayDiff, HolidayMaster, HolidayYear } from '@/lib/contract/holidayMaster';
import { formatDate } from '@/lib/format/tanggal';
import { startApi, type TestApi } from '../../testing/startApi';
import { todayIn } from '../today';

type Answer = HolidayMaster & HolidayDiff & { errors: Record<string, string>; current: HolidayMaster };

const DAY = 86_400_000;
/** A day of a year that has no holidays yet. */
const FREE_DAY = '2031-03-11';

/** Goes on to a day that is no holiday and follows none, so that it and the day before can become one. */
async function toOrdinaryDay(api: TestApi): Promise<void> {
  for (;;) {
    const today = todayIn('Asia/Jakarta', api.now());
    const { rows } = await api.connection.pool.query('select 1 from holidays where date = any($1)', [
      [today, addDays(today, -1)],
    ]);
    if (rows.length === 0) return;
    api.advance(DAY);
  }
}

/** Somebody who keeps the master data. */
async function keeper() {
  const api = await startApi();
  await toOrdinaryDay(api);
  const token = await api.signIn('admin.sistem');
  const send = <T = Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    api.call<T>(method, `masters/holidays${path}`, { token, body });
  const year = async (of: number) => (await send<HolidayYear>('GET', `?year=${of}`)).data;
  const named = async (date: string) =>
    (await year(Number(date.slice(0, 4)))).rows.find((row) => row.date === date)!;
  const log = async () =>
    (
      await api.connection.pool.query<{ action: string; reason: string | null; changes: unknown }>(
        "select action, reason, changes from history where record_type = 'holiday' order by id",
      )
    ).rows;
  const today = todayIn('Asia/Jakarta', api.now());
  return { api, token, send, year, named, log, today };
}

describe('Hari Libur', () => {
  it('is read a year at a time, this year first', async () => {
    const { send, year, today } = await keeper();
    const now = (await send<HolidayYear>('GET', '')).data;
    expect(now).toMatchObject({ today, year: Number(today.slice(0, 4)) });
    expect((await year(2026)).rows).toHaveLength(17);
    expect(now.years).toEqual([
      { year: 2025, count: 17 },
      { year: 2026, count: 17 },
      { year: 2027, count: 18 },
    ]);
    expect((await year(2031)).rows).toEqual([]);
    for (const nonsense of ['0', '1899', '2200', 'x', '2026.5', '99999999999']) {
      expect((await send('GET', `?year=${nonsense}`)).http, nonsense).toBe(422);
    }
  });

  it('adds, moves, renames and removes a coming holiday; each step stands in the log and in the calendar', async () => {
    const { api, token, send, named, log } = await keeper();
    const made = await send('POST', '', { date: '2030-12-09', name: ' Pemilihan Kepala Daerah ' });
    expect(made).toMatchObject({
      http: 200,
      data: {
        date: '2030-12-09',
        name: 'Pemilihan Kepala Daerah',
        version: 1,
        created_by: { username: 'admin.sistem' },
      },
    });
    const id = made.data.id;
    const moved = await send('PUT', `/${id}`, { date: '2030-12-10', name: 'Pilkada', version: 1 });
    expect(moved.data).toMatchObject({ id, date: '2030-12-10', name: 'Pilkada', version: 2 });
    expect(await named('2030-12-09')).toBeUndefined();
    const read = await api.call('GET', 'holidays?from=2030-12-10&to=2030-12-10', { token });
    expect(read.data).toEqual([{ date: '2030-12-10', name: 'Pilkada' }]);
    expect((await send('DELETE', `/${id}?version=2`)).http).toBe(200);
    expect((await send('DELETE', `/${id}?version=2`)).http).toBe(404);
    expect(await log()).toEqual([
      {
        action: 'HOLIDAY_CREATED',
        reason: null,
        changes: { date: [null, '2030-12-09'], name: [null, 'Pemilihan Kepala Daerah'] },
      },
      {
        action: 'HOLIDAY_CHANGED',
        reason: null,
        changes: { date: ['2030-12-09', '2030-12-10'], name: ['Pemilihan Kepala Daerah', 'Pilkada'] },
      },
      {
        action: 'HOLIDAY_DELETED',
        reason: null,
        changes: { date: ['2030-12-10', null], name: ['Pilkada', null] },
      },
    ]);
  });

  it('changes no day that has passed without a reason, whichever way', async () => {
    const { send, named, log, today } = await keeper();
    const past = await named('2025-08-17');
    const yesterday = addDays(today, -1);
    const sayWhy = (date: string) => ({ reason: `${formatDate(date)} sudah lewat: tulis alasannya.` });
    const made = await send('POST', '', { date: yesterday, name: 'Kemarin' });
    expect(made.data.errors).toEqual(sayWhy(yesterday));
    const away = { date: FREE_DAY, name: past.name, version: 1 };
    expect((await send('PUT', `/${past.id}`, away)).data.errors).toEqual(sayWhy('2025-08-17'));
    expect((await send('DELETE', `/${past.id}?version=1`)).data.errors).toEqual(sayWhy('2025-08-17'));
    expect((await send('PUT', `/${past.id}`, { ...away, reason: '   x   ' })).http).toBe(422);
    expect((await send('DELETE', `/${past.id}?version=1&reason=%20%20%20%20%20%20`)).http).toBe(422);
    expect(await log()).toEqual([]);
    // Today has not passed.
    const now = await send('POST', '', { date: today, name: 'Hari ini' });
    expect(now.http).toBe(200);
    const back = { date: yesterday, name: 'Hari ini', version: 1 };
    expect((await send('PUT', `/${now.data.id}`, back)).data.errors).toEqual(sayWhy(yesterday));
    const reason = 'SKB yang direvisi pemerintah';
    expect((await send('PUT', `/${past.id}`, { ...away, reason })).http).toBe(200);
    expect((await log()).at(-1)).toMatchObject({ action: 'HOLIDAY_CHANGED', reason });
  });

  it('is one holiday a day, and written over only as it was seen', async () => {
    const { send, named } = await keeper();
    await send('POST', '', { date: '2030-12-25', name: 'Hari Raya Natal' });
    const christmas = await named('2030-12-25');
    const taken = await send('POST', '', { date: '2030-12-25', name: 'Natal lagi' });
    expect(taken).toMatchObject({
      http: 409,
      data: {
        errors: { date: '25 Desember 2030 sudah hari libur: Hari Raya Natal.' },
        current: { id: christmas.id },
      },
    });
    const [one, other] = await Promise.all([
      send('PUT', `/${christmas.id}`, { date: '2030-12-25', name: 'Natal satu', version: 1 }),
      send('PUT', `/${christmas.id}`, { date: '2030-12-25', name: 'Natal dua', version: 1 }),
    ]);
    expect([one.http, other.http].sort()).toEqual([200, 409]);
    const refused = one.http === 409 ? one : other;
    expect(refused.data).toMatchObject({ version: 1, current: { id: christmas.id, version: 2 } });
    expect((await send('DELETE', `/${christmas.id}?version=1`)).http).toBe(409);
    const same = await named('2030-12-25');
    expect(
      await send('PUT', `/${same.id}`, { date: same.date, name: same.name, version: same.version }),
    ).toMatchObject({ http: 422, message: 'Belum ada yang diubah.' });
  });

  it('refuses nonsense in every field', async () => {
    const { send, log } = await keeper();
    const nonsense = [
      { date: '2026-02-30', name: 'Tidak ada' },
      { date: '0000-01-01', name: 'Tahun nol' },
      { date: '1899-12-31', name: 'Terlalu lama' },
      { date: '2200-01-01', name: 'Terlalu jauh' },
      { date: 'besok', name: 'Besok' },
      { date: 20261225, name: 'Angka' },
      { date: '2030-12-26', name: '' },
      { date: '2030-12-26', name: '  ab  ' },
      { date: '2030-12-26', name: 'x'.repeat(81) },
      { date: '2030-12-26', name: 'Alasan', reason: 'x'.repeat(501) },
      { date: '2030-12-26' },
      { name: 'Tanpa tanggal' },
    ];
    for (const body of nonsense) expect((await send('POST', '', body)).http, JSON.stringify(body)).toBe(422);
    expect(await log()).toEqual([]);
  });

  it('is kept by holders of the master right alone', async () => {
    const { api } = await keeper();
    const token = await api.signIn('kasir.jkt');
    const body = { date: '2030-12-09', name: 'Libur sendiri' };
    expect((await api.call('POST', 'masters/holidays', { token, body })).status).toBe(403);
    expect((await api.call('GET', 'masters/holidays', { token })).status).toBe(403);
  });
});

describe('a file of holidays', () => {
  const next = [
    { date: '2028-01-01', name: 'Tahun Baru Masehi' },
    { date: '2028-08-17', name: 'Hari Kemerdekaan Republik Indonesia' },
  ];
  const calculated = '2027-03-10';

  it('is compared, then taken as one write; what the file lacks stays unless it is told to go', async () => {
    const { send, year, log } = await keeper();
    const rows = [...next, { date: calculated, name: 'Hari Raya Idul Fitri 1448 Hijriah' }];
    const diff = (await send('POST', '/compare', { rows })).data;
    expect(diff).toMatchObject({
      added: next,
      renamed: [
        {
          date: calculated,
          before: 'Hari Raya Idul Fitri 1448 Hijriah (perkiraan)',
          after: 'Hari Raya Idul Fitri 1448 Hijriah',
        },
      ],
      same: 0,
    });
    expect(diff.missing).toHaveLength(17);
    expect(await log()).toEqual([]);
    const { basis } = diff;
    const reason = 'SKB tiga menteri';
    expect((await send('POST', '/import', { rows, basis, missing: 'KEEP', reason })).data).toEqual({
      added: 2,
      renamed: 1,
      removed: 0,
      same: 0,
    });
    expect((await year(2027)).rows).toHaveLength(18);
    const again = (await send('POST', '/compare', { rows })).data;
    expect(
      await send('POST', '/import', { rows, basis: again.basis, missing: 'KEEP', reason }),
    ).toMatchObject({
      http: 422,
      message: 'Isinya sama dengan kalender yang ada.',
    });
    const all = await send('POST', '/import', { rows, basis: again.basis, missing: 'REMOVE', reason });
    expect(all.data).toMatchObject({ removed: 17, same: 3 });
    expect((await year(2027)).rows.map(({ date }) => date)).toEqual([calculated]);
    const lines = await log();
    expect(lines.map(({ action }) => action)).toEqual(['HOLIDAYS_IMPORTED', 'HOLIDAYS_IMPORTED']);
    expect(lines[0]?.changes).toMatchObject({ '2028-01-01': [null, 'Tahun Baru Masehi'] });
  });

  it('is not taken over another calendar than was compared, nor twice when two send it at once', async () => {
    const { send, named, year } = await keeper();
    const { basis } = (await send('POST', '/compare', { rows: next })).data;
    await send('POST', '', { date: '2028-05-01', name: 'Hari Buruh Internasional' });
    const late = await send('POST', '/import', { rows: next, basis, missing: 'REMOVE' });
    expect(late).toMatchObject({ http: 409, data: { current: { missing: [{ date: '2028-05-01' }] } } });
    expect(await named('2028-01-01')).toBeUndefined();
    const fresh = (await send('POST', '/compare', { rows: next })).data.basis;
    const answers = await Promise.all(
      [0, 1].map(() => send('POST', '/import', { rows: next, basis: fresh, missing: 'KEEP' })),
    );
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect((await year(2028)).rows).toHaveLength(3);
  });

  it('touches no day that has passed without a reason, and is refused where a day stands there twice', async () => {
    const { send, named, log } = await keeper();
    const rows = [{ date: '2025-01-01', name: 'Tahun Baru' }];
    const { basis } = (await send('POST', '/compare', { rows })).data;
    expect((await send('POST', '/import', { rows, basis, missing: 'KEEP' })).data.errors).toEqual({
      reason: '1 Januari 2025 sudah lewat: tulis alasannya.',
    });
    expect((await named('2025-01-01')).name).toBe('Tahun Baru Masehi');
    const reason = 'Nama menurut SKB';
    expect((await send('POST', '/import', { rows, basis, missing: 'KEEP', reason })).http).toBe(200);
    expect(await log()).toMatchObject([{ reason }]);
    const double = [...next, { date: '2028-01-01', name: 'Tahun baru lain' }];
    expect((await send('POST', '/compare', { rows: double })).data.errors).toEqual({
      'rows.2.date': '1 Januari 2028 sudah tertulis di atas.',
    });
    for (const nonsense of [
      [],
      [{ date: '2028-02-30', name: 'Tidak ada' }],
      [{ date: '0000-01-01', name: 'Nol' }],
    ]) {
      expect((await send('POST', '/compare', { rows: nonsense })).http).toBe(422);
    }
  });

  it('takes 2,000 lines at once, and no more', async () => {
    const { send, year } = await keeper();
    const rows = Array.from({ length: 2_000 }, (_, at) => ({
      date: addDays('2030-01-01', at * 7),
      name: `Libur ${at}`,
    }));
    const { basis, added } = (await send('POST', '/compare', { rows })).data;
    expect(added).toHaveLength(2_000);
    const taken = await send('POST', '/import', { rows, basis, missing: 'REMOVE' });
    expect(taken.data).toEqual({ added: 2_000, renamed: 0, removed: 0, same: 0 });
    expect((await year(2031)).rows.length).toBeGreaterThan(51);
    const more = [...rows, { date: '2029-01-01', name: 'Satu lagi' }];
    expect((await send('POST', '/compare', { rows: more })).http).toBe(422);
  });
});
