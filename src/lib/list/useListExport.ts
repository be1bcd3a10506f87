import { useQuery } from '@tanstack/react-query';
import type { AnyEndpoint, DataOf, QueryOf } from '../contract/endpoint';
import type { FileEndpoint } from '../contract/fileEndpoint';
import { useFileExport } from '../files/useFileExport';
import { errorMessage } from '../http/ApiError';
import { call, type CallInput } from '../http/request';
import type { List } from './defineList';

interface ListExport<E> {
  /** Keys of the list's feature. */
  root: List['root'];
  /** Counts the rows, and names the file. */
  count: E;
  file: FileEndpoint;
  /** What the list is narrowed to. */
  query: Partial<QueryOf<E>>;
}

interface Counted {
  count: number;
  file_name: string;
}

/**
 * All rows that a list's filters leave, as a file: what an `ExportDialog` shows and does. They are counted anew each time,
 * because their number is a promise.
 */
export function useListExport<E extends AnyEndpoint>({ root, count, file, query }: ListExport<E>) {
  const { data, error, refetch } = useQuery({
    queryKey: [...root, 'export', query],
    queryFn: async ({ signal }) => {
      const input = { query, signal } as unknown as CallInput<E>;
      return (await call(count, input)) as DataOf<E> & Counted;
    },
    staleTime: 0,
    gcTime: 0,
  });
  const { run, start, retry, cancel } = useFileExport(file, query, data?.file_name ?? '');
  const failure = run.step === 'failed' ? run.error : data ? null : error;
  return {
    summary: data,
    run,
    problem: failure ? errorMessage(failure) : undefined,
    onStart: start,
    onCancel: cancel,
    onRetry: data ? retry : () => void refetch(),
  };
}
