import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Keeps a record as a write's answer, or a 409, says that it is, and marks all else of its feature. The record itself is
 * not fetched a second time, and an answer that was asked for before the write no longer takes its place.
 * @param root what begins the keys of all that may have changed with it
 */
export function keepRecord<T>(client: QueryClient, root: QueryKey, queryKey: QueryKey, record: T): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, record);
  const kept = hashKey(queryKey);
  void client.invalidateQueries({ queryKey: root, predicate: ({ queryHash }) => queryHash !== kept });
}
