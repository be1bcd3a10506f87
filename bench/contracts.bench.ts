/*
 * Medians of GET contracts inside the server, at 100,000 and 1,000,000 contracts. Goal: a search under 20 ms at
 * 100,000, and at 1,000,000 at most twice that. `tsx bench/contracts.bench.ts 5000 20000` measures other sizes.
 * BENCH_DATABASE_URL names a database to keep them in.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContractPage } from '../src/lib/contract/contracts';
import { createApi } from '../server/createApi';
import { openDatabase } from '../server/openDatabase';
import { folderStore } from '../server/platform/storage/folderStore';
import { DEMO_PASSWORD } from '../server/seed/company';
import { loadContracts } from './loadContracts';
import { seedDemo } from '../server/seed/seedDemo';

const RUNS = 25;
const GOAL = 20;

const QUERIES: readonly [name: string, query: string][] = [
  ['newest', ''],
  ['page 10', 'page=10'],
  ['page 400', 'page=400'],
  ['by code', 'sort=code&order=asc'],
  ['by name', 'sort=customer_name&order=asc'],
  ['by next due', 'sort=next_due&order=asc'],
  ['by next due, last', 'sort=next_due&order=desc'],
  ['one office by next due', 'sort=next_due&order=asc&office=2'],
  ['running', 'status=ACTIVE'],
  ['running by next due', 'status=ACTIVE&sort=next_due&order=asc'],
  ['overdue', 'status=OVERDUE'],
  ['overdue by next due', 'status=OVERDUE&sort=next_due&order=asc'],
  ['settled', 'status=SETTLED'],
  ['settled by name', 'status=SETTLED&sort=customer_name&order=asc'],
  ['written off', 'status=WRITTEN_OFF'],
  ['search a rare name', 'search=mandacan'],
  ['search a common name', 'search=budi'],
  ['search two names', 'search=budi%20santoso'],
  ['search two names, by name', 'search=yulia%20wenda&sort=customer_name&order=asc'],
  ['search a name, by next due', 'search=sihombing&sort=next_due&order=asc'],
  ['search a name, overdue', 'search=wibowo&status=OVERDUE'],
  ['search a code', 'search={code}'],
  ['search the start of a code', 'search=MKS-25'],
  ['search a plate', 'search={plate}'],
  ['search a plate, no spaces', 'search={compact}'],
  ['search a NIK', 'search={nik}'],
  ['search a phone', 'search={phone}'],
  ['search an end of a phone', 'search={end}'],
  ['search two letters', 'search=yu'],
  ['search without a hit', 'search=zzxqy'],
  ['search in one office', 'search=rumbiak&office=3'],
];

const [small = 100_000, large = 1_000_000] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(path.join(tmpdir(), 'angsur-bench-'));
chmodSync(dataDir, 0o755);
const database = await openDatabase({
  databaseUrl: process.env.BENCH_DATABASE_URL ?? null,
  dataDir,
  unhurried: true,
});
type Times = ReadonlyMap<string, { median: number; best: number; rows: number }>;
try {
  await seedDemo(database.connection, new Date());
  report(await at(small), await at(large));
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function at(contracts: number): Promise<Times> {
  const began = Date.now();
  await loadContracts(database.connection, contracts);
  console.log(`${contracts} contracts (loaded in ${Math.round((Date.now() - began) / 1000)} s)`);
  return measure();
}

async function measure(): Promise<Times> {
  const codes: string[] = [];
  const app = await createApi(
    {
      connection: database.connection,
      clock: () => new Date(),
      sendCode: (_person, code) => Promise.resolve(codes.push(code)).then(() => 'server'),
      realtime: { key: 'bench', secret: 'bench' },
      portraitSecret: 'bench',
      files: folderStore(path.join(dataDir, 'storage', 'files')),
      fileSecret: 'bench',
      apiVersion: '0.0.0',
      sessionHours: 1,
      checkAnswers: false,
    },
    {
      appDir: path.join(dataDir, 'app'),
      imagesDir: path.join(dataDir, 'images'),
      corsOrigins: [],
      connectSources: [],
      trustProxy: false,
      push: false,
      page: () => ({}),
      logger: false,
    },
  );
  const post = async <T>(url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload })).json<{ data: T }>().data;
  const login = { username: 'direktur', password: DEMO_PASSWORD };
  const { challenge } = await post<{ challenge: string }>('/api/auth/login', login);
  const { token } = await post<{ token: string }>('/api/auth/otp', { challenge, code: codes[0] });
  const fill = await someContract();
  const times = new Map<string, { median: number; best: number; rows: number }>();
  for (const [name, query] of QUERIES) {
    const url = `/api/contracts?${query.replace(/\{(\w+)\}/, (_, key: string) => encodeURIComponent(fill[key] ?? ''))}`;
    const taken: number[] = [];
    let rows = 0;
    for (let run = -3; run < RUNS; run++) {
      const started = performance.now();
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (run >= 0) taken.push(performance.now() - started);
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
      if (run === 0) rows = answer.json<{ data: ContractPage }>().data.count;
    }
    taken.sort((a, b) => a - b);
    times.set(name, { median: taken[Math.floor(RUNS / 2)] ?? NaN, best: taken[0] ?? NaN, rows });
  }
  await app.close();
  return times;
}

async function someContract(): Promise<Record<string, string>> {
  const { rows } = await database.connection.pool.query<Record<string, string>>(
    `select c.code, c.plate_number as plate, replace(c.plate_number, ' ', '') as compact, k.nik, k.phone,
            right(k.phone, 6) as end
       from contracts c join customers k on k.id = c.customer_id order by c.code desc limit 1`,
  );
  return rows[0] ?? {};
}

function report(first: Times, second: Times): void {
  const line = (cells: readonly string[]) =>
    console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(28) : cell.padStart(11))).join(''));
  line(['ms', String(small), '(best)', String(large), '(best)', 'rows', '']);
  for (const [name] of QUERIES) {
    const [a, b] = [first.get(name), second.get(name)];
    if (!a || !b) continue;
    const missed = a.median >= GOAL || b.median > 2 * GOAL ? 'missed' : '';
    const figures = [a.median, a.best, b.median, b.best].map((ms) => ms.toFixed(1));
    line([name, ...figures, String(b.rows), missed]);
  }
}
