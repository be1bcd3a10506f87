/*
 * Medians of GET overdue and of its figures inside the server, at 100,000 and 1,000,000 contracts. Goal: 20 ms with every
 * filter, and at 1,000,000 at most twice the time of 100,000; figures 50 ms where they were just read, 300 ms where not.
 * `tsx bench/overdue.bench.ts 5000 20000` measures other sizes. BENCH_DATABASE_URL names a database to keep them in.
 */
import { keptFigures } from '../server/figures/keptFigures';
import { owedByDay } from '../server/figures/owedByDay';
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';
import { loadContracts } from './loadContracts';

const RUNS = 25;
const GOAL = 20;
const COLD_GOAL = 300;

const CALLS: readonly Call[] = [
  ['late', 'overdue?due=late'],
  ['late, page 100', 'overdue?due=late&page=100'],
  ['late, one office', 'overdue?due=late&office=2'],
  ['due within 7 days', 'overdue?due=7'],
  ['due within 7 days, one office', 'overdue?due=7&office=2'],
  ['all that runs', 'overdue?'],
  ['a bucket', 'overdue?bucket=8-15'],
  ['a bucket, one office', 'overdue?bucket=8-15&office=2'],
  ['repossessed', 'overdue?bucket=repossessed'],
  ['a village, one office', 'overdue?due=late&region={village}&office=2'],
  ['a village', 'overdue?due=late&region={village}'],
  ['a district', 'overdue?due=late&region={district}'],
  ['a province', 'overdue?due=late&region={province}'],
  ['a bucket and a district, one office', 'overdue?bucket=31-60&region={district}&office=2'],
  ['no region', 'overdue?due=late&region=none'],
  ['a collector', 'overdue?due=late&collector={collector}'],
  ['a collector, a bucket', 'overdue?bucket=16-30&collector={collector}'],
  ['no collector', 'overdue?due=late&collector=none'],
  ['no collector, one office', 'overdue?due=late&collector=none&office=2'],
  ['a type', 'overdue?due=late&type=1'],
  ['a type, a bucket, one office', 'overdue?bucket=1-7&type=2&office=2'],
  ['by outstanding', 'overdue?due=late&sort=outstanding'],
  ['by outstanding, one office', 'overdue?due=late&sort=outstanding&office=2'],
  ['by name', 'overdue?due=late&sort=customer_name&order=asc'],
  ['by name, one office', 'overdue?due=late&sort=customer_name&order=asc&office=2'],
  ['a bucket by name', 'overdue?bucket=61-90&sort=customer_name&order=asc'],
  ['search a name', 'overdue?due=late&search=wibowo'],
  ['search a code', 'overdue?search={code}'],
  ['figures, just read', 'overdue/figures?'],
  ['figures of one office, just read', 'overdue/figures?office=2'],
];

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

async function at(contracts: number) {
  const began = Date.now();
  await loadContracts(company.connection, contracts);
  console.log(`${contracts} contracts (loaded in ${Math.round((Date.now() - began) / 1000)} s)`);
  console.log(`figures, read anew: ${(await coldFigures()).toFixed(1)} ms (goal ${COLD_GOAL})`);
  const fill = await someValues();
  const filled = CALLS.map(([name, address]): Call => {
    const value = (_: string, key: string) => encodeURIComponent(fill[key] ?? '');
    return [name, address.replace(/\{(\w+)\}/, value)];
  });
  const api = await company.openApi();
  try {
    return await callTimes(api, filled, RUNS);
  } finally {
    await api.app.close();
  }
}

/** Of every office, where nobody asked before; median, ms. */
async function coldFigures(): Promise<number> {
  const { rows } = await company.connection.pool.query<{ id: number }>('select id from offices');
  const offices = rows.map(({ id }) => id);
  const times: number[] = [];
  for (let run = 0; run < 9; run++) {
    const figures = keptFigures((asked) => owedByDay(company.connection.db, asked));
    const began = performance.now();
    await figures(offices, new Date());
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[4] ?? 0;
}

async function someValues(): Promise<Record<string, string>> {
  const { rows } = await company.connection.pool.query<Record<string, string>>(
    `select code, village_code as village, left(village_code, 6) as district, left(village_code, 2) as province, collector_id::text as collector
       from contracts where status = 'ACTIVE' and office_id = 2 and village_code is not null and collector_id is not null
      order by code desc limit 1`,
  );
  return rows[0] ?? {};
}
