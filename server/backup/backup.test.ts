import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { moneyFaults } from '../testing/money/moneyFaults';
import { randomStep } from '../testing/money/randomSteps';
import { signInAll, startWorld, written } from '../testing/money/startWorld';
import { cardOf, type World } from '../testing/money/steps/world';
import { startEmbedded } from '../platform/db/embedded/startEmbedded';
import { ownDatabase } from '../platform/db/ownDatabase';
import { folderStore, UNFINISHED } from '../platform/storage/folderStore';
import { createDatabase } from '../testing/createDatabase';
import { emptyFolder, onData } from '../testing/dataFolder';
import { pdf, sender } from '../testing/files';
import { startApi } from '../testing/startApi';
import { manifestSchema } from './manifest';
import { brokenText } from './papers';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const NOW = new Date('2026-11-22T05:00:00.000Z');

/** The demo company's archive with one file of its own, and where that is. */
async function demoArchive() {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const dataDir = emptyFolder();
  mkdirSync(path.join(dataDir, 'storage', 'images'), { recursive: true });
  writeFileSync(path.join(dataDir, 'storage', 'images', 'kasir.svg'), '<svg/>');
  writeFileSync(path.join(dataDir, 'postgres.password'), 'sandi-postgres-9d1f');
  const archive = path.join(dataDir, 'backups', 'demo.tar.gz');
  const manifest = await writeBackup({ url: database.url, dataDir, to: archive, now: NOW });
  return { archive, manifest, database };
}

