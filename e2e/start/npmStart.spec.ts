import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../company/ports';

/** ms; the database is made and filled, on a machine that does much else. */
const START_LIMIT = 180_000;

/* What a supervisor, a container or a script does: it tells npm to end, and nothing else. */
test('npm start, told to end, leaves neither port nor data folder held', async () => {
  test.setTimeout(START_LIMIT + 60_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'angsur-npm-'));
  // As root the database runs as another user, which must reach its folder.
  chmodSync(dataDir, 0o755);
  const [port, socketPort] = [await freePort(), await freePort()];
  const npm = spawn('npm', ['start'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUSHER_PORT: String(socketPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SEED_DEMO: '0',
    },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      () => 'nobody',
    );
  await expect.poll(answers, { timeout: START_LIMIT }).toBe(200);
  const holder = path.join(dataDir, 'postgres', 'postmaster.pid');
  expect(existsSync(holder)).toBe(true);

  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(answers, { timeout: 30_000 }).toBe('nobody');
  await expect.poll(() => existsSync(holder), { timeout: 30_000 }).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});
