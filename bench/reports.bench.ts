/*
 * The first page of every report inside the server, with what all its rows come to, at 1,000,000 contracts and 10,000,000
 * receipts of five years: of this month or the last, and of five years. Goal: 1 s. `tsx bench/reports.bench.ts 50000 10`
 * measures another number of contracts, and of receipts on each. BENCH_DATABASE_URL names a database to keep them in.
 */
import { addDays, addMonths } from '../src/lib/arithmetic/calendar';
import { REPORT_KEYS, REPORTS } from '../src/lib/contract/reportTerms';
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';
import { loadContracts } from './loadContracts';
import { loadReports } from './loadReports';

const CONTRACTS = Number(process.argv[2] ?? 1_000_000);
const RECEIPTS_EACH = Number(process.argv[3] ?? 10);
const RUNS = 5;
const GOAL = 1000;

const today = new Date().toISOString().slice(0, 10);
const lastMonth = addMonths(`${today.slice(0, 7)}-01`, -1);
const SPANS = {
  period: [
    ['a month', `&from=${lastMonth}&to=${addDays(addMonths(lastMonth, 1), -1)}`],
    ['five years', `&from=${addDays(addMonths(today, -60), 1)}&to=${today}`],
  ],
  month: [['a month', `&month=${lastMonth.slice(0, 7)}`]],
  day: [['today', `&day=${today}`]],
  now: [['now', '']],
} as const;
const CALLS: readonly Call[] = REPORT_KEYS.flatMap((key) =>
  SPANS[REPORTS[key].span].map(([span, query]): Call => [`${key}, ${span}`, `reports?report=${key}${query}`]),
);

const company = await openCompany({ unhurried: true });
try {
  const { pool } = company.connection;
  const began = Date.now();
  await loadContracts(company.connection, CONTRACTS);
  await loadReports(company.connection, RECEIPTS_EACH);
  console.log(`${CONTRACTS} contracts (loaded in ${Math.round((Date.now() - began) / 1000)} s)`);
  await pool.query('update titles set is_report = true where id = 1');
  const api = await company.openApi();
  try {
    report(CALLS, [{ size: CONTRACTS, times: await callTimes(api, CALLS, RUNS), goal: GOAL }]);
  } finally {
    await api.app.close();
  }
} finally {
  await company.close();
}
