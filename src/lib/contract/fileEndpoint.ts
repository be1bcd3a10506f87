import type { Endpoint, Schema } from './endpoint';

/**
 * A call whose answer is a file: bytes as they come, without envelope. A refusal comes in the envelope, as ever. For
 * rows (CSV) the header below says how many the file will have; a file with fewer was cut off.
 */
export interface FileEndpoint<Q extends Schema = Schema> extends Pick<
  Endpoint<Schema, Q>,
  'name' | 'path' | 'origin' | 'guard' | 'summary' | 'query'
> {
  readonly method: 'GET';
  /** Media types of the file. */
  readonly type:
    | 'text/csv'
    | 'image/jpeg, application/pdf, text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
}

/** Rows of the file, without heading and end line. */
export const ROW_COUNT_HEADER = 'x-row-count';

/** Rows beside those: the heading and the end line. */
export const FRAME_ROWS = 2;

/** Declares a call that answers with a file. */
export function fileEndpoint<Q extends Schema>(definition: FileEndpoint<Q>): FileEndpoint<Q> {
  return definition;
}
