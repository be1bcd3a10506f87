import { openReader } from '@/lib/tables/openReader';
import type { PriceFileReader } from './PriceFileReader';
import type { PriceReading } from './readPrices';

/** Reads a price file in a worker of its own. @throws TableError in words for people */
export async function readPriceFile(file: Blob): Promise<PriceReading> {
  const worker = new Worker(new URL('./priceFileWorker.ts', import.meta.url), { type: 'module' });
  const { reader, broken, close } = openReader<PriceFileReader>(worker);
  try {
    return await Promise.race([reader.read(file), broken]);
  } finally {
    close();
  }
}
