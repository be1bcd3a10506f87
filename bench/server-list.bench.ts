/*
 * Medians of GET credits inside the server (route, checks, SQL, JSON), at 100,000 and 1,000,000 receipts.
 * On a busy machine look at the best of each rather than at the median. Goal: under 10 ms at 100,000, and at 1,000,000 at most twice that. `tsx bench/server-list.bench.ts 20000 50000`
 * measures other sizes. Loading a million receipts takes some minutes; BENCH_DATABASE_URL names a database to keep
 * them in.
 */
import { loadReceipts } from '../server/seed/loadReceipts';
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';

const RUNS = 40;
const GOAL = 10;

const QUERIES: readonly [name: string, query: string][] = [
  ['today', ''],
  ['this week', 'period=week'],
  ['this month', 'period=month'],
  ['this year', 'period=year'],
  ['all', 'period=all'],
  ['all, page 10', 'period=all&page=10'],
  ['all, page 400', 'period=all&page=400'],
  ...['invoice', 'customer_name', 'payment', 'overdue', 'contract_code', 'credit_to', 'date_invoice'].flatMap(
    (sort): [string, string][] => [
      [`month by ${sort}`, `period=month&sort=${sort}&order=asc`],
      [`year by ${sort}`, `period=year&sort=${sort}&order=asc`],
      [`all by ${sort}`, `period=all&sort=${sort}&order=desc&page=3`],
    ],
  ),
  ['search a name, all', 'period=all&search=mandacan'],
  ['search two names, all', 'period=all&search=budi%20santoso'],
  ['search a name, year', 'period=year&search=sihombing'],
  ['search a name, by payment', 'period=all&search=wibowo&sort=payment'],
  ['search a number', 'period=all&search=JKT%2F2610%2F00042'],
  ['search a contract', 'period=all&search=MKS-2508'],
  ['search two letters', 'period=all&search=yu'],
  ['search without a hit', 'period=all&search=zzxqy'],
  ['waiting', 'period=all&status=waiting'],
  ['void', 'period=all&status=void'],
  ['valid, all', 'period=all&status=valid'],
  ['valid, month', 'period=month&status=valid'],
  ['a cashier, all', 'period=all&cashier=4'],
  ['a cashier, all by payment', 'period=all&cashier=4&sort=payment'],
  ['a cashier, month', 'period=month&cashier=4'],
  ['an unknown cashier, all', 'period=all&cashier=999&sort=payment'],
  ['by transfer, all', 'period=all&means=bank'],
  ['both kinds of money, all', 'period=all&means=both'],
  ['both, all by name', 'period=all&means=both&sort=customer_name&order=asc'],
  ['both, month', 'period=month&means=both'],
  ['cashier, office and transfer', 'period=all&office=1&cashier=4&means=bank'],
  ...['day', 'week', 'month', 'year'].flatMap((period): [string, string][] =>
    [
      '',
      'office=2',
      'cashier=4',
      'means=both',
      'means=bank',
      'status=valid',
      'status=waiting',
      'status=void',
      'search=wibowo',
      'sort=date_invoice',
      'sort=invoice',
      'sort=customer_name&order=asc',
      'office=1&sort=payment',
      'office=1&cashier=4&means=bank',
    ].map((more) => [`entered, ${period} ${more}`, `period=${period}&by=entered&${more}`]),
  ),
  ['one office, all', 'period=all&office=2'],
  ['one office, month by name', 'period=month&office=2&sort=customer_name&order=asc'],
  ['one office, search', 'period=all&office=3&search=rumbiak'],
];

const CALLS = QUERIES.map(([name, query]): Call => [name, `credits?${query}`]);

const [small = 100_000, large = 1_000_000] = process.argv.slice(2).map(Number);
const company = await openCompany({ unhurried: true });
try {
  const first = await at(small);
  const second = await at(large);
  report(CALLS, [
    { size: small, times: first, goal: GOAL },
    { size: large, times: second, goal: 2 * GOAL },
  ]);
} finally {
  await company.close();
}

async function at(receipts: number) {
  const { rows } = await company.connection.pool.query<{ count: string }>('select count(*) from credits');
  const missing = receipts - Number(rows[0]?.count ?? 0);
  const began = Date.now();
  if (missing > 0) await loadReceipts(company.connection, missing, new Date());
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${receipts} receipts (loaded in ${seconds} s), ${RUNS} calls each`);
  const api = await company.openApi();
  try {
    return await callTimes(api, CALLS, RUNS);
  } finally {
    await api.app.close();
  }
}
