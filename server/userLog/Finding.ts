import type { LogQuery, Span } from './logFilter';

/** What is looked for in the log, and for whom. */
export interface Finding {
  query: LogQuery;
  /** Whose lines the reader sees; null: everybody's. */
  people: readonly number[] | null;
  /** Days. */
  span: Span;
  /** Only what is older than the last page; null: the first one. */
  last: Place | null;
  limit: number;
}

/** Where a line stands in the order of the log. */
export interface Place {
  /** To the microsecond. */
  at: string;
  id: number;
}
