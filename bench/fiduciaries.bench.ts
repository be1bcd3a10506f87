/*
 * Fiduciaries to register and to remove inside the server, with every filter, at 1,000,000 contracts of which a fifth has
 * something to do. Goal: 20 ms each. `tsx bench/fiduciaries.bench.ts 50000` measures another number of contracts.
 * BENCH_DATABASE_URL names a database to keep them in.
 */
import type { Pool } from 'pg';
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';
import { loadContracts } from './loadContracts';

const CONTRACTS = Number(process.argv[2] ?? 1_000_000);
/** One of so many contracts has something to do. */
const ONE_IN = 5;
const RUNS = 25;
const GOAL = 20;
const FILTERS: readonly Call[] = [
  ['all', ''],
  ['page 400', '&page=400'],
  ['late', '&due=late'],
  ['near', '&due=near'],
  ['one office', '&office=2'],
  ['one office, page 400', '&office=2&page=400'],
  ['one office, late', '&office=2&due=late'],
  ['one office, near', '&office=2&due=near'],
  ['search a rare name', '&search=mandacan'],
  ['search a common name', '&search=budi'],
  ['search two names, late', '&search=budi%20santoso&due=late'],
  ['search a code', '&search={code}'],
  ['search a plate', '&search={plate}'],
  ['search without a hit', '&search=zzxqy'],
];
const CALLS: readonly Call[] = [
  ...(['register', 'remove'] as const).flatMap((list) =>
    FILTERS.map(([name, query]): Call => [`${list}: ${name}`, `fiduciaries?list=${list}${query}`]),
  ),
  ['figures', 'fiduciaries/figures'],
  ['figures of one office', 'fiduciaries/figures?office=2'],
];

const company = await openCompany({ unhurried: true });
try {
  const { pool } = company.connection;
  const began = Date.now();
  await loadContracts(company.connection, CONTRACTS);
  await loadFiduciaries(pool);
  console.log(`${CONTRACTS} contracts (loaded in ${Math.round((Date.now() - began) / 1000)} s)`);
  const { rows } = await pool.query<Record<string, string>>(
    `select c.code, c.plate_number as plate from contracts c join fiduciary_deadlines d on d.contract_code = c.code
      where d.task = 'register' order by c.code desc limit 1`,
  );
  const calls = CALLS.map(([name, address]): Call => {
    const value = (_: string, key: string) => encodeURIComponent(rows[0]?.[key] ?? '');
    return [name, address.replace(/\{(\w+)\}/, value)];
  });
  const api = await company.openApi();
  try {
    report(CALLS, [{ size: CONTRACTS, times: await callTimes(api, calls, RUNS), goal: GOAL }]);
  } finally {
    await api.app.close();
  }
} finally {
  await company.close();
}

/**
 * Deeds of what runs and certificates of what was settled, 45 days of each: what its triggers would keep is written beside,
 * as they are what takes the time.
 */
async function loadFiduciaries(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await client.query(`
    create temporary table drawn as
    select c.code, c.office_id, case when c.status = 'ACTIVE' then 'register' else 'remove' end as task,
           current_date - (n % 45)::int as since
      from (select *, row_number() over (order by customer_id) as n from contracts
             where status in ('ACTIVE', 'SETTLED', 'SETTLED_EARLY')) c
     where n % ${ONE_IN} = 0 and not exists (select from fiduciaries f where f.contract_code = c.code)`);
  await client.query('alter table fiduciaries disable trigger all');
  await client.query(`
    insert into fiduciaries (contract_code, deed_number, deed_on, notary, certificate_number, certificate_on)
    select code, code, case task when 'register' then since else since - 400 end, 'Ratna Dewi, S.H.',
           case task when 'register' then '' else 'W10.' || code end, case task when 'remove' then since - 390 end
      from drawn order by code`);
  await client.query('alter table fiduciaries enable trigger all');
  await client.query(`
    insert into fiduciary_deadlines (contract_code, office_id, task, since, due)
    select code, office_id, task, since, since + case task when 'register' then 30 else 14 end from drawn order by code`);
  await client.query('drop table drawn');
  await client.query('vacuum analyze fiduciaries, fiduciary_deadlines');
  client.release();
}
