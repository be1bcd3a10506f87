/*
 * Medians of the lists and the journal of petty cash inside the server, at 100,000 and at 1,000,000 vouchers, with every
 * filter and combinations. Goal: each under 20 ms. `tsx bench/pettyCash.bench.ts 10000` measures other sizes.
 */
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';
import { loadPetty } from './loadPetty';

const RUNS = 25;
const GOAL = 20;

const LIST = (
  [
    ['newest', ''],
    ['page 40', 'page=40'],
    ['an office', 'office=1'],
    ['a month of long ago', 'from={long_ago}&to={month_later}'],
    ['an office and month', 'office=2&from={long_ago}&to={month_later}'],
    ['a common kind', 'kind=EXPENSE'],
    ['a kind', 'kind=TOP_UP'],
    ['a rare kind', 'kind=DIFFERENCE'],
    ['a rare kind of an office', 'kind=VOID&office=3'],
    ['a kind that nobody wrote', 'kind=END'],
    ['a category', 'category=3'],
    ['a category of an office', 'category=3&office=1'],
    ['a common state', 'state=REPLENISHED'],
    ['what is open', 'state=OPEN'],
    ['what is not replenished', 'state=NOT_REPLENISHED'],
    ['a state that none has', 'state=VOIDED'],
    ['kind and state', 'kind=ADVANCE&state=OPEN'],
    ['kind and a state that it never has', 'kind=EXPENSE&state=SETTLED'],
    ['kind, category and month', 'kind=EXPENSE&category=2&from={long_ago}&to={month_later}'],
    ['words: a number', 'search={number}'],
    ['words: common', 'search=bensin'],
    ['words: a payee', 'search=toko%20217'],
    ['words: none has them', 'search=zzxqy'],
    ['words and office', 'search=kertas&office=2'],
    ['words and month', 'search=tinta&from={long_ago}&to={month_later}'],
  ] as const
).map(([name, query]): Call => [name, `petty-vouchers?${query}`]);

const CALLS: readonly Call[] = [
  ...LIST,
  ['the fund', 'petty-funds/current?office=1'],
  ['all funds', 'petty-funds'],
  ['what a top-up can name', 'petty-vouchers/replenishable?office=1'],
  ['a journal of a month', 'petty-journal?office=1&from={long_ago}&to={month_later}'],
  ['a journal of a year, its last page', 'petty-journal?office=1&from={year_ago}&to={today}&page=500'],
  ['the counts', 'petty-counts?office=1'],
];

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [100_000, 1_000_000];
const company = await openCompany({ unhurried: true });
try {
  const measured = [];
  for (const size of sizes) {
    const began = Date.now();
    await loadPetty(company.connection, size);
    console.log(`${size} vouchers (loaded in ${Math.round((Date.now() - began) / 1000)} s)`);
    const api = await company.openApi();
    const times = await callTimes(api, filled(await someVoucher()), RUNS);
    await api.app.close();
    measured.push({ size, times, goal: GOAL });
    report(CALLS, measured);
  }
} finally {
  await company.close();
}

/** The calls with what a voucher in the middle says. */
function filled(values: Readonly<Record<string, unknown>>): Call[] {
  return CALLS.map(([name, address]) => [
    name,
    address.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key]))),
  ]);
}

async function someVoucher(): Promise<Record<string, unknown>> {
  const { rows } = await company.connection.pool.query<Record<string, unknown>>(
    `select number, to_char(day, 'YYYY-MM-DD') as long_ago, to_char(day + 30, 'YYYY-MM-DD') as month_later,
            to_char(current_date, 'YYYY-MM-DD') as today, to_char(current_date - 360, 'YYYY-MM-DD') as year_ago
       from petty_vouchers where id >= (select max(id) / 2 from petty_vouchers) order by id limit 1`,
  );
  return rows[0] ?? {};
}
