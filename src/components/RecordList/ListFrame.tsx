import { Fragment, type ReactNode } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { FigureNotePart } from '@/components/FigureNote/FigureNotePart';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { ListPage, Paging } from '@/lib/list/defineList';
import type { ShownList } from '@/lib/list/useShownList';
import { useViews } from '@/components/TableTools/ViewsContext';
import type { RowsView } from './ListView';
import { RecordTable, type RecordTableProps } from './RecordTable';
import styles from './ListFrame.module.css';

export interface ListFrameProps<R, S extends Paging, K extends string | number> extends Pick<
  RecordTableProps<R, K>,
  'hrefOf' | 'onOpen' | 'selection' | 'loading' | 'empty'
> {
  /** The list as `useList` shows it. */
  shown: ShownList<S, ListPage<R>>;
  /** How its rows look; keep it stable between renders. */
  view: RowsView<R, K>;
  /** Search and filters; left out: it has none. */
  filters?: ReactNode;
  /** Below the filters: figures, a sentence about what is shown. */
  head?: ReactNode;
  /** Beside the way to other pages: what the rows come to; null: it is not known. */
  total?: ReactNode;
  /** What opens above it. */
  children?: ReactNode;
}

/** What a list stands in whose filters are its own: filters, tools, rows, and the way to other pages. */
export function ListFrame<R, S extends Paging, K extends string | number>({
  shown,
  view,
  hrefOf,
  onOpen,
  selection,
  filters,
  empty,
  loading = false,
  head,
  total,
  children,
}: ListFrameProps<R, S, K>) {
  const { list, state, data, error, isFetching, isPlaceholderData, figure, change, retry } = shown;
  const { sort, order } = state as { sort?: string; order?: 'asc' | 'desc' };
  const views = useViews(list.viewed, shown.columns[0]);
  const hasFailed = error !== null && data === undefined;
  const failure = hasFailed && (
    <ListErrorState
      error={error}
      onRetry={retry}
      retrying={isFetching}
      filtered={!view.failsAlone && filters !== undefined}
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

  const Frame = view.isPart ? Fragment : Framed;
  return (
    <Frame>
      {filters}
      {head}
      {figure && !view.isPart && (
        <FigureNotePart {...figure} count={data?.count} countMore={data?.count_more} />
      )}
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={retry} />}
      <RecordTable
        failure={failure}
        view={view}
        views={views}
        columns={shown.columns}
        ready={data !== undefined && !(view.tools?.needRows && data.count === 0)}
        rows={data?.rows}
        sort={sort !== undefined && order !== undefined ? { column: sort, order } : undefined}
        onSort={list.descending ? shown.sortBy : undefined}
        hrefOf={hrefOf}
        onOpen={onOpen}
        {...(selection && { selection })}
        loading={isPlaceholderData || loading}
        empty={empty}
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
