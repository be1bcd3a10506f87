import { queryOptions, skipToken } from '@tanstack/react-query';
import { compareHolidays } from '@/lib/contract/holidayMaster';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import type { HolidayReading } from '@/lib/tables/holidays/readHolidays';

/** A file that was read. `fileId` tells one chosen file from another. */
export interface Compared {
  fileId: number;
  reading: HolidayReading;
}

export const previewKey = (compared: Compared | null) =>
  [...queryRoot('holiday-preview'), compared?.fileId] as const;

/** What a file would do; null: nothing to compare yet. Writes nothing. */
export function holidayPreviewOptions(compared: Compared | null) {
  return queryOptions({
    queryKey: previewKey(compared),
    queryFn: compared
      ? ({ signal }) => call(compareHolidays, { body: { rows: compared.reading.rows }, signal })
      : skipToken,
    gcTime: 0,
    staleTime: Infinity,
  });
}
