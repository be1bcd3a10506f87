import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { Viewed } from '@/lib/list/viewed';

/** What the saved views of a screen need of it. */
export interface ViewsProps {
  /** The screen. */
  viewed: Viewed;
  /** Columns that were chosen; null: the list's own, or none can be. */
  columns: readonly string[] | null;
}

/** Draws the saved views of a screen; the app gives it. Null: nobody's views are kept here. */
export const ViewsContext = createContext<ComponentType<ViewsProps> | null>(null);

/** The saved views of a screen; null: it has none here. */
export function useViews(viewed: Viewed | null, columns: ViewsProps['columns'] = null): ReactNode {
  const Views = use(ViewsContext);
  return Views && viewed && createElement(Views, { viewed, columns });
}
