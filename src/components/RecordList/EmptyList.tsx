import { Button } from '@/components/Button/Button';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { RESET, type EmptyWords } from './ListView';

export interface EmptyListProps<S extends { page: number }> {
  /** The list’s search, filters and page, as the address keeps them. */
  state: S;
  /** Why it is empty at its first page. */
  words: (state: S) => EmptyWords;
  /** Another page was chosen. */
  onPage: (page: number) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Why a list is empty, and the nearest way to one that is not. */
export function EmptyList<S extends { page: number }>({ state, words, onPage, onReset }: EmptyListProps<S>) {
  if (state.page > 1) return <EmptyPage onFirst={() => onPage(1)} />;
  const { title, why, action } = words(state);
  return (
    <EmptyState
      title={title}
      action={action === RESET ? <Button onClick={onReset}>Atur ulang</Button> : action}
    >
      {why}
    </EmptyState>
  );
}
