import { queryOptions } from '@tanstack/react-query';
import { getReport, type Report, type ReportQuery } from '@/lib/contract/reports';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { joined, PRINT_PAGE, PRINTED_MOST } from '../domain/wholeReport';

const root = queryRoot('reports');

export const reportKeys = {
  all: root,
  page: (query: ReportQuery, page: number) => [...root, 'page', query, page] as const,
  whole: (query: ReportQuery) => [...root, 'whole', query] as const,
};

/** One page of a report, with what all its rows come to. Rows of the same report stay while others are on their way. */
export const reportOptions = (query: ReportQuery, page: number) =>
  queryOptions({
    queryKey: reportKeys.page(query, page),
    queryFn: ({ signal }) => call(getReport, { query: { ...query, page }, signal }),
    placeholderData: (before: Report | undefined, of) =>
      of?.queryKey[2].report === query.report ? before : undefined,
  });

/** How often a report is read anew that changed while it was read page by page. */
const TRIES = 3;

/**
 * A report as it is printed: every row as if read at once, or the first page alone where there are too many. Null: it
 * kept changing.
 */
export const wholeReportOptions = (query: ReportQuery) =>
  queryOptions({
    queryKey: reportKeys.whole(query),
    queryFn: async ({ signal }): Promise<Report | null> => {
      const read = (page: number) => call(getReport, { query: { ...query, page, size: PRINT_PAGE }, signal });
      for (let tries = 0; tries < TRIES; tries += 1) {
        const pages = [await read(1)];
        const count = pages[0]?.count ?? 0;
        const last = count > PRINTED_MOST ? 1 : Math.ceil(count / PRINT_PAGE);
        for (let page = 2; page <= last; page += 1) pages.push(await read(page));
        const whole = joined(pages);
        if (whole) return whole;
      }
      return null;
    },
    staleTime: 0,
    gcTime: 0,
  });
