import type { Paging } from '@/lib/list/defineList';
import { EmptyList } from './EmptyList';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import { ListFrame, type ListFrameProps } from './ListFrame';
import type { ListView } from './ListView';

export interface RecordListProps<R, S extends Paging, K extends string | number>
  extends
    Omit<ListFrameProps<R, S, K>, 'view' | 'filters' | 'empty'>,
    Pick<ListFiltersProps<S>, 'choices' | 'today'> {
  /** How it looks; keep it stable between renders. */
  view: ListView<R, S, K>;
}

/** A list of records: filters, tools, rows or why there are none, and the way to other pages. */
export function RecordList<R, S extends Paging, K extends string | number>({
  choices,
  today,
  ...frame
}: RecordListProps<R, S, K>) {
  const { shown, view } = frame;
  const { list, state, active, change, reset } = shown;
  const filters = Object.keys(list.filters).length > 0 && (
    <ListFilters {...{ list, state, choices, today, active, onChange: change, onReset: reset }} />
  );
  return (
    <ListFrame
      {...frame}
      filters={filters || undefined}
      empty={
        <EmptyList
          state={state}
          words={view.emptyWords}
          onPage={(page) => change({ page } as Partial<S>)}
          onReset={reset}
        />
      }
    />
  );
}
