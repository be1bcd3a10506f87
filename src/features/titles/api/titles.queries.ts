import { queryOptions } from '@tanstack/react-query';
import { listTitles } from '@/lib/contract/titles';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

export const titleKeys = { all: queryRoot('titles') };

/** Every job title; a company has a dozen, so there are no pages. */
export const titlesQuery = () =>
  queryOptions({ queryKey: titleKeys.all, queryFn: ({ signal }) => call(listTitles, { signal }) });
