import { plainCode } from '@/lib/contract/regionCodes';
import { textOf } from '@/lib/tables/cell';
import { readTable } from '@/lib/tables/readTable';
import { readRegions, type RegionReading } from './readRegions';

/** Reads a file of regions; lives in a worker. */
export class RegionFileReader {
  /** @throws TableError in words for people */
  async read(file: Blob): Promise<RegionReading> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Under the right delimiter the first cell of a line is a code.
    return readRegions(
      await readTable(bytes, (row) => (row.length > 1 && plainCode(textOf(row[0])) ? 1 : 0)),
    );
  }
}
