import type { ReactNode } from 'react';
import type { Column } from '@/components/DataTable/DataTable.types';

/** What stands in the place of rows, and the way to a list that has some. */
export interface EmptyWords {
  title: string;
  /** Why, or what to do. */
  why?: ReactNode;
  /** `reset`: a button that takes the filters away. */
  action?: ReactNode;
}

/** Marks an empty list whose filters can be taken away. */
export const RESET = 'reset';

/** How the rows of a list look. `R` is a row, `K` what tells rows apart. */
export interface RowsView<R, K extends string | number> {
  /** What the table lists; for screen readers. */
  caption: string;
  columns: readonly Column<R>[];
  keyOf: (row: R) => K;
  /** Name of a row's link where the first cell alone says too little. */
  nameOf?: (row: R) => string;
  /** What can be done with chosen rows; left out: rows can't be chosen. */
  tools?: ListViewTools<R>;
  /** Rows of the shape while nothing is known. Default 20. */
  skeletonRows?: number;
  /** The list is shorter than a page as a rule: no way to other pages where there is one page alone. */
  isShort?: boolean;
  /** A part of a page that has more: it has no frame of its own. */
  isPart?: boolean;
  /** Where it could not be filled, nothing stands beside the reason. */
  failsAlone?: boolean;
}

/** How a list looks: the half of its definition that draws. `S` is its state. */
export interface ListView<R, S, K extends string | number> extends RowsView<R, K> {
  /** Why it is empty at its first page. */
  emptyWords: (state: S) => EmptyWords;
}

/** Tools of a list. */
export interface ListViewTools<R> {
  /** What the rows are called: 'nota'. */
  noun: string;
  /** What a row's box to tick is called: 'Pilih JKT/2611/00042'. */
  pickName: (row: R) => string;
  /** All columns that can be chosen. Default the view's own. */
  offered?: readonly Column<R>[];
  /** What is copied of a row: names of the cells, and what stands in them. */
  copied: Readonly<Record<string, (row: R) => string | number | null | undefined>>;
  /** A sentence about chosen rows: their sum. */
  summaryOf?: (rows: readonly R[]) => ReactNode;
  /** They stand there only where there are rows. */
  needRows?: boolean;
}
