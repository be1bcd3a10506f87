import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import type { MasterKind } from '../domain/MasterKind';

export const masterKeys = {
  all: queryRoot('masters'),
  holdings: [...queryRoot('masters'), 'holdings'] as const,
  list: ({ endpoints }: MasterKind) => [...masterKeys.all, endpoints.list.path] as const,
};

/** Every record of one master; a company has some dozens, so there are no pages. */
export function masterListOptions(kind: MasterKind) {
  return queryOptions({
    queryKey: masterKeys.list(kind),
    queryFn: ({ signal }) => call(kind.endpoints.list, { signal }),
  });
}
