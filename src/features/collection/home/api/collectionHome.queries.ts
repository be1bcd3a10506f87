import { queryOptions } from '@tanstack/react-query';
import { getCollectionHome } from '@/lib/contract/collectionHome';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** What is new in the collection of an office; null: of all that the person sees. */
export const collectionHomeOptions = (office: number | null) =>
  queryOptions({
    queryKey: [...queryRoot('collector'), 'home', office],
    queryFn: ({ signal }) => call(getCollectionHome, { query: office === null ? {} : { office }, signal }),
  });
