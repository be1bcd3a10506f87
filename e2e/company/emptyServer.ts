import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports';

/** ms; creating the database included. */
const START_LIMIT = 60_000;

export interface EmptyServer {
  address: string;
  /** What the server has said so far. */
  said: () => string;
  /** The newest match's group of what it says, waited for. */
  says: (pattern: RegExp, after?: number) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts the built server on a data folder of its own, without the demo company: it has nobody and nothing. */
export async function startEmptyServer(): Promise<EmptyServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'angsur-e2e-empty-'));
  // As root the database runs as another user, which must reach its folder.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SEED_DEMO: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUSHER_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const hear = (chunk: Buffer) => void (text += chunk.toString());
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
  const says = async (pattern: RegExp, after = 0): Promise<string> => {
    const until = Date.now() + START_LIMIT;
    while (Date.now() < until && server.exitCode === null) {
      const found = [...text.matchAll(new RegExp(pattern, 'g'))][after]?.[1];
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server did not say ${String(pattern)}:\n${text}`);
  };
  return {
    address: `http://127.0.0.1:${port}`,
    said: () => text,
    says,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
