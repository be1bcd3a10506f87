import type { Endpoint, Schema } from './endpoint';

/** Media types of an export: rows as CSV or as XLSX. */
export const EXPORT_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ExportFormat = keyof typeof EXPORT_TYPES;

/** What a file may be: an export in one of its formats, or one that the server keeps. */
export const FILE_TYPES = {
  rows: Object.values(EXPORT_TYPES),
  kept: ['image/jpeg', 'application/pdf', ...Object.values(EXPORT_TYPES)],
} as const;

/**
 * A call whose answer is a file: bytes as they come, without envelope. A refusal comes in the envelope, as ever. For
 * rows the header below says how many the file will have. How a reader knows that it is whole: `lib/http/wholeFile`.
 */
export interface FileEndpoint<Q extends Schema = Schema> extends Pick<
  Endpoint<Schema, Q>,
  'name' | 'path' | 'origin' | 'guard' | 'summary' | 'query'
> {
  readonly method: 'GET';
  readonly of: keyof typeof FILE_TYPES;
}

/** Rows of the file, without heading and end line. */
export const ROW_COUNT_HEADER = 'x-row-count';

/** Rows beside those: the heading and the end line. */
export const FRAME_ROWS = 2;

/** In a packed file so many rows lie between two flushes (00 00 FF FF), by which they are counted on the way. */
export const ROWS_A_FLUSH = 1000;

/** Declares a call that answers with a file. */
export function fileEndpoint<Q extends Schema>(definition: FileEndpoint<Q>): FileEndpoint<Q> {
  return definition;
}
