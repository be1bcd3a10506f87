/*
 * Distribusi Kolektor inside the server: 20,000 accounts of an office over 100 collectors. Goals: proposed in under 1 s,
 * saved in under 5 s. `tsx bench/distribution.bench.ts 5000` measures another number of accounts.
 */
import type { DistributionPreview } from '../src/lib/contract/distribution';
import { openCompany } from './inServer/openCompany';
import { loadContracts } from './loadContracts';

const ACCOUNTS = Number(process.argv[2] ?? 20_000);
const COLLECTORS = 100;
const RUNS = 5;
const company = await openCompany({ unhurried: true });
try {
  const { pool } = company.connection;
  await loadContracts(company.connection, ACCOUNTS * 6);
  // What is only just due or far from it is no account: exactly so many of one office are.
  await pool.query(
    `update contracts set outstanding = principal, next_due = current_date + 30 where next_due is not null`,
  );
  const { rowCount } = await pool.query(
    `with villages as materialized (select array_agg(code) as codes from regions where length(code) = 10)
     update contracts c set next_due = current_date - (n % 120)::int, outstanding = 1000000 + (n * 7919) % 90000000,
            village_code = case when n % 20 > 0 then codes[1 + n % cardinality(codes)] end
       from (select code, row_number() over (order by code) as n from contracts
              where office_id = 1 and status = 'ACTIVE' order by code limit $1) one, villages
      where c.code = one.code`,
    [ACCOUNTS],
  );
  if (rowCount !== ACCOUNTS) throw new Error(`${rowCount} accounts`);
  const { rows } = await pool.query<{ id: number }>(
    `insert into staff (username, name, title_id, office_id)
     select 'kolektor.' || n, 'Kolektor ' || n, 7, 1 from generate_series(1, $1::int) n returning id`,
    [COLLECTORS],
  );
  await pool.query('vacuum analyze contracts');
  const { app, headers } = await company.openApi();
  const query = (from: number) => {
    const chosen = rows.slice(from).map(({ id }) => id);
    return `/api/collectors/distribution?office=1&scope=ALL&collectors=${chosen.join(',')}`;
  };
  const timed = async <T>(of: () => Promise<T>): Promise<[number, T]> => {
    const began = performance.now();
    const answer = await of();
    return [performance.now() - began, answer];
  };
  const proposed: number[] = [];
  const saved: number[] = [];
  let moved = 0;
  for (let run = 0; run < RUNS; run++) {
    // Each run leaves other collectors out, so that many accounts move again.
    const [took, shown] = await timed(() => app.inject({ url: query(run === 0 ? 0 : run * 10), headers }));
    proposed.push(took);
    if (shown.statusCode !== 200) throw new Error(shown.body);
    const { office, scope, from_id, collector_ids, digest } = shown.json<{ data: DistributionPreview }>()
      .data;
    const payload = { office_id: office.id, scope, from_id, collector_ids, digest };
    const [wrote, answer] = await timed(() =>
      app.inject({ method: 'POST', url: '/api/collectors/distribution', headers, payload }),
    );
    if (answer.statusCode !== 200) throw new Error(answer.body);
    // The first moves all of them.
    if (run === 0) moved = answer.json<{ data: { moved: number } }>().data.moved;
    saved.push(wrote);
  }
  const most = (times: readonly number[]) => Math.max(...times).toFixed(0);
  const verdict = (times: readonly number[], goal: number) => (Math.max(...times) >= goal ? ' missed' : '');
  console.log(`${moved} accounts over ${COLLECTORS} collectors, slowest of ${RUNS} runs`);
  console.log(`proposed ${most(proposed)} ms (goal 1000)${verdict(proposed, 1_000)}`);
  console.log(`saved    ${most(saved)} ms (goal 5000)${verdict(saved, 5_000)}`);
  await app.close();
} finally {
  await company.close();
}
