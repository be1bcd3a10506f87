import { readTable } from '@/lib/tables/readTable';
import { priceHeadingScore } from './priceColumns';
import { readPrices, type PriceReading } from './readPrices';

/** Reads a price file; lives in a worker. */
export class PriceFileReader {
  /** @throws TableError in words for people */
  async read(file: Blob): Promise<PriceReading> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return readPrices(await readTable(bytes, priceHeadingScore));
  }
}
