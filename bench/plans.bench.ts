/*
 * A collector's plan of 200 accounts inside the server, at 1,000,000 contracts: read as a phone reads it in the morning,
 * and made. Goal: 150 ms each. `tsx bench/plans.bench.ts 50000` measures another number of contracts.
 */
import { makePlans } from '../server/collectorPlans/makePlans';
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';
import { loadContracts } from './loadContracts';

const CONTRACTS = Number(process.argv[2] ?? 1_000_000);
const ACCOUNTS = 200;
const VISITS = 12;
const RUNS = 25;
const GOAL = 150;
/** The Direktur, as whom the API is asked. */
const COLLECTOR = 1;
const CALLS: readonly Call[] = [
  ['a plan of 200 accounts', 'collector/plan'],
  ['progress of its office', 'collector-plans?office=1'],
];

const company = await openCompany({ unhurried: true });
try {
  const { pool, db } = company.connection;
  await loadContracts(company.connection, CONTRACTS);
  await pool.query('update titles set is_collector = true, is_collector_spv = true where id = 1');
  // Those of the demo company come first: they have receipts.
  const { rowCount } = await pool.query(
    `update contracts c set collector_id = $1, next_due = current_date - (n % 60)::int
       from (select code, row_number() over (order by length(code), code) as n from contracts
              where office_id = 1 and status = 'ACTIVE' and next_due is not null order by length(code), code limit $2) one
      where c.code = one.code`,
    [COLLECTOR, ACCOUNTS],
  );
  if (rowCount !== ACCOUNTS) throw new Error(`${rowCount} accounts`);
  await pool.query(
    `insert into visits (id, contract_code, office_id, day, visited_by, device_at, clock_difference, at, received_at, met, place,
       result, note, latitude, longitude, accuracy, outside, digest)
     select gen_random_uuid(), code, office_id, current_date - n * 9, $1, now() - n * interval '9 days', 0, now() - n * interval '9 days',
            now() - n * interval '9 days', 'NOBODY', 'BILLING', 'NOT_MET', '', -6.2, 106.8, 9, '{}', code
       from contracts, generate_series(1, $2::int) n where collector_id = $1`,
    [COLLECTOR, VISITS],
  );
  await pool.query('vacuum analyze contracts, visits');
  const made: number[] = [];
  for (let run = 1; run <= RUNS; run++) {
    const day = new Date(Date.now() - run * 86_400_000).toISOString().slice(0, 10);
    await pool.query('update contracts set next_due = next_due - 1 where collector_id = $1', [COLLECTOR]);
    const began = performance.now();
    await db.transaction((tx) => makePlans(tx, { officeId: 1, day, collectorId: COLLECTOR }, new Date()));
    made.push(performance.now() - began);
  }
  const median = made.sort((a, b) => a - b)[RUNS >> 1] ?? NaN;
  console.log(`made ${median.toFixed(1)} ms (goal ${GOAL})${median >= GOAL ? ' missed' : ''}`);
  const api = await company.openApi();
  try {
    const times = await callTimes(api, CALLS, RUNS);
    report(CALLS, [{ size: CONTRACTS, times, goal: GOAL }]);
  } finally {
    await api.app.close();
  }
} finally {
  await company.close();
}
