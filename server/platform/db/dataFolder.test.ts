import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { restoreBackup } from '../../backup/restoreBackup';
import { openDatabase } from '../../openDatabase';
import { createDatabase } from '../../testing/createDatabase';
import { dataFolderAt, emptyFolder, onData } from '../../testing/dataFolder';
import { startProcess } from '../../testing/serverProcess';
import { explain } from '../core/explain';
import { startEmbedded } from './embedded/startEmbedded';
import { shippedMigrations } from './schemaState';

/** The version before data folders were backed up at an upgrade. */
const BEFORE = '0019_holidays';
const COMPANY = `
  insert into offices (id, code, name, zone) values (1, 'JKT', 'Jakarta', 'Asia/Jakarta');
  insert into finances (id, code, name, valid_from) values (1, 'SENDIRI', 'Modal sendiri', '2020-01-01');`;

const FUTURE = `
  insert into drizzle.__drizzle_migrations (hash, created_at)
  select 'of a later version', max(created_at) + 1 from drizzle.__drizzle_migrations`;

const backupsIn = (dataDir: string) => {
  const folder = path.join(dataDir, 'backups');
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
};

/** Opens the folder as the server does, and closes it; what it said. */
async function open(dataDir: string): Promise<string[]> {
  const said: string[] = [];
  const database = await openDatabase({ databaseUrl: null, dataDir, print: (line) => void said.push(line) });
  await database.close();
  return said;
}

const lastStep = (dataDir: string) =>
  onData(dataDir, async (client) => {
    const { rows } = await client.query<{ when: string }>(
      'select max(created_at)::text as when from drizzle.__drizzle_migrations',
    );
    return shippedMigrations().find(({ when }) => String(when) === rows[0]?.when)?.tag;
  });

describe('a data folder of an earlier version', () => {
  it('is backed up, then brought up to date; the backup restores it as it was', async () => {
    const dataDir = await dataFolderAt(BEFORE, COMPANY);
    const said = await open(dataDir);
    expect(said).toEqual([
      expect.stringMatching(/dicadangkan ke .*sebelum-pembaruan-\d+-\d+\.tar\.gz, lalu diperbarui/),
    ]);
    expect(await lastStep(dataDir)).toBe(shippedMigrations().at(-1)?.tag);
    const [archive = ''] = backupsIn(dataDir);
    // Up to date: nothing more is done.
    expect(await open(dataDir)).toEqual([]);
    expect(backupsIn(dataDir)).toHaveLength(1);

    const again = emptyFolder();
    const { manifest } = await restoreBackup({ archive, dataDir: again, replace: false, now: new Date() });
    expect(manifest.schema).toBe(BEFORE);
    expect(await lastStep(again)).toBe(BEFORE);
    const codes = await onData(again, (client) => client.query('select code from finances'));
    expect(codes.rows).toEqual([{ code: 'SENDIRI' }]);
  });

  it('stays as it is where it cannot be backed up', async () => {
    const dataDir = await dataFolderAt(BEFORE, COMPANY);
    writeFileSync(path.join(dataDir, 'backups'), 'a file where the folder would be');
    await expect(open(dataDir)).rejects.toThrow(
      /^Cadangan sebelum pembaruan gagal, jadi data belum diperbarui/,
    );
    expect(await lastStep(dataDir)).toBe(BEFORE);
    rmSync(path.join(dataDir, 'backups'));
    expect(await open(dataDir)).toHaveLength(1);
  });
});

describe('data of a newer version', () => {
  it('in a folder is refused in words, and stays as it is', async () => {
    const dataDir = await dataFolderAt(shippedMigrations().at(-1)?.tag ?? '', COMPANY + FUTURE);
    const failed = startProcess({ DATA_DIR: dataDir, DATABASE_URL: '' });
    const words =
      /ended with 1:\nData ini ditulis oleh versi Angsur yang lebih baru .* Tidak ada yang diubah\.$/;
    await expect(failed).rejects.toThrow(words);
    expect(await lastStep(dataDir)).toBeUndefined();
    expect(backupsIn(dataDir)).toEqual([]);
  });

  it('in a database of one’s own, too', async () => {
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    const first = await openDatabase({ databaseUrl: database.url, dataDir: emptyFolder() });
    const owner = first.openAsOwner();
    await owner.pool.query(FUTURE);
    await owner.close();
    await first.close();
    const second = openDatabase({ databaseUrl: database.url, dataDir: emptyFolder() });
    await expect(second).rejects.toThrow('lebih baru');
  });
});

describe('a data folder of another PostgreSQL', () => {
  it('is refused in words', async () => {
    const dataDir = emptyFolder();
    await onData(dataDir, () => Promise.resolve());
    writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    const failed = startEmbedded({ dataDir });
    await expect(failed).rejects.toThrow(/ditulis oleh PostgreSQL 15.*npm run backup.*npm run restore/);
  });
});

describe.runIf(process.getuid?.() === 0)('a data folder that only root may enter', () => {
  it('is refused in words that say what to do, before anything is made in it', async () => {
    const dataDir = path.join(emptyFolder(), 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    const told = await startEmbedded({ dataDir }).then(
      () => 'started',
      (error: unknown) => explain(error),
    );
    expect(told).toContain(`chmod o+x ${dataDir}`);
    expect(told).not.toContain(' at ');
    expect(readdirSync(dataDir)).toEqual([]);
    chmodSync(dataDir, 0o711);
    await onData(dataDir, (client) => client.query('select 1'));
  });
});
