import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actionsOf, type LogGroup } from '@/lib/contract/logActions';
import type { UserLogEntry } from '@/lib/contract/userLog';
import { startApi, type TestApi } from '../testing/startApi';

/*
 * What the indexes find is what reading every line finds, for any filters together: 12,000 lines of four years, more
 * than are looked through before the keys are asked.
 */

interface Line {
  id: number;
  day: string;
  person: number | null;
  office: number | null;
  action: string;
  type: string | null;
  record: string | null;
  ip: string | null;
  summary: string;
}

const cleanups: (() => Promise<void>)[] = [];
let api: TestApi;
let lines: Line[];
const readers: { token: string; office: number | null }[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup), parts: { sessionHours: 1000 } });
  const { pool } = api.connection;
  await pool.query(`update titles set is_user = true where id = 3`);
  readers.push({ token: await api.signIn('admin.sistem'), office: null });
  readers.push({ token: await api.signIn('kasir.mks'), office: 2 });
  await pool.query(`
    with people as (select array_agg(id order by id) as ids from staff)
    insert into history (at, staff_id, action, summary, record_type, record_id, ip, changes)
    select now() - interval '10 days' - (12000 - n) * interval '3 hours' + (n % 3) * interval '1 day',
           case when n % 11 > 0 then ids[1 + n * n % cardinality(ids)] end,
           case when n % 997 = 0 then 'CREDITS_EXPORTED' when n % 7 = 0 then 'SIGN_IN_FAILED' when n % 3 = 0 then 'PAYMENT_TAKEN'
                else 'CREDIT_PRINTED' end,
           case when n % 997 = 0 then 'Mengekspor 12 nota' when n % 401 = 0 then 'Menerima Élan%_b dari Siti' else 'Mencetak nota JKT/' ||
             (2200 + n / 300) || '/' || lpad((n % 1000)::text, 5, '0') end,
           case when n % 5 > 1 then 'credit' when n % 53 = 0 then 'file' end, case when n % 5 > 1 then (n / 9)::text end,
           case when n % 631 = 0 then '192.0.2.7' else '10.20.' || (n % 4) || '.1' end, '{}'
      from generate_series(1, 12000) as n, people`);
  const { rows } = await pool.query<Line & { id: string }>(
    `select h.id, to_char(h.at at time zone o.zone, 'YYYY-MM-DD') as day, h.staff_id as person, s.office_id as office, h.action,
            h.record_type as type, h.record_id as record, h.ip, h.summary
       from history h left join staff s on s.id = h.staff_id cross join (select zone from offices where id = 1) o
      order by h.at desc, h.id desc`,
  );
  lines = rows.map((row) => ({ ...row, id: Number(row.id) }));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

interface Asked {
  person?: number;
  action?: string;
  group?: LogGroup;
  type?: string;
  record?: string;
  ip?: string;
  from?: string;
  to?: string;
  search?: string;
}

const isFound = (line: Line, asked: Asked) =>
  (asked.person === undefined || line.person === asked.person) &&
  (asked.action === undefined || line.action === asked.action) &&
  (asked.group === undefined || actionsOf(asked.group).includes(line.action)) &&
  (asked.type === undefined || line.type === asked.type) &&
  (asked.type === undefined || asked.record === undefined || line.record === asked.record) &&
  (asked.ip === undefined || line.ip === asked.ip) &&
  (asked.from === undefined || line.day >= asked.from) &&
  (asked.to === undefined || line.day <= asked.to) &&
  (asked.search ?? '')
    .toLowerCase()
    .split(' ')
    .every((word) => line.summary.toLowerCase().includes(word));

const day = fc.integer({ min: 0, max: 1500 }).map((back) => {
  const at = new Date(Date.now() - back * 86_400_000);
  return at.toISOString().slice(0, 10);
});
const asked = fc.record(
  {
    person: fc.integer({ min: 1, max: 12 }),
    action: fc.constantFrom('CREDITS_EXPORTED', 'SIGN_IN_FAILED', 'PAYMENT_TAKEN', 'CONTRACT_CANCELLED'),
    group: fc.constantFrom<LogGroup>('access', 'refused', 'export', 'receipts'),
    type: fc.constantFrom('credit', 'file', 'office'),
    record: fc.integer({ min: 1, max: 1333 }).map(String),
    ip: fc.constantFrom('10.20.1.1', '10.20.3.1', '192.0.2.7', '192.0.2.9'),
    from: day,
    to: day,
    search: fc.oneof(
      fc.constantFrom('nota', 'MENERIMA élan', 'élan%_b', 'siti dari', 'zzxqy', 'ekspor 12', 'jkt/', 'cetak'),
      fc
        .tuple(fc.integer({ min: 2200, max: 2240 }), fc.integer({ min: 0, max: 999 }))
        .chain(([month, number]) => {
          const whole = `jkt/${month}/${String(number).padStart(5, '0')}`;
          return fc.constantFrom(
            whole,
            `nota ${whole}`,
            whole.slice(4),
            whole.slice(0, 9),
            whole.slice(-4),
            whole.slice(-6, -1),
          );
        }),
    ),
  },
  { requiredKeys: [] },
);

const pageOf = async (token: string, query: Asked, before?: number) => {
  const given = Object.entries({ ...query, before, size: 20 }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const answer = await api.call<{ rows: UserLogEntry[]; more: boolean }>('GET', `logs?${search}`, { token });
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
};

it('finds what reading every line finds, page by page, and nobody else’s', async () => {
  const few = fc.record({
    few: asked,
    drop: fc.subarray(['person', 'group', 'record', 'from', 'to'] as const),
  });
  await fc.assert(
    fc.asyncProperty(few, fc.nat(1), async ({ few: { ...query }, drop }, at) => {
      for (const name of drop) delete query[name];
      const { token, office } = readers[at]!;
      const expected = lines
        .filter((line) => (office === null || line.office === office) && isFound(line, query))
        .map(({ id }) => id);
      const first = await pageOf(token, query);
      expect(first.rows.map(({ id }) => id)).toEqual(expected.slice(0, 20));
      expect(first.more).toBe(expected.length > 20);
      if (!first.more) return;
      const later = expected[Math.floor(expected.length / 2)]!;
      const second = await pageOf(token, query, later);
      const rest = expected.slice(expected.indexOf(later) + 1);
      expect(second.rows.map(({ id }) => id)).toEqual(rest.slice(0, 20));
      expect(second.more).toBe(rest.length > 20);
    }),
    { numRuns: 150 },
  );
});

it('looks for words that no index knows among the newest lines alone', async () => {
  const { token } = readers[0]!;
  const newest = lines.slice(0, 5000).filter(({ summary }) => summary.includes('%_'));
  const all = lines.filter(({ summary }) => summary.includes('%_'));
  expect(all.length).toBeGreaterThan(newest.length);
  const page = await pageOf(token, { search: '%_' });
  expect(page.rows.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
  const whole = await pageOf(token, { search: 'élan%_b' });
  expect(whole.rows.map(({ id }) => id)).toEqual(all.slice(0, 20).map(({ id }) => id));
});
