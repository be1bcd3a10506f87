import { useQuery } from '@tanstack/react-query';
import type { RecordId } from '@/lib/contract/fields';
import { errorMessage } from '@/lib/http/ApiError';
import { changeBasisOptions } from './api/receipt.queries';
import type { BasisState } from './domain/basisState';

/** What a change of a receipt is calculated from, fetched with the form; where a host can't say, `unknown`. */
export function useChangeBasis(id: RecordId): BasisState {
  const { data, error, isFetching, refetch } = useQuery(changeBasisOptions(id));
  const onRefresh = () => void refetch();
  if (data === null) return { state: 'unknown' };
  if (data) return { state: 'ready', basis: data, refreshing: isFetching, onRefresh };
  if (!error || isFetching) return { state: 'loading' };
  return { state: 'failed', message: errorMessage(error), onRetry: onRefresh };
}
