import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { emptyFolder, onData } from '../../../testing/dataFolder';
import { testProgram } from '../../../testing/testPrograms';
import { findBinaries } from './binaries';
import { runnableBinaries } from './paths';
import { startEmbedded } from './startEmbedded';
import { systemUser } from './systemUser';

/** Folders of a data folder in which a cluster is being made, or stands. */
const clustersIn = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('postgres'))
    .filter((name) => existsSync(path.join(dataDir, name, 'base')));

/** Kills a server in its first start, while its cluster is half made; initdb lives on. */
async function cutFirstStart(dataDir: string): Promise<void> {
  const server = spawn(process.execPath, testProgram('main'), {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', PUSHER_PORT: '0' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  while (clustersIn(dataDir).length === 0 && server.exitCode === null) await sleep(2);
  server.kill('SIGKILL');
  await ended;
}

const isUp = (dataDir: string) =>
  onData(dataDir, async (client) => (await client.query<{ up: number }>('select 1 as up')).rows[0]?.up);

/** What is left of making a cluster. */
const leftIn = (dataDir: string) => readdirSync(dataDir).filter((name) => /making|initial/.test(name));

describe('a first start that is cut off', () => {
  it('is done again at once, while what it began still works', async () => {
    const dataDir = emptyFolder();
    await cutFirstStart(dataDir);
    expect(await isUp(dataDir)).toBe(1);
    await sleep(2000);
    expect(await isUp(dataDir)).toBe(1);
    expect(leftIn(dataDir)).toEqual([]);
  });

  it('is done again where the power went', async () => {
    const dataDir = emptyFolder();
    await cutFirstStart(dataDir);
    spawnSync('pkill', ['-9', '-f', dataDir]);
    await sleep(200);
    expect(existsSync(path.join(dataDir, 'postgres/PG_VERSION'))).toBe(false);
    expect(await isUp(dataDir)).toBe(1);
    expect(leftIn(dataDir)).toEqual([]);
  });
});

it('takes over the server that a killed start was starting', async () => {
  const dataDir = emptyFolder();
  const first = await startEmbedded({ dataDir });
  await first.stop();
  const runAs = await systemUser();
  const { pg_ctl } = runnableBinaries(await findBinaries(), 'uid' in runAs);
  const cluster = path.join(dataDir, 'postgres');
  const options = ['start', '-D', cluster, '-W', '-o', `-p ${new URL(first.url).port}`];
  for (const wait of [0, 20, 50]) {
    spawn(pg_ctl, options, { ...runAs, cwd: cluster, stdio: 'ignore' });
    await sleep(wait);
    expect(await isUp(dataDir), `${wait} ms later`).toBe(1);
  }
});

it('leaves a folder alone that is no cluster but holds something', async () => {
  const dataDir = emptyFolder();
  mkdirSync(path.join(dataDir, 'postgres/base'), { recursive: true });
  writeFileSync(path.join(dataDir, 'postgres/base/1'), 'a company');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/PG_VERSION/);
  expect(existsSync(path.join(dataDir, 'postgres/base/1'))).toBe(true);
});
