import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACCESS_FLAGS, type AccessFlag } from '@/lib/contract/access';
import type { Title } from '@/lib/contract/titles';
import { startApi, type TestApi } from '../testing/startApi';
import { share } from '../testing/seeds';

/*
 * Whatever administrators do to titles in whatever order, alone or two at once: somebody active may still give rights, no
 * save is lost without a word, and a session's calls obey the flags of that moment.
 */

/** A read that one flag alone opens; what a session may do is tried after each step. */
const GUARDED: readonly (readonly [AccessFlag, string])[] = [
  ['is_user', 'titles'],
  ['is_master', 'masters/finances'],
  ['is_agen', 'agents'],
  ['is_marketing', 'marketers'],
  ['is_contract', 'contracts'],
];

const WATCHED = ['direktur', 'admin.sistem', 'kasir.jkt'] as const;

interface Step {
  title: 1 | 3 | 9;
  flag: AccessFlag;
  what: 'flag' | 'offices' | 'limit' | 'delete';
  /** Another administrator writes another title, or the same, at the same moment. */
  beside: 1 | 3 | 9 | null;
  stale: boolean;
}

const titleId = fc.constantFrom(1 as const, 3 as const, 9 as const);
const step: fc.Arbitrary<Step> = fc.record({
  title: titleId,
  flag: fc.oneof(fc.constant('is_user' as const), fc.constantFrom(...ACCESS_FLAGS)),
  what: fc.constantFrom('flag', 'flag', 'flag', 'offices', 'limit', 'delete'),
  beside: fc.oneof(fc.constant(null), titleId),
  stale: fc.boolean(),
});

async function titlesIn(api: TestApi): Promise<Map<number, Title & { all: boolean }>> {
  const { rows } = await api.connection.pool.query<Record<string, unknown> & { id: number }>(
    'select * from titles order by id',
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        access: Object.fromEntries(ACCESS_FLAGS.map((flag) => [flag, row[flag] ? 1 : 0])),
        all: row.all_offices,
      } as unknown as Title & { all: boolean },
    ]),
  );
}

function edited(title: Title, { flag, what }: Step): Title {
  if (what === 'offices') return { ...title, all_offices: !title.all_offices };
  if (what === 'limit') return { ...title, penalty_discount_bp: (title.penalty_discount_bp + 100) % 10_001 };
  return { ...title, access: { ...title.access, [flag]: title.access[flag] === 1 ? 0 : 1 } };
}

async function oneStep(api: TestApi, tokens: Record<string, string>, taken: Step): Promise<void> {
  const before = await titlesIn(api);
  const press = (token: string, id: number) => {
    const title = before.get(id)!;
    const version = title.version - (taken.stale ? 1 : 0);
    return taken.what === 'delete'
      ? api.call<Title>('DELETE', `titles/${id}?version=${version}`, { token })
      : api.call<Title>('PUT', `titles/${id}`, { token, body: { ...edited(title, taken), version } });
  };
  const answers = await Promise.all([
    press(tokens.direktur!, taken.title),
    ...(taken.beside === null ? [] : [press(tokens['admin.sistem']!, taken.beside)]),
  ]);
  const after = await titlesIn(api);
  expect(answers.filter(({ http }) => http >= 500)).toEqual([]);
  if (taken.what === 'delete') expect(answers.map(({ http }) => http)).not.toContain(200);
  if (taken.stale) expect(answers.map(({ http }) => http)).not.toContain(200);
  const counted = [...after.values()].reduce((sum, { version }) => sum + version, 0);
  const then = [...before.values()].reduce((sum, { version }) => sum + version, 0);
  // Each success is one version more, each refusal and what waits none: nothing was written over.
  const written = answers.filter(
    ({ http, data }) => http === 200 && data.version > (before.get(data.id)?.version ?? 0),
  );
  expect(counted - then).toBe(written.length);
  // Nobody decides anything here, so that nothing becomes wider.
  for (const [id, is] of after) {
    const was = before.get(id)!;
    for (const flag of ACCESS_FLAGS) expect(is.access[flag]).toBeLessThanOrEqual(was.access[flag]);
    expect(Number(is.all)).toBeLessThanOrEqual(Number(was.all));
    expect(is.penalty_discount_bp).toBeLessThanOrEqual(was.penalty_discount_bp);
  }
  if (taken.beside === taken.title) expect(counted - then).toBeLessThanOrEqual(1);
}

async function holds(api: TestApi, tokens: Record<string, string>): Promise<void> {
  const { rows } = await api.connection.pool.query(
    `select 1 from staff s join titles t on t.id = s.title_id where s.active and t.is_user and t.all_offices`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const username of WATCHED) {
    const { rows: own } = await api.connection.pool.query<Record<string, boolean>>(
      'select t.* from titles t join staff s on s.title_id = t.id where s.username = $1',
      [username],
    );
    for (const [flag, path] of GUARDED) {
      const { http } = await api.call('GET', path, { token: tokens[username]! });
      expect({ username, path, http }).toEqual({ username, path, http: own[0]?.[flag] ? 200 : 403 });
    }
  }
}

it('holds after any history', async () => {
  const api = await startApi();
  const tokens = Object.fromEntries(
    await Promise.all(WATCHED.map(async (name) => [name, await api.signIn(name)] as const)),
  ) as Record<string, string>;
  const start = await titlesIn(api);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (history) => {
      await api.connection.pool.query('delete from change_requests');
      for (const { id, access, all } of start.values()) {
        const flags = ACCESS_FLAGS.map((flag) => `${flag} = ${access[flag] === 1}`).join();
        await api.connection.pool.query(`update titles set ${flags}, all_offices = ${all} where id = ${id}`);
      }
      for (const taken of history) {
        await oneStep(api, tokens, taken);
        await holds(api, tokens);
      }
    }),
    { numRuns: Number(process.env.HISTORIES ?? share(12)) },
  );
});
