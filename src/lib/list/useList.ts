import { useOfficeListState } from '../address/useOfficeListState';
import type { AnyEndpoint, DataOf } from '../contract/endpoint';
import type { List, Paging } from './defineList';
import { listOptions, type ListOf } from './listOptions';
import { activeFilters, changedState, filtersOff } from './listState';
import { useShownList, type ShownList } from './useShownList';

/** The state of a list, kept in the address; see `useOfficeListState`. */
export function useListState<S extends Paging>(list: List<unknown, S>) {
  const { state, change } = useOfficeListState(list, (before, part) => changedState(list, before, part));
  return { state, change, reset: () => change(filtersOff(list)), active: activeFilters(list, state) };
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
