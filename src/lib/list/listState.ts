import type { QueryOf } from '../contract/endpoint';
import type { List, Paging } from './defineList';

/* What follows from a list's definition and its state. Functions, so that what only asks carries nothing else. */

type Values = Readonly<Record<string, unknown>>;

/** What its filters ask for, without page and order. */
export function filterQuery<E, S extends Paging>(
  { filters }: List<E, S>,
  state: NoInfer<S>,
): Partial<QueryOf<E>> {
  const values = state as unknown as Values;
  const asked: Record<string, unknown> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const value = filter.ask(values[name]);
    if (value !== undefined) asked[name] = value;
  }
  return asked as Partial<QueryOf<E>>;
}

/** What an export asks for: filters and order, without the page. */
export function exportQuery<E, S extends Paging>(list: List<E, S>, state: NoInfer<S>): Partial<QueryOf<E>> {
  const { sort, order } = state as unknown as Values;
  return { ...filterQuery(list, state), ...(list.descending && { sort, order }) };
}

/** What one page of it asks for; a size that the server has as well stays out. */
export function listQuery<E, S extends Paging>(list: List<E, S>, state: NoInfer<S>): Partial<QueryOf<E>> {
  const { page, size } = state;
  return { ...exportQuery(list, state), page, ...(size === list.pageSize ? {} : { size }) };
}

/** Names and starts of what 'Atur ulang' puts back. */
const clearable = ({ filters }: Pick<List, 'filters'>) =>
  Object.entries(filters).filter(([, { isPlace }]) => !isPlace);

/** How many filters differ from the start. */
export function activeFilters<S extends Paging>(list: List<unknown, S>, state: NoInfer<S>): number {
  const values = state as unknown as Values;
  return clearable(list).filter(([name, { start }]) => values[name] !== start).length;
}

/** What 'Atur ulang' puts back: every filter, no place and no order. */
export const filtersOff = <S extends Paging>(list: List<unknown, S>): Partial<S> =>
  Object.fromEntries(clearable(list).map(([name, { start }]) => [name, start])) as Partial<S>;

/** The state after a part of it changed: from the first page, and what was chosen within a filter that changed is not. */
export function changedState<S extends Paging>(
  list: List<unknown, S>,
  state: NoInfer<S>,
  part: Partial<NoInfer<S>>,
): S {
  const next: Record<string, unknown> = { ...state, page: 1, ...part };
  for (const [name, { start, within }] of Object.entries(list.filters)) {
    const moved = within !== undefined && next[within] !== (state as unknown as Values)[within];
    if (moved && !(name in part)) next[name] = start;
  }
  return next as unknown as S;
}

/** What is sorted by after a header was pressed: each column begins at its useful end, pressed again it turns round. */
export function sortAfter<S extends Paging>(
  list: Pick<List, 'descending'>,
  state: S,
  column: string,
): Partial<S> {
  const { sort, order } = state as unknown as Values;
  const first = list.descending?.includes(column) ? 'desc' : 'asc';
  const turned = order === 'desc' ? 'asc' : 'desc';
  return { sort: column, order: sort === column ? turned : first } as unknown as Partial<S>;
}

/** What choosing a filter's value changes: it, and what was chosen within it. */
export const changeOf = ({ filters }: Pick<List, 'filters'>, name: string, value: unknown): Values => ({
  [name]: value,
  ...Object.fromEntries(
    Object.entries(filters).flatMap(([other, { start, within }]) =>
      within === name ? [[other, start]] : [],
    ),
  ),
});
