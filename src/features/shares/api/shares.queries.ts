import { queryOptions } from '@tanstack/react-query';
import { listShareLinks } from '@/lib/contract/shares';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** From general to special. */
export const shareKeys = {
  all: queryRoot('shares'),
  links: (code: string) => [...shareKeys.all, 'links', code] as const,
};

/** The links of a contract, those that open first. */
export function shareLinksOptions(code: string) {
  return queryOptions({
    queryKey: shareKeys.links(code),
    queryFn: ({ signal }) => call(listShareLinks, { params: { id: code }, signal }),
  });
}
