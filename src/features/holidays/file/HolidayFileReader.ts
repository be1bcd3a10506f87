import { textOf } from '@/lib/tables/cell';
import { readTable } from '@/lib/tables/readTable';
import { readDay } from './readDay';
import { readHolidays, type HolidayReading } from './readHolidays';

/** Reads a file of holidays; lives in a worker. */
export class HolidayFileReader {
  /** @throws TableError in words for people */
  async read(file: Blob): Promise<HolidayReading> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Under the right delimiter a cell of a line is a day, and another one follows it.
    const score = (row: readonly unknown[]) =>
      row.slice(0, -1).some((cell) => readDay(textOf(cell as never)) !== null) ? 1 : 0;
    return readHolidays(await readTable(bytes, score));
  }
}
