import { queryOptions, skipToken } from '@tanstack/react-query';
import { previewPrices, type PriceLine } from '@/lib/contract/prices';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** What is compared with the list of a day; `fileId` tells one chosen file from another. */
export interface Compared {
  fileId: number;
  rows: readonly PriceLine[];
  /** `YYYY-MM-DD`. */
  validFrom: string;
}

export const previewKey = (compared: Compared | null) =>
  [...queryRoot('price-preview'), compared?.fileId, compared?.validFrom] as const;

/** What the rows would do to the list of that day; null: nothing to compare yet. Writes nothing. */
export function pricePreviewOptions(compared: Compared | null) {
  return queryOptions({
    queryKey: previewKey(compared),
    queryFn: compared
      ? ({ signal }) =>
          call(previewPrices, {
            body: { valid_from: compared.validFrom, rows: [...compared.rows] },
            signal,
          })
      : skipToken,
    // Thousands of lines: kept no longer than they are looked at.
    gcTime: 0,
    staleTime: Infinity,
  });
}