describe('a backup', () => {
  it('taken while money moves restores to a company in which nothing of the money is wrong', async () => {
    const world = await startWorld(7);
    const since = world.api.now();
    while (written(world) < 5) await randomStep(world);
    const archive = path.join(emptyFolder(), 'live.tar.gz');
    const before = written(world);
    let taken = false;
    const taking = writeBackup({ url: world.api.url, dataDir: emptyFolder(), to: archive, now: NOW }).finally(
      () => (taken = true),
    );
    while (!taken || written(world) < before + 3) await randomStep(world);
    const manifest = await taking;

    const dataDir = emptyFolder();
    await restoreBackup({ archive, dataDir, replace: false, now: NOW });
    const embedded = await startEmbedded({ dataDir });
    onTestFinished(() => embedded.stop());
    const url = await ownDatabase(embedded.url);
    const api = await startApi({ database: { url, drop: () => Promise.resolve() }, asOwner: true });
    api.advance(world.api.now().getTime() - api.now().getTime());
    // What carried a contract on after the backup is not in it.
    const there = 'select code from contracts where code = any($1) order by code';
    const { rows } = await api.connection.pool.query<{ code: string }>(there, [world.codes]);
    const [first = '', ...others] = rows.map(({ code }) => code);
    const codes: World['codes'] = [first, ...others];
    const restored = { ...world, api, codes, tokens: await signInAll(api), told: [] };
    const cards = await Promise.all(codes.map((code) => cardOf(restored, code)));
    expect(await moneyFaults(api, cards, since)).toEqual([]);

    const count = async (pool: pg.Pool) =>
      Number((await pool.query<{ count: string }>('select count(*) from history')).rows[0]?.count);
    const kept = manifest.tables.find(({ name }) => name === 'history')?.rows ?? 0;
    expect(await count(world.api.connection.pool)).toBeGreaterThan(kept);
    // The restored company works: who reads its cards signed in, and money can be taken again.
    for (const already = written(restored); written(restored) < already + 3;) await randomStep(restored);
    const later = await Promise.all(restored.codes.map((code) => cardOf(restored, code)));
    expect(await moneyFaults(api, later, since)).toEqual([]);
  });

  it('is for its owner alone, holds no password of PostgreSQL, and no session that would live again', async () => {
    const { archive, manifest } = await demoArchive();
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(archive))).toEqual(['demo.tar.gz']);
    expect(manifest.files.map((file) => file.path)).toEqual(['storage/images/kasir.svg']);
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['credits', 'history', 'idempotency_keys', 'staff']));
    expect(names).not.toContain('sessions');
    expect(gunzipSync(readFileSync(archive)).includes('sandi-postgres-9d1f')).toBe(false);
  });

  it('takes the files along with the records that hold them, and nothing that is on its way', async () => {
    const api = await startApi();
    const clerk = sender(api, await api.signIn('kasir.jkt'));
    const { data } = await clerk.send(pdf('cadangan'), { name: 'a.pdf' });
    await clerk.open(pdf('belum selesai'));
    const dataDir = emptyFolder();
    const store = folderStore(path.join(dataDir, 'storage', 'files'));
    const { rows } = await api.connection.pool.query<{ storage_key: string; sha256: string }>(
      'select storage_key, sha256 from files',
    );
    const [row] = rows;
    await store.put(row?.storage_key ?? '', pdf('cadangan'), data.type);
    writeFileSync(path.join(dataDir, 'storage', 'files', UNFINISHED, 'half'), 'x');
    const archive = path.join(emptyFolder(), 'x.tar.gz');
    const manifest = await writeBackup({ url: api.url, dataDir, to: archive, now: NOW });
    expect(manifest.files).toEqual([
      { path: `storage/files/${row?.storage_key}`, bytes: data.bytes, sha256: row?.sha256 },
    ]);
    expect(manifest.tables.map(({ name }) => name)).not.toContain('file_uploads');

    const restored = emptyFolder();
    await restoreBackup({ archive, dataDir: restored, replace: false, now: NOW });
    expect(await folderStore(path.join(restored, 'storage', 'files')).has(row?.storage_key ?? '')).toBe(true);
    const found = await onData(restored, (client) => client.query('select id from files'));
    expect(found.rows).toEqual([{ id: data.id }]);
  });

  it('names the papers that are missing or altered, also when it is restored', async () => {
    const api = await startApi();
    const clerk = sender(api, await api.signIn('kasir.jkt'));
    const names = ['utuh.pdf', 'berubah.pdf', 'hilang.pdf'];
    for (const name of names) await clerk.send(pdf(name), { name });
    const { rows } = await api.connection.pool.query<{ name: string; storage_key: string }>(
      'select name, storage_key from files order by id desc limit 3',
    );
    await api.connection.pool.query('delete from file_uploads');
    const dataDir = emptyFolder();
    const store = folderStore(path.join(dataDir, 'storage', 'files'));
    for (const { name, storage_key } of rows) {
      const content = pdf(name);
      if (name === 'berubah.pdf') content[20]! ^= 1;
      if (name !== 'hilang.pdf') await store.put(storage_key, content, 'application/pdf');
    }
    const archive = path.join(emptyFolder(), 'x.tar.gz');
    const found = [
      expect.objectContaining({ name: 'berubah.pdf', state: 'rusak' }),
      expect.objectContaining({ name: 'hilang.pdf', state: 'hilang' }),
    ];
    const { broken } = await writeBackup({ url: api.url, dataDir, to: archive, now: NOW });
    expect(broken.filter(({ name }) => names.includes(name))).toEqual(found);
    expect(brokenText(broken)).toMatch(/hilang dan \d+ rusak: \d+ /);
    const restored = await restoreBackup({ archive, dataDir: emptyFolder(), replace: false, now: NOW });
    expect(restored.broken).toEqual(broken);
  });

  it('is not made where there is one, and leaves nothing behind when it fails', async () => {
    const { archive, database } = await demoArchive();
    const dataDir = emptyFolder();
    const again = writeBackup({ url: database.url, dataDir, to: archive, now: NOW });
    await expect(again).rejects.toThrow('sudah ada');
    const to = path.join(dataDir, 'backups', 'x.tar.gz');
    const nothing = await createDatabase({ empty: true });
    onTestFinished(() => nothing.drop());
    await expect(writeBackup({ url: nothing.url, dataDir, to, now: NOW })).rejects.toThrow('Belum ada data');
    expect(readdirSync(path.dirname(to))).toEqual([]);
    const among = path.join(dataDir, 'storage', 'x.tar.gz');
    await expect(writeBackup({ url: database.url, dataDir, to: among, now: NOW })).rejects.toThrow('di luar');
  });

  it('takes away what a killed one left, and leaves one that is under way', async () => {
    const { archive, database } = await demoArchive();
    const folder = path.dirname(archive);
    for (const pid of [999_999, process.ppid]) mkdirSync(path.join(folder, `.angsur-backup-${pid}`));
    const to = path.join(folder, 'second.tar.gz');
    await writeBackup({ url: database.url, dataDir: emptyFolder(), to, now: NOW });
    expect(readdirSync(folder).sort()).toEqual([
      `.angsur-backup-${process.ppid}`,
      'demo.tar.gz',
      'second.tar.gz',
    ]);
  });
});

