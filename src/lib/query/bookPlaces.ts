import { queryOptions } from '@tanstack/react-query';
import { listBpkbPlaces } from '../contract/bpkbList';
import { call } from '../http/request';
import { queryRoot } from './queryRoots';

/** The root of all that is shown of ownership books: counts settle where they are. */
export const booksRoot = queryRoot('books');

/** Places of an office for books. */
export const bookPlacesOptions = (office: number) =>
  queryOptions({
    queryKey: [...booksRoot, 'places', office] as const,
    queryFn: ({ signal }) => call(listBpkbPlaces, { query: { office }, signal }),
  });
