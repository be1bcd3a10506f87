/*
 * Medians of GET credits inside the server (route, checks, SQL, JSON), at 100,000 and 1,000,000 receipts.
 * On a busy machine look at the best of each rather than at the median. Goal: under 10 ms at 100,000, and at 1,000,000 at most twice that. `tsx bench/server-list.bench.ts 20000 50000`
 * measures other sizes. Loading a million receipts takes some minutes; BENCH_DATABASE_URL names a database to keep
 * them in.
 */
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreditPage } from '../src/lib/contract/creditList';
import { createApi } from '../server/createApi';
import { openDatabase } from '../server/openDatabase';
import { folderStore } from '../server/platform/storage/folderStore';
import { DEMO_PASSWORD } from '../server/seed/company';
import { loadReceipts } from '../server/seed/loadReceipts';
import { seedDemo } from '../server/seed/seedDemo';

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
  ['a cashier, all', 'period=all&cashier=Eka%20Lestari'],
  ['a cashier, all by payment', 'period=all&cashier=Eka%20Lestari&sort=payment'],
  ['a cashier, month', 'period=month&cashier=Eka%20Lestari'],
  ['an unknown cashier, all', 'period=all&cashier=Nobody&sort=payment'],
  ['by transfer, all', 'period=all&means=bank'],
  ['both kinds of money, all', 'period=all&means=both'],
  ['both, all by name', 'period=all&means=both&sort=customer_name&order=asc'],
  ['both, month', 'period=month&means=both'],
  ['cashier, office and transfer', 'period=all&office=1&cashier=Eka%20Lestari&means=bank'],
  ...['day', 'week', 'month', 'year'].flatMap((period): [string, string][] =>
    [
      '',
      'office=2',
      'cashier=Eka%20Lestari',
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
      'office=1&cashier=Eka%20Lestari&means=bank',
    ].map((more) => [`entered, ${period} ${more}`, `period=${period}&by=entered&${more}`]),
  ),
  ['one office, all', 'period=all&office=2'],
  ['one office, month by name', 'period=month&office=2&sort=customer_name&order=asc'],
  ['one office, search', 'period=all&office=3&search=rumbiak'],
];

const sizes = process.argv.slice(2).map(Number);
const [small = 100_000, large = 1_000_000] = sizes;
const dataDir = mkdtempSync(path.join(tmpdir(), 'angsur-bench-'));
chmodSync(dataDir, 0o755);
const database = await openDatabase({
  databaseUrl: process.env.BENCH_DATABASE_URL ?? null,
  dataDir,
  unhurried: true,
});
try {
  await seedDemo(database.connection, new Date());
  const first = await at(small);
  const second = await at(large);
  report(first, second);
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

type Medians = ReadonlyMap<string, { median: number; best: number; rows: number }>;

async function at(receipts: number): Promise<Medians> {
  const { pool } = database.connection;
  const { rows } = await pool.query<{ count: string }>('select count(*) from credits');
  const missing = receipts - Number(rows[0]?.count ?? 0);
  const began = Date.now();
  if (missing > 0) await loadReceipts(database.connection, missing, new Date());
  console.log(
    `${receipts} receipts (loaded in ${Math.round((Date.now() - began) / 1000)} s), ${RUNS} calls each`,
  );
  return measure();
}

async function measure(): Promise<Medians> {
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
  const { challenge } = await post<{ challenge: string }>('/api/auth/login', {
    username: 'direktur',
    password: DEMO_PASSWORD,
  });
  const { token } = await post<{ token: string }>('/api/auth/otp', { challenge, code: codes[0] });

  const medians = new Map<string, { median: number; best: number; rows: number }>();
  for (const [name, query] of QUERIES) {
    const times: number[] = [];
    let page: CreditPage | undefined;
    for (let run = -5; run < RUNS; run++) {
      const started = performance.now();
      const answer = await app.inject({
        url: `/api/credits?${query}`,
        headers: { authorization: `Bearer ${token}` },
      });
      const time = performance.now() - started;
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
      if (run >= 0) times.push(time);
      page ??= answer.json<{ data: CreditPage }>().data;
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? NaN;
    console.log(`  ${name}: ${median.toFixed(1)} ms, best ${(times[0] ?? NaN).toFixed(1)}`);
    medians.set(name, { median, best: times[0] ?? NaN, rows: page?.count ?? 0 });
  }
  await app.close();
  return medians;
}

function report(first: Medians, second: Medians): void {
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(28) : cell.padStart(12))).join('');
  console.log(line(['ms', String(small), '(best)', String(large), '(best)', 'ratio', 'rows', '']));
  for (const [name] of QUERIES) {
    const [a, b] = [first.get(name), second.get(name)];
    if (!a || !b) continue;
    const missed = a.median >= GOAL || b.median > 2 * GOAL ? 'missed' : '';
    console.log(
      line([
        name,
        a.median.toFixed(1),
        a.best.toFixed(1),
        b.median.toFixed(1),
        b.best.toFixed(1),
        (b.median / a.median).toFixed(1),
        String(b.rows),
        missed,
      ]),
    );
  }
  const all = (medians: Medians) => {
    const sorted = [...medians.values()].map(({ median }) => median).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  console.log(
    line([
      'median of all',
      all(first).toFixed(1),
      '',
      all(second).toFixed(1),
      '',
      (all(second) / all(first)).toFixed(1),
    ]),
  );
}
