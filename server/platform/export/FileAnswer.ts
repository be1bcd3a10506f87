import type { ExportTable } from './columns';

/** A file that is about to be sent. */
export interface FileAnswer {
  /** Without folder and ending. */
  name: string;
  /** Rows without heading and end line. */
  rows: number;
  table: ExportTable;
  /** Called once, however the sending ends. */
  close: () => Promise<void>;
}
