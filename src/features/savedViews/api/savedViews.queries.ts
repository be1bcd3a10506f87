import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataOf } from '@/lib/contract/endpoint';
import { listSavedViews, type SavedView } from '@/lib/contract/savedViews';
import type { ViewedList } from '@/lib/contract/viewedLists';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

export const savedViewKeys = {
  list: (list: ViewedList) => [...queryRoot('saved-views'), list] as const,
};

/** The views of a list that somebody may open, and the offices that they save for. */
export const savedViewsOptions = (list: ViewedList) =>
  queryOptions({
    queryKey: savedViewKeys.list(list),
    queryFn: ({ signal }) => call(listSavedViews, { query: { list }, signal }),
  });

type Views = DataOf<typeof listSavedViews>;

/** Keeps a view as it was answered, so that it stands there at once; the server says in which order. */
export function keepView(client: QueryClient, list: ViewedList, view: SavedView): void {
  client.setQueryData<Views>(
    savedViewKeys.list(list),
    (known) => known && { ...known, rows: [...known.rows.filter(({ id }) => id !== view.id), view] },
  );
}

/** Takes one away that is no more. */
export function dropView(client: QueryClient, list: ViewedList, id: number): void {
  client.setQueryData<Views>(
    savedViewKeys.list(list),
    (known) => known && { ...known, rows: known.rows.filter((view) => view.id !== id) },
  );
}
