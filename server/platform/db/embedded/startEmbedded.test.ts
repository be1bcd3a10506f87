import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries';
import { readPostmaster } from './postmaster';
import { startEmbedded } from './startEmbedded';
import { eventually } from '../../../../tests/eventually';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'angsur-embedded-'));
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
};
const portOf = (url: string) => Number(new URL(url).port);
const cluster = () => path.join(dataDir, 'postgres');

describe('the embedded PostgreSQL', () => {
  it('keeps data, port and a password that only its owner reads', async () => {
    const first = await startEmbedded({ dataDir });
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(readPostmaster(cluster())).toBeNull();
    const second = await startEmbedded({ dataDir });
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(await ask(second.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await expect(ask(second.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
    await second.stop();
  });

  it('takes over the one that a killed server left running, and stops it', async () => {
    const first = await startEmbedded({ dataDir });
    // As after kill -9: the one that uses it is a process that no longer exists.
    const users = path.join(dataDir, 'postgres.users');
    for (const name of readdirSync(users))
      renameSync(path.join(users, name), path.join(users, '999999.dead'));
    writeFileSync(path.join(dataDir, 'postgres.lock'), '999999');
    const second = await startEmbedded({ dataDir });
    expect(second).toMatchObject({ adopted: true, url: first.url });
    await second.stop();
    expect(readPostmaster(cluster())).toBeNull();
  });

  it('is stopped by the last of those that share it, whichever that is', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ]) {
      const users = [
        await startEmbedded({ dataDir }),
        await startEmbedded({ dataDir }),
        await startEmbedded({ dataDir }),
      ];
      const url = users[0]?.url ?? '';
      for (const one of order) {
        expect(await ask(url, 'select 1 as up')).toEqual([{ up: 1 }]);
        await users[one]?.stop();
      }
      expect(readPostmaster(cluster())).toBeNull();
    }
  });

  it('serves all that start and stop at the same moment', async () => {
    const once = async () => {
      const one = await startEmbedded({ dataDir });
      expect(await ask(one.url, 'select 1 as up')).toEqual([{ up: 1 }]);
      await one.stop();
    };
    await Promise.all([once(), once(), once(), once()]);
    expect(readPostmaster(cluster())).toBeNull();
  });

  it('is started again when it was killed, and keeps what was committed', async () => {
    const one = await startEmbedded({ dataDir });
    await ask(one.url, 'create table before_the_kill as select 7 as answer');
    process.kill(readPostmaster(cluster())?.pid ?? 0, 'SIGKILL');
    await eventually(async () =>
      expect(await ask(one.url, 'select answer from before_the_kill')).toEqual([{ answer: 7 }]),
    );
    await one.stop();
    expect(readPostmaster(cluster())).toBeNull();
  });

  it('moves to another port when its own is taken', async () => {
    const first = await startEmbedded({ dataDir });
    await first.stop();
    const squatter = createServer().listen(portOf(first.url), '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    const second = await startEmbedded({ dataDir });
    squatter.close();
    expect(portOf(second.url)).not.toBe(portOf(first.url));
    expect(readFileSync(path.join(dataDir, 'postgres.port'), 'utf8')).toBe(String(portOf(second.url)));
    await second.stop();
  });

  it('has a password where a full disk left it empty before there was a cluster', async () => {
    rmSync(cluster(), { recursive: true });
    writeFileSync(path.join(dataDir, 'postgres.password'), '');
    const again = await startEmbedded({ dataDir });
    expect(await ask(again.url, 'select 1 as up')).toEqual([{ up: 1 }]);
    await again.stop();
  });

  it('says what to do where it does not exist', async () => {
    await expect(findBinaries('sunos', 'sparc')).rejects.toThrow(/sunos-sparc.*DATABASE_URL/s);
  });
});
