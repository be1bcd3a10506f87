import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { overdueClassOf } from '@/lib/arithmetic/overdueClass';
import type { OverdueClassesMaster, OverdueClassesWrite } from '@/lib/contract/overdueClasses';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { startApi } from '../testing/startApi';

interface Answer extends OverdueClassesMaster {
  rows: OverdueClassesMaster[];
  errors: Record<string, string>;
  current: OverdueClassesMaster;
}

async function keeper() {
  const api = await startApi();
  const token = await api.signIn('admin.sistem');
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown) =>
    api.call<Answer>(method, `masters/overdue-classes${path}`, { token, body });
  const rows = async () => (await send('GET')).data.rows;
  const today = todayIn('Asia/Jakarta', api.now());
  const next = (over: Partial<OverdueClassesWrite> = {}): OverdueClassesWrite => ({
    valid_from: addDays(today, 30),
    collectibility_to: [0, 30, 60, 90],
    bucket_to: [0, 30, 60],
    ...over,
  });
  const follow = async (over: Partial<OverdueClassesWrite> = {}) => {
    const [newest] = await rows();
    return send('POST', '', { ...next(over), follows: { id: newest!.id, version: newest!.version } });
  };
  return { api, token, send, rows, today, next, follow };
}

it('begins with the values that the company starts with, for every session', async () => {
  const { api } = await keeper();
  const token = await api.signIn('kolektor.jyp');
  const { rows } = (await api.call<Answer>('GET', 'overdue-classes', { token })).data;
  expect(rows).toEqual([
    {
      valid_from: '1900-01-01',
      collectibility_to: [0, 90, 120, 180],
      bucket_to: [0, 7, 15, 30, 60, 90, 120],
    },
  ]);
  expect(overdueClassOf(rows[0]!, 37)).toEqual({ collectibility: 2, bucket: { from: 31, to: 60 } });
  expect((await api.call('GET', 'masters/overdue-classes', { token })).status).toBe(403);
});

it('is followed by versions, each of which can change until it holds; every step stands in the log', async () => {
  const { api, send, rows, today, next, follow } = await keeper();
  const made = await follow();
  expect(made).toMatchObject({ http: 200, data: { ...next(), valid_to: null, version: 1 } });
  expect((await rows()).map(({ valid_to }) => valid_to)).toEqual([null, addDays(today, 29)]);
  const id = made.data.id;
  const body = next({ valid_from: addDays(today, 40), bucket_to: [0, 45] });
  expect((await send('PUT', `/${id}`, { ...body, version: 1 })).data).toMatchObject({ ...body, version: 2 });
  expect((await rows())[1]?.valid_to).toBe(addDays(today, 39));
  expect((await send('PUT', `/${id}`, { ...body, version: 2 })).message).toBe('Belum ada yang diubah.');
  expect((await send('DELETE', `/${id}?version=2`)).http).toBe(200);
  expect(await rows()).toMatchObject([{ valid_from: '1900-01-01', valid_to: null }]);
  const log = await api.connection.pool.query(
    "select action, changes from history where record_type = 'overdue_classes' order by id",
  );
  expect(log.rows).toMatchObject([
    { action: 'OVERDUE_CLASSES_FOLLOWED', changes: { bucket_to: [null, '0, 30, 60'] } },
    { action: 'OVERDUE_CLASSES_CHANGED', changes: { bucket_to: ['0, 30, 60', '0, 45'] } },
    { action: 'OVERDUE_CLASSES_DELETED', changes: { bucket_to: ['0, 45', null] } },
  ]);
});

it('is never changed once it holds, nor written back in time', async () => {
  const { api, send, rows, today, next, follow } = await keeper();
  const [start] = await rows();
  expect((await send('PUT', `/${start!.id}`, { ...next(), version: start!.version })).http).toBe(409);
  expect((await send('DELETE', `/${start!.id}?version=${start!.version}`)).http).toBe(409);
  const earliest = { valid_from: `Paling awal ${formatDate(addDays(today, 1))}.` };
  for (const valid_from of [today, addDays(today, -1), '1900-01-01']) {
    expect((await follow({ valid_from })).data.errors).toEqual(earliest);
  }
  const made = (await follow({ valid_from: addDays(today, 1) })).data;
  expect((await follow({ valid_from: addDays(today, 1) })).data.errors).toEqual({
    valid_from: `Harus setelah versi sebelumnya, ${formatDate(addDays(today, 1))}.`,
  });
  api.advance(2 * 86_400_000);
  const token = await api.signIn('admin.sistem');
  const late = await api.call<Answer>('DELETE', `masters/overdue-classes/${made.id}?version=1`, { token });
  expect(late).toMatchObject({ http: 409, data: { current: { id: made.id } } });
});

it('has no gap and no overlap: the reason stands beside the limit', async () => {
  const { api, follow, rows } = await keeper();
  const wrong = await follow({ collectibility_to: [0, 90, 90, 180], bucket_to: [7, 0, 15] });
  expect(wrong.data.errors).toEqual({
    'collectibility_to.2': 'Paling sedikit 91: kelas tidak boleh tumpang tindih.',
    'bucket_to.1': 'Paling sedikit 8: kelas tidak boleh tumpang tindih.',
  });
  for (const nonsense of [
    { collectibility_to: [0, 90, 120] },
    { collectibility_to: [0, 90, 120, 180, 360] },
    { collectibility_to: [-1, 90, 120, 180] },
    { collectibility_to: [0, 90, 120, 3_651] },
    { collectibility_to: [0, 1.5, 120, 180] },
    { bucket_to: [] },
    { bucket_to: Array.from({ length: 20 }, (_, at) => at) },
    { bucket_to: ['0', '7'] as never },
    { bucket_to: [0, null] as never },
    { valid_from: '0000-01-01' },
    { valid_from: '2027-02-30' },
  ]) {
    expect((await follow(nonsense)).http, JSON.stringify(nonsense)).toBe(422);
  }
  expect(await rows()).toHaveLength(1);
  // Whatever comes past the server meets the database.
  const insert = (limits: string) =>
    api.connection.pool.query(
      `insert into overdue_classes (valid_from, collectibility_to, bucket_to) values ('2199-01-01', '${limits}', '{0}')`,
    );
  for (const limits of ['{0,90,90,180}', '{0,90}', '{-1,90,120,180}', '{0,NULL,120,180}']) {
    await expect(insert(limits), limits).rejects.toThrow(/overdue_classes_collectibility/);
  }
});

it('takes one of two that come at once, and tells the other what is there', async () => {
  const { rows, send, next } = await keeper();
  const [newest] = await rows();
  const body = { ...next(), follows: { id: newest!.id, version: newest!.version } };
  const answers = await Promise.all([send('POST', '', body), send('POST', '', body)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  const refused = answers.find(({ http }) => http === 409);
  expect(refused?.data.current).toMatchObject(next());
  expect(await rows()).toHaveLength(2);
});
