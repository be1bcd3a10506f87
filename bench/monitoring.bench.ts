/*
 * Monitoring inside the server, at 1,000,000 contracts and the five months that a company with 10,000,000 receipts over four
 * years has last. Goals: a part that was just read 100 ms, one that is read anew 1 s, all of them anew 2 s; fifty people who look
 * within 15 seconds cost what one does. `tsx bench/monitoring.bench.ts 50000 50000` measures other numbers of contracts and
 * receipts. BENCH_DATABASE_URL names a database to keep them in.
 */
import { FIGURE_PARTS, type FigurePart } from '@/lib/contract/figureTerms';
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany, type SignedInApi } from './inServer/openCompany';
import { loadBooks } from './loadBooks';
import { loadContracts } from './loadContracts';
import { loadMonths } from './loadMonths';

const [CONTRACTS = 1_000_000, RECEIPTS = 1_050_000] = process.argv.slice(2).map(Number);
const RUNS = 15;
const WARM_GOAL = 100;
const COLD_GOAL = 1000;
const ALL_GOAL = 2000;
const PEOPLE = 50;
/** What figures are read from. */
const TABLES = /\b(contracts|credits|bpkb|tts|petty_funds|credit_requests)\b/;

const CALLS: readonly Call[] = [
  ...FIGURE_PARTS.map((part): Call => [`${part}, just read`, figuresAt(part)]),
  ['owed of one office, just read', 'monitoring/figures?part=owed&office=2'],
  ['its trends', 'monitoring/trend'],
  ['who brought most, just read', 'monitoring/ranking'],
];
const COLD = [...FIGURE_PARTS.map(figuresAt), 'monitoring/ranking'];

function figuresAt(part: FigurePart): string {
  return `monitoring/figures?part=${part}`;
}

const company = await openCompany({ unhurried: true });
try {
  const began = Date.now();
  // The books that are there are taken away with their contracts: so these come first.
  await loadBooks(company.connection, 100_000);
  await loadContracts(company.connection, CONTRACTS);
  await loadMonths(company.connection, RECEIPTS);
  console.log(
    `${CONTRACTS} contracts, ${RECEIPTS} receipts (loaded in ${Math.round((Date.now() - began) / 1000)} s)`,
  );
  for (const address of COLD) said(address, await cold([address]), COLD_GOAL);
  said('all of them at once', await cold(COLD), ALL_GOAL);
  const api = await company.openApi();
  try {
    report(CALLS, [{ size: CONTRACTS, times: await callTimes(api, CALLS, RUNS), goal: WARM_GOAL }]);
  } finally {
    await api.app.close();
  }
  for (const address of COLD) {
    const [one, many] = [await statementsOf(address, 1), await statementsOf(address, PEOPLE)];
    console.log(`${address.padEnd(48)}${one} statements for one, ${many} for ${PEOPLE} people at once`);
  }
} finally {
  await company.close();
}

function said(what: string, ms: number, goal: number): void {
  const missed = ms >= goal ? '  missed' : '';
  console.log(`${`read anew: ${what}`.padEnd(48)}${ms.toFixed(0).padStart(8)} ms (goal ${goal})${missed}`);
}

async function ask({ app, headers }: SignedInApi, address: string): Promise<void> {
  const answer = await app.inject({ url: `/api/${address}`, headers });
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.body}`);
}

/** By a server that read nothing yet, all at once; median of five, ms. */
async function cold(addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const api = await company.openApi();
    const started = performance.now();
    await Promise.all(addresses.map((address) => ask(api, address)));
    times.push(performance.now() - started);
    await api.app.close();
  }
  return times.sort((a, b) => a - b)[2] ?? NaN;
}

/** How many statements about these tables a server that read nothing yet sends when so many people ask at once. */
async function statementsOf(address: string, people: number): Promise<number> {
  const { pool } = company.served;
  const query = pool.query.bind(pool) as (...asked: unknown[]) => unknown;
  const texts: string[] = [];
  const counting = (...asked: unknown[]) => {
    const [first] = asked;
    texts.push(typeof first === 'string' ? first : (first as { text: string }).text);
    return query(...asked);
  };
  pool.query = counting as typeof pool.query;
  const api = await company.openApi();
  try {
    await Promise.all(Array.from({ length: people }, () => ask(api, address)));
  } finally {
    await api.app.close();
    pool.query = query as typeof pool.query;
  }
  return texts.filter((text) => TABLES.test(text)).length;
}
