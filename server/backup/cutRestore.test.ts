import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../testing/createDatabase';
import { dataCommand } from '../testing/dataCommand';
import { emptyFolder, onData } from '../testing/dataFolder';
import { writeBackup } from './writeBackup';

/** `npm run restore`, killed as soon as `until` is true. */
const restoring = (dataDir: string, args: readonly string[], until?: () => boolean) =>
  dataCommand('restore', args, { DATA_DIR: dataDir }, until);

/** PostgreSQL runs there with part of the company in it. */
const isFilled = (work: string) => existsSync(path.join(work, 'postgres/postmaster.pid'));
/** What makes the cluster lives on when the restore is killed. */
const isBegun = (work: string) =>
  existsSync(work) &&
  readdirSync(work).some(
    (name) => name.startsWith('postgres') && existsSync(path.join(work, name, 'base/1')),
  );

it.each([
  ['while its cluster is made', isBegun],
  ['in the middle', isFilled],
])('a restore that is killed %s leaves the old company, and can be done again', async (_, isHalf) => {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const archive = path.join(emptyFolder(), 'demo.tar.gz');
  await writeBackup({ url: database.url, dataDir: emptyFolder(), to: archive, now: new Date() });
  const dataDir = emptyFolder();
  mkdirSync(path.join(dataDir, 'storage'));
  await onData(dataDir, (client) => client.query('create table kept as select 42 as answer'));

  const half = () => isHalf(path.join(dataDir, 'restoring/company'));
  const cut = await restoring(dataDir, [archive, '--replace'], half);
  expect(cut.code).toBeNull();
  const { rows } = await onData(dataDir, (client) => client.query('select answer from kept'));
  expect(rows).toEqual([{ answer: 42 }]);

  const again = await restoring(dataDir, [archive, '--replace']);
  expect(again.said).toContain('sama dengan saat dicadangkan');
  expect(again.code).toBe(0);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restor'))).toEqual([]);

  const refused = await restoring(dataDir, [archive]);
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/^\S+ sudah berisi data\. Tambahkan --replace.*\n$/);
});
