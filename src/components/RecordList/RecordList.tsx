import { Fragment, type ReactNode } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { ListPage, Paging } from '@/lib/list/defineList';
import type { ShownList } from '@/lib/list/useShownList';
import { EmptyList } from './EmptyList';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import type { ListView, RowsView } from './ListView';
import { RecordTable, type RecordTableProps } from './RecordTable';
import styles from './RecordList.module.css';

export interface RecordListProps<R, S extends Paging, K extends string | number>
  extends Pick<ListFiltersProps<S>, 'choices' | 'today'>, Pick<RecordTableProps<R, K>, 'hrefOf' | 'onOpen'> {
  /** The list as `useList` shows it. */
  shown: ShownList<S, ListPage<R>>;
  /** How it looks; keep it stable between renders. `emptyWords` may be left out where `empty` is given. */
  view: RowsView<R, K> & Partial<Pick<ListView<R, S, K>, 'emptyWords'>>;
  /** In the place of the filters that the definition says. */
  filters?: ReactNode;
  /** In the place of the view's words for an empty list. */
  empty?: ReactNode;
  /** The rows are known to be out of date; newer ones are on their way. */
  loading?: boolean;
  /** Below the filters, at the end of their line: what begins a new record. */
  action?: ReactNode;
  /** Below the filters: figures, a sentence about what is shown. */
  head?: ReactNode;
  /** Beside the way to other pages: what the rows come to; null: it is not known. */
  total?: ReactNode;
  /** What opens above it. */
  children?: ReactNode;
}

/** A list of records: filters, tools, rows or why there are none, and the way to other pages. */
export function RecordList<R, S extends Paging, K extends string | number>({
  shown,
  view,
  choices,
  today,
  hrefOf,
  onOpen,
  filters,
  empty,
  loading = false,
  action,
  head,
  total,
  children,
}: RecordListProps<R, S, K>) {
  const { list, state, data, error, isFetching, isPlaceholderData, change, reset, retry } = shown;
  const { sort, order } = state as { sort?: string; order?: 'asc' | 'desc' };
  const hasFailed = error !== null && data === undefined;
  const failure = hasFailed && (
    <ListErrorState
      error={error}
      onRetry={retry}
      retrying={isFetching}
      filtered={!view.failsAlone && (filters !== undefined || hasFilters(list))}
    />
  );
  if (failure && view.failsAlone) return failure;
  const pages = data && data.count > (view.isShort ? list.pageSize : 0) && (
    <Pagination
      page={state.page}
      size={state.size}
      count={data.count}
      countMore={data.count_more}
      busy={isPlaceholderData}
      onPage={(page) => change({ page } as Partial<S>)}
      onSize={list.sizes ? (size) => change({ size } as Partial<S>) : undefined}
      onPrefetch={shown.prefetch}
    />
  );

  const { emptyWords } = view;
  const Frame = view.isPart ? Fragment : Framed;
  return (
    <Frame>
      {filters ?? (
        <ListFilters
          {...{ list, state, choices, today, onChange: change, onReset: reset }}
          active={shown.active}
        />
      )}
      {action && <header>{action}</header>}
      {head}
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={retry} />}
      <RecordTable
        failure={failure}
        view={view}
        columns={shown.columns}
        ready={data !== undefined && !(view.tools?.needRows && data.count === 0)}
        rows={data?.rows}
        sort={sort !== undefined && order !== undefined ? { column: sort, order } : undefined}
        onSort={list.descending ? shown.sortBy : undefined}
        hrefOf={hrefOf}
        onOpen={onOpen}
        loading={isPlaceholderData || loading}
        empty={
          empty ??
          (emptyWords && (
            <EmptyList
              state={state}
              words={emptyWords}
              onPage={(page) => change({ page } as Partial<S>)}
              onReset={reset}
            />
          ))
        }
      />
      {pages && total !== undefined ? (
        <footer>
          {total}
          {pages}
        </footer>
      ) : (
        pages
      )}
      {children}
    </Frame>
  );
}

const Framed = ({ children }: { children: ReactNode }) => (
  <PageParts className={styles.root}>{children}</PageParts>
);

const hasFilters = ({ filters }: Pick<ShownList['list'], 'filters'>) => Object.keys(filters).length > 0;
