import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_LOG } from './serverLog';

const BUILT = 'dist/server/main.js';
/** ms; creating the database and seeding the company included, on a machine that does much else. */
const START_LIMIT = 180_000;

/** Starts the built server as `npm start` does, on a database of its own; returns how to stop it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(BUILT)) throw new Error('Nothing is built: run `npm run build` first.');
  const dataDir = mkdtempSync(join(tmpdir(), 'angsur-e2e-'));
  // As root the database runs as another user, which must reach its folder.
  chmodSync(dataDir, 0o755);
  mkdirSync('test-results', { recursive: true });
  const server = spawn(process.execPath, [BUILT], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: process.env.E2E_PORT,
      PUSHER_PORT: process.env.E2E_SOCKET_PORT,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  rmSync(SERVER_LOG, { force: true });
  // A server that a spec starts for itself writes there too.
  const log = createWriteStream(SERVER_LOG, { flags: 'a' });
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });
  await answering(server);
  return async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    log.end();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function answering(server: ChildProcess): Promise<void> {
  const until = Date.now() + START_LIMIT;
  while (Date.now() < until) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}/`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server did not start; see ${SERVER_LOG}`);
}
