import { openReader } from '@/lib/tables/openReader';
import type { HolidayFileReader } from './HolidayFileReader';
import type { HolidayReading } from './readHolidays';

/** Reads a file of holidays in a worker of its own. @throws TableError in words for people */
export async function readHolidayFile(file: Blob): Promise<HolidayReading> {
  const worker = new Worker(new URL('./holidayFileWorker.ts', import.meta.url), { type: 'module' });
  const { reader, broken, close } = openReader<HolidayFileReader>(worker);
  try {
    return await Promise.race([reader.read(file), broken]);
  } finally {
    close();
  }
}
