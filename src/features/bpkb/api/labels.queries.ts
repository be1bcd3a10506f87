import { queryOptions } from '@tanstack/react-query';
import { LABELS_AT_ONCE } from '@/lib/contract/bpkbCountTerms';
import { listBpkb, type BpkbRow } from '@/lib/contract/bpkbList';
import type { QueryOf } from '@/lib/contract/endpoint';
import { call } from '@/lib/http/request';
import { booksRoot } from '@/lib/query/bookPlaces';

/** Rows that one call gives at most. */
const AT_ONCE = 100;

/** Books of a filter whose labels are printed at once, and how many there are in all. */
export interface LabelBooks {
  rows: readonly BpkbRow[];
  count: number;
  more: boolean;
}

/** The first books of a filter, as many as are labelled at once. */
export const labelBooksOptions = (filters: Partial<QueryOf<typeof listBpkb>>) =>
  queryOptions({
    queryKey: [...booksRoot, 'labels', filters] as const,
    queryFn: async ({ signal }): Promise<LabelBooks> => {
      const rows: BpkbRow[] = [];
      for (let page = 1; ; page += 1) {
        const found = await call(listBpkb, { query: { ...filters, page, size: AT_ONCE }, signal });
        rows.push(...found.rows);
        const { count, count_more: more } = found;
        if (found.rows.length < AT_ONCE || rows.length >= LABELS_AT_ONCE)
          return { rows: rows.slice(0, LABELS_AT_ONCE), count, more };
      }
    },
  });
