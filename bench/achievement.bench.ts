/*
 * What a hundred collectors of one office achieved, inside the server, at 1,000,000 contracts: a tenth of them paid once in
 * the month. Goal: 300 ms. `tsx bench/achievement.bench.ts 50000` measures another number of contracts.
 * BENCH_DATABASE_URL names a database to keep them in.
 */
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';
import { loadAchievement } from './loadAchievement';
import { loadContracts } from './loadContracts';

const CONTRACTS = Number(process.argv[2] ?? 1_000_000);
const RUNS = 15;
const GOAL = 300;
/** The Direktur, as whom the API is asked. */
const CALLS: readonly Call[] = [
  ['a day of 100 collectors', 'achievement?office=1'],
  ['a week of them', 'achievement?office=1&period=week'],
  ['a month of them', 'achievement?office=1&period=month'],
  ['a month of all offices', 'achievement?period=month'],
  ['its trend', 'achievement/trend?office=1'],
  ['the trend of one', 'achievement/trend?office=1&collector={collector}'],
  ['receipts of all', 'achievement/receipts?office=1&period=month'],
  ['receipts of one', 'achievement/receipts?office=1&period=month&collector={collector}'],
  ['accounts of one', 'achievement/accounts?office=1&period=month&collector={collector}'],
  ['visits of one', 'achievement/visits?office=1&period=month&collector={collector}'],
  ['promises of one', 'achievement/promises?office=1&period=month&collector={collector}'],
];

const company = await openCompany({ unhurried: true });
try {
  const { pool } = company.connection;
  const began = Date.now();
  await loadContracts(company.connection, CONTRACTS);
  await loadAchievement(company.connection);
  console.log(`${CONTRACTS} contracts (loaded in ${Math.round((Date.now() - began) / 1000)} s)`);
  await pool.query('update titles set is_collector_ach = true, is_collector_spv = true where id = 1');
  const { rows } = await pool.query<{ id: number }>(
    `select id from staff where username = 'kolektor.beban.50'`,
  );
  const calls = CALLS.map(([name, address]): Call => [
    name,
    address.replace('{collector}', String(rows[0]?.id)),
  ]);
  const api = await company.openApi();
  try {
    report(CALLS, [{ size: CONTRACTS, times: await callTimes(api, calls, RUNS), goal: GOAL }]);
  } finally {
    await api.app.close();
  }
} finally {
  await company.close();
}
