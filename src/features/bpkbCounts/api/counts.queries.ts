import { queryOptions } from '@tanstack/react-query';
import {
  getBpkbCount,
  getBpkbCountLabels,
  listBpkbFindings,
  type BpkbFindingRow,
} from '@/lib/contract/bpkbCounts';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

const root = queryRoot('book-counts');

export const countKeys = {
  /** All that is shown of counts. */
  all: root,
  /** One count. */
  count: (id: string) => [...root, 'count', id] as const,
};

/** One count. What may be done is of now, so it is always asked for again. */
export const countOptions = (id: string) =>
  queryOptions({
    queryKey: countKeys.count(id),
    queryFn: ({ signal }) => call(getBpkbCount, { params: { id }, signal }),
    staleTime: 0,
  });

/** What is needed to count without a connection; kept on the device, not here. */
export const countLabelsOptions = (id: string) =>
  queryOptions({
    queryKey: [...root, 'labels', id] as const,
    queryFn: ({ signal }) => call(getBpkbCountLabels, { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** Rows that one call gives at most. */
const AT_ONCE = 100;

/** All that differs in a count, for its protocol. */
export const wholeFindingsOptions = (id: string) =>
  queryOptions({
    queryKey: [...root, 'whole', id] as const,
    queryFn: async ({ signal }): Promise<BpkbFindingRow[]> => {
      const rows: BpkbFindingRow[] = [];
      for (let page = 1; ; page += 1) {
        const found = await call(listBpkbFindings, {
          params: { id },
          query: { page, size: AT_ONCE },
          signal,
        });
        rows.push(...found.rows);
        if (found.rows.length < AT_ONCE) return rows;
      }
    },
    staleTime: 0,
  });
