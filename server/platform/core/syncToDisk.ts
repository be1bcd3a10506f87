import { open } from 'node:fs/promises';

/** Brings a file, or a folder's list of names, to the disk. Windows knows no such call for folders. */
export async function syncToDisk(target: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
