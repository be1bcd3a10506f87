import { spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { freePort } from './ports';
import { SERVER_LOG } from './serverLog';

/** ms; the demo company is made first. */
const START_LIMIT = 180_000;

/** The demo company on a server of its own, whose clock is moved. */
export interface OwnServer {
  address: string;
  /** Its database, to see what it keeps: a connection string. */
  database: string;
  /** Puts the server's clock, and that of browsers which are told from now on, to a moment. */
  moveTo: (moment: Date) => Promise<void>;
  /** Gives the pages of a browser the server's clock, as it stands now; `ahead`: theirs is wrong by so many ms. */
  tellTime: (context: BrowserContext, ahead?: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the built server on a data folder of its own at a moment; what it prints goes where the shared one's goes. */
export async function startOwnServer(moment: Date): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'angsur-e2e-own-'));
  // As root the database runs as another user, which must reach its folder.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  let moved = moment.getTime() - Date.now();
  const server = spawn(
    process.execPath,
    ['--import', pathToFileURL(resolve('e2e/company/movedClock.mjs')).href, 'dist/server/main.js'],
    {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: '' },
        ...{ PUSHER_PORT: String(await freePort()), DATA_DIR: dataDir, MOVED_BY: String(moved) },
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const log = createWriteStream(SERVER_LOG, { flags: 'a' });
  server.stdout?.pipe(log, { end: false });
  server.stderr?.pipe(log, { end: false });
  const address = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_LIMIT;
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null || Date.now() > until)
      throw new Error(`The server did not start; see ${SERVER_LOG}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  const kept = (name: string) => readFileSync(join(dataDir, name), 'utf8').trim();
  return {
    address,
    database: `postgres://postgres:${kept('postgres.password')}@127.0.0.1:${kept('postgres.port')}/angsur`,
    async moveTo(next) {
      moved = next.getTime() - Date.now();
      const heard = once(server, 'message');
      server.send({ movedBy: moved });
      await heard;
    },
    async tellTime(context, ahead = 0) {
      await context.addInitScript((by) => {
        const Real = Date;
        globalThis.Date = class extends Real {
          constructor(...given: []) {
            if (given.length === 0) super(Real.now() + by);
            else super(...given);
          }
          static override now() {
            return Real.now() + by;
          }
        } as DateConstructor;
      }, moved + ahead);
    },
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      log.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
