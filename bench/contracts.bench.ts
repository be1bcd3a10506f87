/*
 * Medians of GET contracts inside the server, at 100,000 and 1,000,000 contracts. Goal: a search under 20 ms at
 * 100,000, and at 1,000,000 at most twice that. `tsx bench/contracts.bench.ts 5000 20000` measures other sizes.
 * BENCH_DATABASE_URL names a database to keep them in.
 */
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';
import { loadContracts } from './loadContracts';

const RUNS = 25;
const GOAL = 20;

const CALLS: readonly Call[] = [
  ['newest', 'contracts?'],
  ['page 10', 'contracts?page=10'],
  ['page 400', 'contracts?page=400'],
  ['by code', 'contracts?sort=code&order=asc'],
  ['by name', 'contracts?sort=customer_name&order=asc'],
  ['by next due', 'contracts?sort=next_due&order=asc'],
  ['by next due, last', 'contracts?sort=next_due&order=desc'],
  ['one office by next due', 'contracts?sort=next_due&order=asc&office=2'],
  ['running', 'contracts?status=ACTIVE'],
  ['running by next due', 'contracts?status=ACTIVE&sort=next_due&order=asc'],
  ['overdue', 'contracts?status=OVERDUE'],
  ['overdue by next due', 'contracts?status=OVERDUE&sort=next_due&order=asc'],
  ['settled', 'contracts?status=SETTLED'],
  ['settled by name', 'contracts?status=SETTLED&sort=customer_name&order=asc'],
  ['written off', 'contracts?status=WRITTEN_OFF'],
  ['search a rare name', 'contracts?search=mandacan'],
  ['search a common name', 'contracts?search=budi'],
  ['search two names', 'contracts?search=budi%20santoso'],
  ['search two names, by name', 'contracts?search=yulia%20wenda&sort=customer_name&order=asc'],
  ['search a name, by next due', 'contracts?search=sihombing&sort=next_due&order=asc'],
  ['search a name, overdue', 'contracts?search=wibowo&status=OVERDUE'],
  ['search a code', 'contracts?search={code}'],
  ['search the start of a code', 'contracts?search=MKS-25'],
  ['search a plate', 'contracts?search={plate}'],
  ['search a plate, no spaces', 'contracts?search={compact}'],
  ['search a NIK', 'contracts?search={nik}'],
  ['search a phone', 'contracts?search={phone}'],
  ['search an end of a phone', 'contracts?search={end}'],
  ['search two letters', 'contracts?search=yu'],
  ['search without a hit', 'contracts?search=zzxqy'],
  ['search in one office', 'contracts?search=rumbiak&office=3'],
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
  const fill = await someContract();
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

async function someContract(): Promise<Record<string, string>> {
  const { rows } = await company.connection.pool.query<Record<string, string>>(
    `select c.code, c.plate_number as plate, replace(c.plate_number, ' ', '') as compact, k.nik, k.phone,
            right(k.phone, 6) as end
       from contracts c join customers k on k.id = c.customer_id order by c.code desc limit 1`,
  );
  return rows[0] ?? {};
}
