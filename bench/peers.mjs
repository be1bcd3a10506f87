import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CASHIER } from './company/receiptList.mjs';
import { signIn } from './company/signIn.mjs';
import { startCompany } from './company/startCompany.mjs';
import { figure } from './figures.mjs';
import { measureAlone } from './peers/alone.mjs';
import { startPeers } from './peers/startPeers.mjs';
import { writeConfig } from './peers/writeConfig.mjs';

const ALLOW = new URL('./peers/allowHarness.mjs', import.meta.url).href;
/** The peer that the goals speak of. */
const REFERENCE = 'react-admin';

/** Measure, where the harness keeps it, whose entry of the config, and the most it should be of the reference. */
const RATIOS = [
  ['sign-in page, field usable', 'login.shown', 'angsur'],
  ['receipts, first row (nothing cached)', 'list.shown', 'angsur', 0.6],
  ['receipts, first row (cached)', 'warm.shown', 'angsur'],
  ['receipts, blocking time', 'list.tbt', 'angsur'],
  ['next page', 'next.ms', 'angsur', 0.6],
  ['sort', 'sort.ms', 'angsur', 0.6],
  ['search', 'search.ms', 'angsur'],
  ['opening a receipt', 'edit.ms', 'angsur'],
  ['opening the form', 'edit.ms', 'angsur-form', 0.5],
  ['JavaScript of the list', 'list.js', 'angsur'],
  ['heap of the list', 'list.heap', 'angsur'],
];

/**
 * Angsur beside other apps that do the same job, with 10,000 receipts, by the harness in PEERS_DIR; ratios to
 * react-admin, round by round. Without PEERS_DIR Angsur alone, beside a page of its own that has no data.
 * PEERS: which apps of the harness; PEERS_RUNS: rounds that count; PEERS_QUIET: s to wait for a quiet machine.
 */
export async function measure() {
  const company = await startCompany({ receipts: 10_000 });
  try {
    const entries = await signIn(company, CASHIER);
    const folder = process.env.PEERS_DIR;
    return folder ? await compare(folder, company, entries) : await measureAlone(company, entries);
  } finally {
    await company.stop();
  }
}

async function compare(folder, company, entries) {
  const peers = (process.env.PEERS ?? `${REFERENCE},floor-mui`).split(',');
  const config = writeConfig(folder, {
    company,
    entries,
    peers,
    receipt: await firstReceipt(company, entries),
  });
  const results = mkdtempSync(join(tmpdir(), 'angsur-peers-'));
  const stopPeers = await startPeers(folder, config);
  try {
    const out = join(results, 'results.json');
    const options = {
      config,
      apps: [...peers, 'angsur', 'angsur-form'].join(','),
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
    return ratios(JSON.parse(readFileSync(out, 'utf8')));
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
function ratios({ runs }) {
  return RATIOS.map(([name, path, app, goal]) => {
    const each = runs[app]
      .map((round, index) => pick(round, path) / pick(runs[REFERENCE]?.[index], path))
      .filter(Number.isFinite)
      .sort((a, b) => a - b);
    const [least, most] = [each[0], each.at(-1)];
    const span = each.length > 1 ? ` [${least.toFixed(2)}–${most.toFixed(2)}]` : '';
    return figure(`${name}, of ${REFERENCE}'s${span}`, median(each), '', goal);
  });
}

const pick = (round, path) => path.split('.').reduce((at, key) => at?.[key], round);
const median = (sorted) => (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;

async function run(folder, args) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The harness ended with ${code}.`);
}
