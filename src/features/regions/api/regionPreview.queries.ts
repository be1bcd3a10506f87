import { queryOptions, skipToken } from '@tanstack/react-query';
import { compareRegions } from '@/lib/contract/regions';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { groupsOf, wholeDiff, type RegionDiff } from '../domain/regionDiff';
import type { RegionReading } from '@/lib/tables/regions/readRegions';

/** What a file would do; null: nothing to compare yet. `fileId` tells one chosen file from another. Writes nothing. */
export function regionPreviewOptions(compared: { fileId: number; reading: RegionReading } | null) {
  return queryOptions({
    queryKey: [...queryRoot('region-preview'), compared?.fileId] as const,
    queryFn: compared
      ? async ({ signal }): Promise<RegionDiff> => {
          const { reading } = compared;
          const answers = [];
          for (const rows of groupsOf(reading.rows)) {
            answers.push(await call(compareRegions, { body: { rows }, signal }));
          }
          return wholeDiff(reading, answers);
        }
      : skipToken,
    // Tens of thousands of lines: kept no longer than they are looked at.
    gcTime: 0,
    staleTime: Infinity,
  });
}
