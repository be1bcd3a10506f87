import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CASHIER } from './company/receiptList.mjs';
import { CLERK } from './company/registrationForm.mjs';
import { signIn } from './company/signIn.mjs';
import { startCompany } from './company/startCompany.mjs';
import { figure } from './figures.mjs';
import { measureAlone } from './peers/alone.mjs';
import { startPeers } from './peers/startPeers.mjs';
import { writeConfig } from './peers/writeConfig.mjs';

const ALLOW = new URL('./peers/allowHarness.mjs', import.meta.url).href;
/** A finished product that does the same job, and about the least that React and MUI can do. */
const PRODUCT = 'react-admin';
const FLOOR = 'floor-mui';

/**
 * Measure, where the harness keeps it, whose entry of the config, and the most it should be of each peer's: a fifth more than
 * was measured on a quiet machine, the first row at most 0.66 and 1.3.
 */
const RATIOS = [
  ['sign-in page, field usable', 'login.shown', 'angsur'],
  ['receipts, first row (nothing cached)', 'list.shown', 'angsur', { [PRODUCT]: 0.66, [FLOOR]: 1.3 }],
  ['receipts, first row (cached)', 'warm.shown', 'angsur'],
  ['receipts, blocking time', 'list.tbt', 'angsur', { [FLOOR]: 0.77 }],
  ['next page', 'next.ms', 'angsur', { [PRODUCT]: 0.54 }],
  ['sort', 'sort.ms', 'angsur', { [PRODUCT]: 0.52 }],
  ['search', 'search.ms', 'angsur'],
  ['opening a receipt', 'edit.ms', 'angsur'],
  ['opening the form', 'edit.ms', 'angsur-form', { [PRODUCT]: 0.29 }],
  ['opening the form registrasi', 'edit.ms', 'angsur-registration', { [PRODUCT]: 0.5 }],
  ['JavaScript of the list', 'list.js', 'angsur'],
  ['heap of the list', 'list.heap', 'angsur'],
];

/** Requests of the list, until nothing is asked for any more. */
const MAX_REQUESTS = 10;

/**
 * Angsur beside other apps that do the same job, with 10,000 receipts, by the harness in PEERS_DIR; ratios to
 * each of them, round by round. Without PEERS_DIR Angsur alone, beside a page of its own that has no data.
 * PEERS: which apps of the harness; PEERS_RUNS: rounds that count; PEERS_QUIET: s to wait for a quiet machine.
 */
export async function measure() {
  const company = await startCompany({ receipts: 10_000 });
  try {
    const entries = await signIn(company, CASHIER);
    const folder = process.env.PEERS_DIR;
    if (!folder) return await measureAlone(company, entries);
    return await compare(folder, company, { entries, clerk: await signIn(company, CLERK) });
  } finally {
    await company.stop();
  }
}

async function compare(folder, company, { entries, clerk }) {
  const peers = (process.env.PEERS ?? `${PRODUCT},${FLOOR}`).split(',');
  const config = writeConfig(folder, {
    company,
    entries,
    clerk,
    peers,
    receipt: await firstReceipt(company, entries),
  });
  const results = mkdtempSync(join(tmpdir(), 'angsur-peers-'));
  const stopPeers = await startPeers(folder, config);
  try {
    const out = join(results, 'results.json');
    const options = {
      config,
      apps: [...peers, 'angsur', 'angsur-form', 'angsur-registration'].join(','),
      runs: process.env.PEERS_RUNS ?? '5',
      quiet: process.env.PEERS_QUIET ?? '20',
      also: String(company.pid),
      out,
    };
    await run(folder, [
      '--import',
      ALLOW,
      'measure.mjs',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ]);
    return ratios(JSON.parse(readFileSync(out, 'utf8')), peers);
  } finally {
    await stopPeers();
    rmSync(results, { recursive: true, force: true });
    rmSync(config);
  }
}

/** A receipt whose form is opened. */
async function firstReceipt({ origin }, entries) {
  const answer = await fetch(`${origin}/api/credits?period=all`, {
    headers: {
      Authorization: `Bearer ${entries.password}`,
      Accept: 'application/json',
      'accept-referer': origin,
    },
  });
  const { data } = await answer.json();
  return data.rows[0];
}

/** Median of the rounds' ratios: drift of the machine between rounds cancels out. */
function ratios({ runs }, peers) {
  const requests = median(sorted(runs.angsur.map((round) => pick(round, 'list.reqs'))));
  return [
    ...peers.flatMap((peer) =>
      RATIOS.map(([name, path, app, goals]) => ratio(runs, { name, path, app, peer, goal: goals?.[peer] })),
    ),
    figure('receipts, requests', requests, '', MAX_REQUESTS),
  ];
}

function ratio(runs, { name, path, app, peer, goal }) {
  const each = sorted(runs[app].map((round, index) => pick(round, path) / pick(runs[peer]?.[index], path)));
  const [least, most] = [each[0], each.at(-1)];
  const span = each.length > 1 ? ` [${least.toFixed(2)}–${most.toFixed(2)}]` : '';
  return figure(`${name}, of ${peer}'s${span}`, median(each), '', goal);
}

const sorted = (figures) => figures.filter(Number.isFinite).sort((a, b) => a - b);
const pick = (round, path) => path.split('.').reduce((at, key) => at?.[key], round);
const median = (figures) => (figures[(figures.length - 1) >> 1] + figures[figures.length >> 1]) / 2;

async function run(folder, args) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The harness ended with ${code}.`);
}