describe('a restore', () => {
  it('refuses a folder that holds a company; told to replace it, keeps the old one aside', async () => {
    const { archive } = await demoArchive();
    const dataDir = emptyFolder();
    await onData(dataDir, (client) => client.query('create table kept as select 42 as answer'));
    mkdirSync(path.join(dataDir, 'storage'));
    writeFileSync(path.join(dataDir, 'storage', 'old.txt'), 'old');
    const restore = (replace: boolean) => restoreBackup({ archive, dataDir, replace, now: NOW });
    await expect(restore(false)).rejects.toThrow('--replace');

    const running = await startEmbedded({ dataDir });
    await expect(restore(true)).rejects.toThrow('sedang berjalan');
    await running.stop();

    mkdirSync(path.join(dataDir, 'replaced-20261122050000'));
    const { aside } = await restore(true);
    expect(aside).toBe(path.join(dataDir, 'replaced-20261122050000-2'));
    expect(readFileSync(path.join(dataDir, 'storage', 'images', 'kasir.svg'), 'utf8')).toBe('<svg/>');
    expect(existsSync(path.join(dataDir, 'storage', 'old.txt'))).toBe(false);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('restor'))).toEqual([]);
    const receipts = 'select count(*)::int as count from credits';
    const { rows } = await onData(dataDir, (client) => client.query<{ count: number }>(receipts));
    expect(rows[0]?.count).toBeGreaterThan(100);

    expect(readFileSync(path.join(aside ?? '', 'storage', 'old.txt'), 'utf8')).toBe('old');
    const old = await onData(aside ?? '', (client) => client.query('select answer from kept'));
    expect(old.rows).toEqual([{ answer: 42 }]);
  });

  it('gives the next records the numbers that follow', async () => {
    const { archive, database } = await demoArchive();
    const dataDir = emptyFolder();
    await restoreBackup({ archive, dataDir, replace: false, now: NOW });
    const next = `insert into customers (office_id, name, phone) values (1, 'Baru', '08') returning id`;
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ id: number }>(next);
    await client.end();
    expect((await onData(dataDir, (restored) => restored.query<{ id: number }>(next))).rows).toEqual(rows);
    // The guards are there again.
    const forbidden = onData(dataDir, (restored) => restored.query('delete from credits'));
    await expect(forbidden).rejects.toThrow('never deleted');
  });

  it('takes nothing of an archive that is cut, changed, foreign or from a newer version', async () => {
    const { archive } = await demoArchive();
    const dataDir = emptyFolder();
    const whole = readFileSync(archive);
    const tar = gunzipSync(whole);
    const told = async (content: Buffer) => {
      const file = path.join(emptyFolder(), 'x.tar.gz');
      writeFileSync(file, content);
      const failed = await restoreBackup({ archive: file, dataDir, replace: false, now: NOW }).then(
        () => 'restored',
        (error: Error) => error.message,
      );
      expect(readdirSync(dataDir)).toEqual([]);
      return failed;
    };
    const replaced = (from: string, to: string) => {
      expect(tar.includes(from)).toBe(true);
      return gzipSync(Buffer.from(tar.toString('latin1').replace(from, to), 'latin1'));
    };
    const damaged = /bukan cadangan Angsur yang utuh/;
    expect(await told(whole.subarray(0, whole.length / 2))).toMatch(damaged);
    expect(await told(gzipSync(tar.subarray(0, 512 * Math.floor(tar.length / 1024))))).toMatch(damaged);
    expect(await told(Buffer.from('bukan arsip'))).toMatch(damaged);
    expect(await told(replaced('Eka Lestari', 'Eka Lestary'))).toMatch(damaged);
    expect(
      await told(replaced('"path": "storage/images/kasir.svg"', '"path": "../../../../../kasir.svg"')),
    ).toMatch(damaged);
    expect(await told(replaced('"format": 1', '"format": 2'))).toContain('lebih baru');
    expect(await told(replaced('"schema": "0', '"schema": "9'))).toContain('lebih baru');
    await expect(
      restoreBackup({ archive: path.join(dataDir, 'none'), dataDir, replace: false, now: NOW }),
    ).rejects.toThrow('tidak ada');
  });

  it('puts no file outside of the data folder, nor in PostgreSQL’s place', async () => {
    const { manifest } = await demoArchive();
    const [file] = manifest.files;
    const taken = (path: string) =>
      manifestSchema.safeParse({ ...manifest, files: [{ ...file, path }] }).success;
    expect(taken('storage/images/a.svg')).toBe(true);
    for (const path of [
      '../a.svg',
      'storage/../../a',
      '/etc/a',
      'postgres/postgresql.auto.conf',
      'postgres.port',
    ]) {
      expect(taken(path), path).toBe(false);
    }
  });

  it('is not used where the result is not what the manifest says', async () => {
    const { archive, manifest } = await demoArchive();
    const dataDir = emptyFolder();
    // A sum that nobody could have had, in a manifest that is whole otherwise.
    const sum = manifest.sums['credits.payment'] ?? '';
    const other = `9${sum.slice(1)}` === sum ? `8${sum.slice(1)}` : `9${sum.slice(1)}`;
    const tar = gunzipSync(readFileSync(archive)).toString('latin1');
    const file = path.join(emptyFolder(), 'x.tar.gz');
    const changed = tar.replace(`"credits.payment": "${sum}"`, `"credits.payment": "${other}"`);
    writeFileSync(file, gzipSync(Buffer.from(changed, 'latin1')));
    const restored = restoreBackup({ archive: file, dataDir, replace: false, now: NOW });
    await expect(restored).rejects.toThrow(`jumlah credits.payment ${sum}, bukan ${other}`);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
