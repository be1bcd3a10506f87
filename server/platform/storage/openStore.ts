import path from 'node:path';
import type { Config } from '../core/config';
import type { FileStore } from './FileStore';
import { folderStore } from './folderStore';
import { s3Store } from './s3Store';

/** The store that is configured; without S3 it is a folder in the data folder. */
export async function openStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  return s3 ? s3Store(s3) : folderStore(path.join(dataDir, 'storage', 'files'));
}
