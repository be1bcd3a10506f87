import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnyEndpoint, DataOf, ParamsOf, QueryOf } from '../contract/endpoint';
import { call, earlyData, type CallInput } from '../http/request';
import type { List, Paging } from './defineList';
import { listQuery } from './listState';

/** Of what a list is a part: a record's own path, and what is asked for beside the list's filters. */
export interface ListOf<E> {
  params?: ParamsOf<E>;
  query?: Partial<QueryOf<E>>;
}

/** One page of a list; while another is fetched the one before stays on screen. */
export function listOptions<E extends AnyEndpoint, S extends Paging>(
  list: List<E, S>,
  state: NoInfer<S>,
  { params, query }: ListOf<E> = {},
) {
  const asked = { ...listQuery(list, state), ...query };
  const inputWith = (signal?: AbortSignal) => ({ query: asked, params, signal }) as unknown as CallInput<E>;
  return queryOptions<DataOf<E>>({
    queryKey: [...list.key, asked, ...(params === undefined ? [] : [params])],
    queryFn: ({ signal }) => call(list.endpoint, inputWith(signal)),
    initialData: () => earlyData(list.endpoint, inputWith()),
    placeholderData: keepPreviousData,
  });
}
