/*
 * Runs a command with TEST_DATABASE_URL set to a throw-away PostgreSQL of the system (15 on Debian 12), so that
 * the server tests prove that they need nothing newer: node scripts/with-postgres15.mjs npx vitest run …
 * Where there is none and none can be installed, it says so in one line and the run counts as skipped.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, freePort, initCluster, POSTGRES_PLACE, postgresUser } from './systemPostgres.mjs';

/** As the embedded one of the tests (server/testing/globalSetup.ts): nothing for a crash, for a standby, or for long. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=256MB',
  'jit=off',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

const isRoot = process.getuid?.() === 0;
const [program, ...args] = process.argv.slice(2);
if (!program) {
  console.error('Usage: node scripts/with-postgres15.mjs <command> [arguments]');
  process.exit(2);
}

const bin = findPostgres() ?? (install() ? findPostgres() : null);
if (!bin) {
  console.log(`skipped: no PostgreSQL in ${POSTGRES_PLACE} (Debian: apt-get install postgresql)`);
  process.exit(0);
}
process.exit(await withServer(bin, run));

function install() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = () =>
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
        env,
        stdio: 'ignore',
      });
    try {
      install();
    } catch {
      execFileSync('apt-get', ['update'], { env, stdio: 'ignore' });
      install();
    }
    return true;
  } catch {
    return false;
  }
}

async function withServer(bin, work) {
  const runAs = postgresUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'angsur-pg15-'));
  if (isRoot) chownSync(folder, runAs.uid, runAs.gid);
  const data = path.join(folder, 'data');
  const inFolder = { ...runAs, cwd: folder, stdio: 'ignore' };
  const control = (...words) =>
    execFileSync(path.join(bin, 'pg_ctl'), ['-D', data, '-w', ...words], inFolder);
  const port = await freePort();
  try {
    initCluster(bin, data, inFolder);
    const options = SETTINGS.map((setting) => `-c ${setting}`).join(' ');
    control('start', '-l', path.join(folder, 'log'), '-o', `-p ${port} ${options}`);
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`);
  } finally {
    if (existsSync(path.join(data, 'postmaster.pid'))) control('stop', '-m', 'immediate');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ctrl-C reaches the command too; we outlive it to stop the server. */
function run(url) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
