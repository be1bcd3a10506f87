import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/startApi';

let api: TestApi;
const cleanups: (() => Promise<void>)[] = [];

beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

// A comparison of unlike collations finds no index, and nothing else says so: a new table is as slow as it is large.
it('collates whatever names a contract as contracts do, so that indexes join them', async () => {
  const { rows } = await api.connection.pool.query<{ names: string; alike: boolean }>(
    `select format('%s.%s', k.conrelid::regclass, a.attname) as names, a.attcollation = c.attcollation as alike
       from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       join pg_attribute c on c.attrelid = k.confrelid and c.attnum = k.confkey[1]
      where k.contype = 'f' and k.confrelid = 'contracts'::regclass`,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ alike }) => !alike)).toEqual([]);
});
