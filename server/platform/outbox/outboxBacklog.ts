/** How far behind the delivery of events is. */
export interface OutboxBacklog {
  /** Committed and not yet delivered. */
  waiting: number;
  /** Since when the oldest of them waits, or since when nothing can be heard, s. */
  lag: number;
}
