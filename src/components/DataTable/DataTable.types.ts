import type { ReactNode } from 'react';

/**
 * Where a column stands when the row is a card (767 px and below). The first line is `title` and `aside`; `line` is one
 * with its label. Lists that are read a hundred times a day take three lines without labels: below the first `lead` and
 * `leadAside`, then `foot` and `footAside`.
 */
export type CardSlot = 'title' | 'aside' | 'line' | 'lead' | 'leadAside' | 'foot' | 'footAside' | 'hidden';

export interface Column<R> {
  /** Name of the column; the one that `onSort` gets. */
  key: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** px; columns without one share what is left. */
  width?: number;
  /** px below which a column without a width is not squeezed: the table scrolls sideways instead. Default 120. */
  minWidth?: number;
  /** Gives way where the table is narrower than 1152 px, `last`: than 944 px; what it says stands in the row's detail too. */
  hideWhenNarrow?: boolean | 'last';
  /** Default: the first column is the title, the others are lines. */
  card?: CardSlot;
}

export interface Sort {
  column: string;
  order: 'asc' | 'desc';
}

export interface DataTableProps<R> {
  /** What the table lists; for screen readers. */
  caption: string;
  columns: readonly Column<R>[];
  /** Undefined: nothing is known yet, the table shows its shape. */
  rows: readonly R[] | undefined;
  rowKey: (row: R) => string | number;
  sort?: Sort | undefined;
  /** A header was pressed; who holds the sort decides its order. */
  onSort?: (column: string) => void;
  /** Opens a row: its first cell becomes a link, and the whole row can be clicked. */
  rowHref?: (row: R) => string;
  /** Opens a row without an address: its first cell becomes a button. */
  onOpen?: (row: R) => void;
  /** Name of that link or button where the first cell alone says too little. */
  openLabel?: (row: R) => string;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Rows of the shape. Default 10. */
  skeletonRows?: number;
}
