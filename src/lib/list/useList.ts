import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useOfficeListState } from '../address/useOfficeListState';
import type { AnyEndpoint, DataOf } from '../contract/endpoint';
import { useColumnChoice } from '../session/columnChoice';
import type { List, Paging } from './defineList';
import { listOptions, type ListOf } from './listOptions';
import { activeFilters, changedState, filtersOff, sortAfter } from './listState';

/** What is needed of a list to show it. */
type Showable = Pick<List, 'filters' | 'pageSize' | 'sizes' | 'descending' | 'columns'>;

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
  /** How many filters differ from the start. */
  active: number;
  /** Chosen columns and how to choose others. */
  columns: ReturnType<typeof useColumnChoice>;
  change: (part: Partial<S>) => void;
  /** Puts every filter back. */
  reset: () => void;
  /** A header was pressed. */
  sortBy: (column: string) => void;
  retry: () => void;
  prefetch: (page: number) => void;
}

/** The state of a list, kept in the address; see `useOfficeListState`. */
export function useListState<S extends Paging>(list: List<unknown, S>) {
  const { state, change } = useOfficeListState(list, (before, part) => changedState(list, before, part));
  return { state, change, reset: () => change(filtersOff(list)), active: activeFilters(list, state) };
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
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(optionsOf(state));
  const columns = useColumnChoice(list.columns);
  return {
    ...{ list, state, data, error, isFetching, isPlaceholderData, active, columns, change, reset },
    sortBy: (column) => change(sortAfter(list, state, column)),
    retry: () => void refetch(),
    prefetch: (page) => void client.prefetchQuery(optionsOf({ ...state, page })),
  };
}

/**
 * A list of the contract on screen, with all that follows from its definition.
 * @param of what it is a part of: one partner's
 */
export const useList = <E extends AnyEndpoint, S extends Paging>(
  list: List<E, S>,
  of?: ListOf<E>,
): ShownList<S, DataOf<E>> =>
  useShownList(list, useListState<S>(list), (state) => listOptions(list, state, of));
