import { queryOptions } from '@tanstack/react-query';
import { getBpkb } from '@/lib/contract/bpkbBook';
import { countBpkb } from '@/lib/contract/bpkbList';
import { call } from '@/lib/http/request';
import { booksRoot as root } from '@/lib/query/bookPlaces';

export const bpkbKeys = {
  /** All that is shown of books. */
  all: root,
  /** One book. */
  book: (id: string) => [...root, 'book', id] as const,
};

/** One book with all that happened to it. What may be done is of now, so it is always asked for again. */
export const bookOptions = (id: string) =>
  queryOptions({
    queryKey: bpkbKeys.book(id),
    queryFn: ({ signal }) => call(getBpkb, { params: { id }, signal }),
    staleTime: 0,
  });

/** How many books stand on each list of what is to be done, in an office; null: in all that the person sees. */
export const bookFiguresOptions = (office: number | null) =>
  queryOptions({
    queryKey: [...root, 'figures', office] as const,
    queryFn: ({ signal }) => call(countBpkb, { query: office === null ? {} : { office }, signal }),
    retry: false,
  });
