import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_FLAGS } from '@/lib/contract/access';
import { fillPath } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { someReceipt } from '../../testing/changedNote';
import { startApi, type TestApi } from '../../testing/startApi';

let api: TestApi;
let token: string;
let receipt = 0;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  token = await api.signIn('kasir.jkt');
  receipt = (await someReceipt(api, token)).id;
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const setFlags = (flags: readonly string[]) =>
  api.connection.pool.query(
    `update titles set ${ACCESS_FLAGS.map((flag) => `${flag} = ${flags.includes(flag)}`).join(', ')} where id = 3`,
  );
const guarded = ENDPOINTS.filter((endpoint) => endpoint.guard !== 'public');
const flagged = guarded.flatMap((endpoint) =>
  endpoint.guard === 'session' ? [] : [{ ...endpoint, guard: endpoint.guard }],
);
const address = (path: string) => fillPath(path, { id: receipt, row: 1, index: 0 });

describe('every endpoint of the contract', () => {
  it.each(ENDPOINTS.map((e) => [e.method, e.path] as const))('%s %s is mounted', (method, path) => {
    expect(api.app.hasRoute({ method, url: `/api/${path.replace(/\{(\w+)\}/g, ':$1')}` })).toBe(true);
  });

  it.each(guarded.map((e) => [e.name, e] as const))(
    '%s refuses a caller who is not signed in',
    async (_name, { method, path }) => {
      for (const options of [{}, { token: 'a'.repeat(43) }, { headers: { authorization: 'Basic eDp5' } }]) {
        expect(await api.call(method, address(path), options)).toMatchObject({
          http: 401,
          status: 401,
          title: 'Gagal!',
        });
      }
    },
  );

  it.each(flagged.map((e) => [e.name, e] as const))(
    '%s refuses a title without its flags',
    async (_name, { method, path, guard }) => {
      await setFlags(ACCESS_FLAGS.filter((flag) => !(guard as readonly string[]).includes(flag)));
      expect(await api.call(method, address(path), { token })).toMatchObject({ http: 403, title: 'Gagal!' });
      for (const flag of guard) {
        await setFlags([flag]);
        expect((await api.call(method, address(path), { token })).http, flag).not.toBe(403);
      }
    },
  );

  it.each(
    guarded.filter((e) => e.guard === 'session' && e.name !== 'signOut').map((e) => [e.name, e] as const),
  )('%s needs a session only', async (_name, { method, path }) => {
    await setFlags([]);
    const { http } = await api.call(method, address(path), { token });
    expect([200, 404, 422]).toContain(http);
  });
});
