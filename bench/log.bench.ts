/*
 * Medians of GET logs inside the server, at 1,000,000 and at 10,000,000 lines, with every filter and combinations. Goal:
 * each under 20 ms, and at the larger size at most twice what it is at the smaller. `tsx bench/log.bench.ts 100000`
 * measures other sizes; BENCH_DATABASE_URL names a database to keep them in.
 */
import { accessOf } from '../src/lib/contract/access';
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';
import { loadLog } from './loadLog';

const RUNS = 25;
const GOAL = 20;

const CALLS: readonly Call[] = (
  [
    ['newest', ''],
    ['older', 'before={middle}'],
    ['a busy person', 'person={busy}'],
    ['a busy person, older', 'person={busy}&before={middle}'],
    ['a quiet person', 'person={quiet}'],
    ['a person who did nothing', 'person={idle}'],
    ['a record', 'type=credit&record={record}'],
    ['a kind of record', 'type=registration'],
    ['a common action', 'action=PAYMENT_TAKEN'],
    ['a rare action', 'action=CREDITS_EXPORTED'],
    ['an action that nobody did', 'action=CONTRACT_CANCELLED'],
    ['a group of actions', 'group=receipts'],
    ['a group, older', 'group=refused&before={middle}'],
    ['an address', 'ip=10.20.1.1'],
    ['a rare address', 'ip=114.122.8.31'],
    ['an address of nobody', 'ip=192.0.2.1'],
    ['a day', 'from={day}&to={day}'],
    ['a month of long ago', 'from={long_ago}&to={month_later}'],
    ['person and action', 'person={busy}&action=SIGN_IN_FAILED'],
    ['person and an action that they never did', 'person={busy}&action=CONTRACT_CANCELLED'],
    ['person and group', 'person={busy}&group=export'],
    ['person and address', 'person={busy}&ip=114.122.8.31'],
    ['person and an address where they never were', 'person={busy}&ip=192.0.2.1'],
    ['person and month', 'person={quiet}&from={long_ago}&to={month_later}'],
    ['person and kind', 'person={busy}&type=file'],
    ['action and address', 'action=SIGN_IN_FAILED&ip=114.122.8.31'],
    ['action and day', 'action=IDENTITY_READ&from={day}&to={day}'],
    ['address and day', 'ip=10.20.1.1&from={day}&to={day}'],
    ['all of them', 'person={busy}&action=PAYMENT_TAKEN&type=credit&ip=10.20.1.1&from={long_ago}&to={day}'],
    ['words: a number', 'search={number}'],
    ['words: common', 'search=pembayaran'],
    ['words: two', 'search=perubahan%20{number}'],
    ['words: none has them', 'search=zzxqy'],
    ['words and person', 'search=ekspor&person={busy}'],
    ['words and month', 'search={number}&from={long_ago}&to={month_later}'],
  ] as const
).map(([name, query]): Call => [name, `logs?${query}`]);

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1_000_000, 10_000_000];
const company = await openCompany({ unhurried: true });
try {
  await company.connection.pool.query(
    `update titles set ${Object.keys(accessOf())
      .map((flag) => `${flag} = true`)
      .join()} where name = 'Direktur'`,
  );
  const measured = [];
  for (const size of sizes) {
    const began = Date.now();
    await loadLog(company.connection, size);
    console.log(`${size} lines (loaded in ${Math.round((Date.now() - began) / 1000)} s)`);
    const api = await company.openApi();
    const times = await callTimes(api, filled(await someLine()), RUNS);
    await api.app.close();
    measured.push({ size, times, goal: GOAL });
    report(CALLS, measured);
  }
} finally {
  await company.close();
}

/** The calls with what a line in the middle of the log says. */
function filled(values: Readonly<Record<string, unknown>>): Call[] {
  return CALLS.map(([name, address]) => [
    name,
    address.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key]))),
  ]);
}

async function someLine(): Promise<Record<string, unknown>> {
  const { rows } = await company.connection.pool.query<Record<string, unknown>>(
    `with people as (select staff_id as id, count(*) as lines from history where staff_id is not null group by 1)
     select h.id as middle, h.record_id as record, right(h.summary, 14) as number, to_char(h.at, 'YYYY-MM-DD') as day,
            to_char(h.at - interval '700 days', 'YYYY-MM-DD') as long_ago,
            to_char(h.at - interval '670 days', 'YYYY-MM-DD') as month_later,
            (select id from people order by lines desc limit 1) as busy,
            (select id from people where lines > 100 order by lines limit 1) as quiet,
            (select id from staff where id not in (select id from people) limit 1) as idle
       from history h
      where h.id >= (select max(id) / 2 from history) and h.record_type = 'credit' order by h.id limit 1`,
  );
  return rows[0] ?? {};
}
