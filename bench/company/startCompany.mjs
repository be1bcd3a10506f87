import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.mjs';

/** The built server. */
export const BUILT = 'dist/server/main.js';
const BUILT_APP = 'dist/app/index.html';
/** ms; making the database and seeding the company included. */
const START_LIMIT = 120_000;
/** Where the built app looks for its socket (SPEC 9). */
export const BUILT_SOCKET_PORT = 6003;

/**
 * Runs the built company on a database and ports of its own.
 * @param built the server's file
 * @param receipts added to the demo company's own before it starts
 * @param scripts run before it starts, with its settings
 */
export async function startCompany({ built = BUILT, receipts = 0, scripts = [] } = {}) {
  for (const file of [built, BUILT_APP]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first.`);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'angsur-bench-'));
  // As root PostgreSQL runs as another user, who must be able to walk in.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const socketPort = await freePort(BUILT_SOCKET_PORT);
  const pusher = { appId: 'angsur', key: 'angsur', secret: 'bench-secret' };
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUSHER_PORT: String(socketPort),
    PUSHER_SECRET: pusher.secret,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
  };
  if (receipts > 0) await runScript(['server/seed/main.ts', '--receipts', String(receipts)], env);
  for (const script of scripts) await runScript([script], env);

  const server = spawn(process.execPath, [built], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (log += chunk));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
  try {
    await answering(origin, server);
  } catch (error) {
    await stop();
    throw new Error(`The server did not start:\n${log}`, { cause: error });
  }
  return { origin, port, socketPort, pusher, pid: server.pid, log: () => log, stop };
}

async function runScript(script, env) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${script[0]} failed:\n${said}`);
}

async function answering(origin, server) {
  const until = Date.now() + START_LIMIT;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`${origin}/`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`No answer within ${START_LIMIT / 1000} s.`);
}
