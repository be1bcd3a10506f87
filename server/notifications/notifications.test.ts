import { describe, expect, it } from 'vitest';
import type { NotificationPage } from '@/lib/contract/notifications';
import { startApi, type TestApi } from '../testing/startApi';

const page = (api: TestApi, token: string, n: number) =>
  api.call<NotificationPage>('GET', `notifs?page=${n}`, { token });
const unread = async (api: TestApi, token: string) =>
  (await api.call<number>('GET', 'notifs/count', { token })).data;

describe('notifications (SPEC 7)', () => {
  it('come twenty to a page, newest first, with how many there are and how many are unread', async () => {
    const api = await startApi();
    await api.connection.pool.query(`
      insert into notifications (staff_id, title, message, created_at)
      select 4, 'Pesan ' || n, 'Isi', now() - n * interval '1 second' from generate_series(1, 45) n`);
    const token = await api.signIn('kasir.jkt');
    const pages = await Promise.all([1, 2, 3, 4].map((n) => page(api, token, n)));
    expect(pages.map(({ data }) => data.notif.length)).toEqual([20, 20, 9, 0]);
    expect(pages[0]?.data).toMatchObject({ count_notif: 49, count_read_at: 48 });
    const times = pages.flatMap(({ data }) => data.notif.map((row) => row.created_at));
    expect(times).toEqual([...times].sort().reverse());
  });

  it('are read one by one, without a body, and reading again changes nothing', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const before = await unread(api, token);
    const first = (await page(api, token, 1)).data.notif.find((row) => row.read_at === null);
    const read = () =>
      api.call('PUT', `notifs/${first?.id}`, { token, headers: { 'content-type': 'application/json' } });
    expect(await read()).toMatchObject({ http: 200, status: 200, title: 'Sukses!' });
    const after = (await page(api, token, 1)).data.notif.find((row) => row.id === first?.id);
    expect(after?.read_at).toBe(api.now().toISOString());
    api.advance(1000);
    expect((await read()).http).toBe(200);
    expect((await page(api, token, 1)).data.notif.find((row) => row.id === first?.id)).toEqual(after);
    expect(await unread(api, token)).toBe(before - 1);
  });

  it("are all read at once, and only one's own", async () => {
    const api = await startApi();
    const [mine, other] = [await api.signIn('kasir.jkt'), await api.signIn('direktur')];
    const theirs = await unread(api, other);
    expect(await api.call('POST', 'notifs/all', { token: mine })).toMatchObject({
      http: 200,
      title: 'Sukses!',
    });
    expect(await unread(api, mine)).toBe(0);
    expect(await unread(api, other)).toBe(theirs);
    expect(theirs).toBeGreaterThan(0);
  });

  it('of someone else are not there', async () => {
    const api = await startApi();
    const [mine, other] = [await api.signIn('kasir.jkt'), await api.signIn('direktur')];
    const { data } = await page(api, other, 1);
    expect((await api.call('PUT', `notifs/${data.notif[0]?.id}`, { token: mine })).http).toBe(404);
    for (const id of ['abc', '0', '-1', '99999999999', '1e3']) {
      expect((await api.call('PUT', `notifs/${id}`, { token: mine })).http).toBe(404);
    }
  });

  it("tell the reader's other devices, once", async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    await api.connection.pool.query('delete from outbox');
    const id = (await page(api, token, 1)).data.notif.find((row) => row.read_at === null)?.id;
    await api.call('PUT', `notifs/${id}`, { token });
    await api.call('PUT', `notifs/${id}`, { token });
    await api.call('POST', 'notifs/all', { token });
    await api.call('POST', 'notifs/all', { token });
    const { rows } = await api.connection.pool.query(
      'select channel, event, payload from outbox order by id',
    );
    const channel = 'notifications.4';
    expect(rows).toEqual([
      { channel, event: 'read.notification', payload: { id } },
      { channel, event: 'read.notification', payload: { id: null } },
    ]);
  });
});
