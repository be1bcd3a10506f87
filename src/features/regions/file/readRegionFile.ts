import { openReader } from '@/lib/tables/openReader';
import type { RegionFileReader } from './RegionFileReader';
import type { RegionReading } from './readRegions';

/** Reads a file of regions in a worker of its own. @throws TableError in words for people */
export async function readRegionFile(file: Blob): Promise<RegionReading> {
  const worker = new Worker(new URL('./regionFileWorker.ts', import.meta.url), { type: 'module' });
  const { reader, broken, close } = openReader<RegionFileReader>(worker);
  try {
    return await Promise.race([reader.read(file), broken]);
  } finally {
    close();
  }
}
