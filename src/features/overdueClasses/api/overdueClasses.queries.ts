import { queryOptions } from '@tanstack/react-query';
import { listOverdueClassVersions } from '@/lib/contract/overdueClasses';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

export const overdueClassKeys = {
  all: queryRoot('overdue-classes'),
  versions: () => [...overdueClassKeys.all, 'versions'] as const,
};

/** Every version, newest first; a company has a handful, so there are no pages. */
export function classVersionsOptions() {
  return queryOptions({
    queryKey: overdueClassKeys.versions(),
    queryFn: ({ signal }) => call(listOverdueClassVersions, { signal }),
  });
}
