import {
  addressCodec,
  oneOf,
  page,
  whole,
  type AddressCodec,
  type AddressField,
} from '../address/addressCodec';
import type { AnyEndpoint, QueryOf } from '../contract/endpoint';
import { keptList, type KeptList } from '../address/keptList';
import type { QueryRoot } from '../query/queryRoots';
import type { ChosenList } from '../session/columnChoice';
import type { OwnEntry } from '../session/ownEntries';
import type { ViewedList } from '../contract/viewedLists';
import type { Filter } from './filters';
import { viewedAs, type Viewed } from './viewed';

/** One page of a list, as calls answer. */
export interface ListPage<R> {
  rows: readonly R[];
  count: number;
  /** There are more than `count` says. */
  count_more?: boolean;
}

/** What every list has in its address beside its filters. */
export interface Paging {
  /** From 1. */
  page: number;
  /** Rows a page. */
  size: number;
}

/** What a list has there that can be sorted. */
export type Sorting<O extends string> = [O] extends [never] ? object : { sort: O; order: 'asc' | 'desc' };

type Fields = Record<string, AddressField<unknown>>;
type Asked<E, K> = K extends keyof QueryOf<E> ? QueryOf<E>[K] : never;

interface ListDefinition<E, F extends object, O extends string> {
  endpoint: E;
  /** Keys of its feature, below which its own stand. */
  root: readonly [QueryRoot, ...(readonly string[])];
  /** What its keys are called there. Default 'list'. */
  part?: string;
  /** Its filters, in the order in which they are drawn. */
  filters: { readonly [K in keyof F]: Filter<F[K], Asked<E, K>> };
  pageSize: number;
  /** The number of rows a page can be chosen. */
  sizes?: boolean;
  /** Columns that sort, by the call's names; which one at the start, and which begin with the highest or newest. */
  sorts?: { of: readonly O[]; start: NoInfer<O>; descending: readonly NoInfer<O>[] };
  /** How it is kept as it was left. */
  kept?: OwnEntry;
  /** What its chosen columns are kept as. */
  columns?: ChosenList;
  /** What views of it are kept under; left out: it is a part of something, which has none. */
  viewed?: ViewedList;
  /** Where a name in the address is another one than the state's. */
  names?: Partial<Record<NoInfer<keyof F> | 'page', string>>;
}

/** A list: its state in the address and what it asks for, without its looks. `S` is its state. */
export interface List<E = unknown, S extends Paging = Paging> {
  readonly endpoint: E;
  readonly root: readonly [QueryRoot, ...(readonly string[])];
  /** Keys of all its pages. */
  readonly key: readonly [QueryRoot, ...(readonly string[])];
  readonly filters: Readonly<Record<string, Filter<unknown>>>;
  readonly pageSize: number;
  readonly sizes: boolean;
  /** Columns that begin with the highest or newest; null: it can't be sorted. */
  readonly descending: readonly string[] | null;
  /** As it was left. */
  readonly kept: KeptList;
  readonly columns: ChosenList | null;
  /** Itself, for saved views; null: it has none. */
  readonly viewed: Viewed | null;
  readonly codec: AddressCodec<S>;
  /** The list at its start, for the office kept in `office_base`. */
  readonly startFor: (officeBase: number | null) => S;
}

/** State of a list. */
export type StateOf<L> = L extends { startFor: (officeBase: number | null) => infer S } ? S : never;

/**
 * One list. Address, query, filter bar, active count, reset and palette follow from it.
 * Of what makes no sense in an address each part is as in the start.
 */
export function defineList<E extends AnyEndpoint, F extends object, O extends string = never>(
  given: ListDefinition<E, F, O>,
): List<E, F & Paging & Sorting<O>> {
  type S = F & Paging & Sorting<O>;
  const { endpoint, root, part = 'list', pageSize, sizes = false, sorts } = given;
  const filters = given.filters as unknown as Readonly<Record<string, Filter<unknown>>>;
  const order = sorts?.descending.includes(sorts.start) ? 'desc' : 'asc';
  const startFor = (officeBase: number | null) =>
    ({
      ...startsOf(filters, officeBase),
      ...{ page: 1, size: pageSize },
      ...(sorts && { sort: sorts.start, order }),
    }) as S;
  // Places stand last, as they always did.
  const fieldsOf = (places: boolean): Fields =>
    Object.fromEntries(
      Object.entries(filters).flatMap(([name, { field, isPlace = false }]) =>
        isPlace === places ? [[name, field]] : [],
      ),
    );
  const fields = {
    ...fieldsOf(false),
    page,
    ...(sizes && { size: whole(1, 100) }),
    ...(sorts && { sort: oneOf(sorts.of), order: oneOf(['asc', 'desc']) }),
    ...fieldsOf(true),
  } as Fields;
  const plain = addressCodec<Record<string, unknown>>(fields, given.names) as unknown as AddressCodec<S>;
  const codec: AddressCodec<S> = {
    ...plain,
    read: (address, start) => withoutOrphans(filters, { ...start, ...plain.read(address, start) }),
  };
  return {
    ...{ endpoint, root, key: [...root, part], filters, pageSize, sizes, startFor, codec },
    descending: sorts?.descending ?? null,
    kept: keptList(given.kept ?? null),
    columns: given.columns ?? null,
    viewed: given.viewed ? viewedAs({ key: given.viewed, codec, startFor, parts: filters }) : null,
  };
}

type Filters = List['filters'];

function startsOf(filters: Filters, officeBase: number | null): Record<string, unknown> {
  const startOf = ({ fromBase, start }: Filter<unknown>) => (fromBase ? (officeBase ?? start) : start);
  const starts: Record<string, unknown> = {};
  for (const [name, filter] of Object.entries(filters)) starts[name] = startOf(filter);
  return starts;
}

/** What says something only within another filter is at its start where that one is not set. */
function withoutOrphans<S extends object>(filters: Filters, state: S): S {
  const at = { ...state } as Record<string, unknown>;
  for (const [name, { start, within, onlyWithin }] of Object.entries(filters)) {
    if (onlyWithin && within !== undefined && at[within] === filters[within]?.start) at[name] = start;
  }
  return at as S;
}
