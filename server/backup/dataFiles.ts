import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UNFINISHED } from '../platform/storage/folderStore';

/** What is PostgreSQL's own, or a copy of what is backed up. */
const NOT_DATA = /^(postgres(\..*)?|\.initial-password-.*|backups|restoring|restore\..*|replaced-.*)$/;

/** The entries of a data folder that a restore brings or replaces besides PostgreSQL's own. */
export const isDataEntry = (name: string) => !NOT_DATA.test(name);

/** Every file of the data folder that belongs to the company, with slashes, by name. */
export function dataFiles(dataDir: string): string[] {
  return readdirSync(dataDir, { withFileTypes: true })
    .filter(({ name }) => isDataEntry(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(path.join(dataDir, entry.name), { withFileTypes: true, recursive: true })
        : [entry],
    )
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').includes(UNFINISHED))
    .sort();
}

/** SHA-256 of a file. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
