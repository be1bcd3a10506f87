import type { AnyEndpoint, DataOf } from '../contract/endpoint';
import { call, type CallInput } from '../http/request';
import { MAX_HITS, type PaletteHit, type PaletteSource } from '../palette/PaletteSource';
import type { List, ListPage, Paging } from './defineList';
import { filterQuery } from './listState';

interface PaletteOf<R, S> extends Pick<PaletteSource, 'key' | 'title' | 'isFor' | 'isNumber' | 'asks'> {
  /** Where the list is. */
  listHref: string;
  /** What the list starts with and would hide what was found: looked for without it. */
  wide?: Partial<S>;
  hitOf: (row: R) => PaletteHit;
}

/**
 * Addresses of a list with what a text finds, in any office: the one that lists start with would hide some of it.
 * @param wide what the list starts with and would hide what was found
 */
export const foundIn =
  <S extends Paging & { search: string }>(list: List<unknown, S>, listHref: string, wide?: Partial<S>) =>
  (search: string): string =>
    listHref + list.codec.search({ ...list.startFor(null), ...wide, search }, list.startFor(0));

/** Records of a list by what its search finds, of every office that the person may see. */
export function listPalette<E extends AnyEndpoint, S extends Paging & { search: string }>(
  list: List<E, S>,
  { listHref, wide, hitOf, ...source }: PaletteOf<DataOf<E> extends ListPage<infer R> ? R : never, S>,
): PaletteSource {
  const state = { ...list.startFor(null), ...wide };
  return {
    ...source,
    options: (text) => ({
      queryKey: [...list.root, 'palette', text],
      queryFn: async ({ signal }) => {
        const query = { ...filterQuery(list, { ...state, search: text }), size: MAX_HITS };
        const found = await call(list.endpoint, { query, signal } as unknown as CallInput<E>);
        const { rows, count } = found as ListPage<Parameters<typeof hitOf>[0]>;
        return { more: count > rows.length, hits: rows.map(hitOf) };
      },
    }),
    allHref: foundIn(list, listHref, wide),
  };
}
