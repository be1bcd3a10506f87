import type { ReactNode } from 'react';

/**
 * Where a column stands when the row is a card (767 px and below). The first line is `title` and `aside`; `line` is one
 * with its label. Lists that are read a hundred times a day take three lines without labels: below the first `lead` and
 * `leadAside`, then `foot` and `footAside`; `act` is a last line for a button with a long name.
 */
export type CardSlot =
  | 'title'
  | 'aside'
  | 'line'
  | 'lead'
  | 'leadAside'
  | 'foot'
  | 'footAside'
  | 'act'
  | 'hidden';

/** Width of the table, px, below which a column is hidden; DataTable.module.css has a rule for each. False: never. */
export type HideBelow = 1248 | 1152 | 944 | 768 | false;

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
  /** Grows with the table to this many percent of it, so that nothing is cut beside empty space; `width` is its least. */
  grow?: number;
  /**
   * Never cut: takes a second line where the column is too narrow; for what a record is known by. `line`: stays in one
   * and reaches into the room between columns where a reader sets text further apart; for days, numbers and states.
   */
  whole?: boolean | 'line';
  /** Hidden in a table narrower than this, px; what it says stands in the row's detail too. Default: never. */
  hideBelow?: HideBelow;
  /** Default: the first column is the title, the others are lines. */
  card?: CardSlot;
  /** Its name stands before it in the second or third line of a card, where the value alone would not say what it is. */
  cardLabel?: boolean;
}

export interface Sort {
  column: string;
  order: 'asc' | 'desc';
}

export interface Selection<R> {
  /** Keys of the chosen rows, as `rowKey` gives them. */
  chosen: ReadonlySet<string | number>;
  /** Keep it stable between renders. */
  onChoose: (rows: readonly R[], chosen: boolean) => void;
  /** What a row's box is called: 'Pilih JKT/2611/00042'. Keep it stable between renders. */
  labelOf: (row: R) => string;
  /** Cards have a box too, and all together one above them; what is done with the chosen ones is at hand. Default: not on phones. */
  onPhones?: boolean;
  /** Why a row can't be chosen now, in words; undefined: it can. Left out: every row can. */
  whyNot?: (row: R) => string | undefined;
}

export interface DataTableProps<R> {
  /** What the table lists; for screen readers. */
  caption: string;
  /** The columns, left to right. */
  columns: readonly Column<R>[];
  /** Undefined: nothing is known yet, the table shows its shape. */
  rows: readonly R[] | undefined;
  /** What tells a row from the others. */
  rowKey: (row: R) => string | number;
  /** The column that rows are sorted by, and which way. */
  sort?: Sort | undefined;
  /** A header was pressed; who holds the sort decides its order. */
  onSort?: (column: string) => void;
  /** Opens a row: its first cell becomes a link, and the whole row can be clicked. */
  rowHref?: (row: R) => string;
  /** Opens a row without an address: its first cell becomes a button. */
  onOpen?: (row: R) => void;
  /** Name of that link or button where the first cell alone says too little. */
  openLabel?: (row: R) => string;
  /** Rows can be chosen: each has a box to tick. */
  selection?: Selection<R> | undefined;
  /** Others are on their way; rows that are here stay, and where there are none their shape is shown. */
  loading?: boolean;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Rows of the shape. Default 10. */
  skeletonRows?: number;
}
