import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useFigureInAddress, type FigureInAddress } from '../address/useFigureInAddress';
import { useShownColumns } from '../address/useShownColumns';
import type { List, Paging } from './defineList';
import { sortAfter } from './listState';

/** What is needed of a list to show it. */
type Showable = Pick<List, 'filters' | 'pageSize' | 'sizes' | 'descending' | 'columns' | 'viewed'>;

/** A list as it is shown: its state in the address, one page of it, and ways to go on. */
export interface ShownList<S extends Paging = Paging, D = unknown> {
  list: Showable;
  state: S;
  /** Undefined: nothing known yet. */
  data: D | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Another page is on its way; `data` is of the one before. */
  isPlaceholderData: boolean;
  /** The figure that led here; left out: none did. */
  figure?: FigureInAddress | undefined;
  /** How many filters differ from the start. */
  active: number;
  /** Chosen columns and how to choose others. */
  columns: ReturnType<typeof useShownColumns>;
  change: (part: Partial<S>) => void;
  /** Puts every filter back. */
  reset: () => void;
  /** A header was pressed. */
  sortBy: (column: string) => void;
  retry: () => void;
  prefetch: (page: number) => void;
}

/**
 * A list on screen whose state is kept somewhere.
 * @param optionsOf the question for one page of it
 */
export function useShownList<S extends Paging, D, K extends QueryKey>(
  list: Showable,
  { state, change, reset, active }: Pick<ShownList<S>, 'state' | 'change' | 'reset' | 'active'>,
  optionsOf: (state: S) => UseQueryOptions<D, Error, D, K>,
): ShownList<S, D> {
  const client = useQueryClient();
  const query = useQuery(optionsOf(state));
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const figure = useFigureInAddress(query);
  const columns = useShownColumns(list.columns);
  return {
    ...{ list, state, data, error, isFetching, isPlaceholderData, figure, active, columns },
    ...{ change, reset },
    sortBy: (column) => change(sortAfter(list, state, column)),
    retry: () => void refetch(),
    prefetch: (page) => void client.prefetchQuery(optionsOf({ ...state, page })),
  };
}
