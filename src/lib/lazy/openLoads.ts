/** Chunks on their way, for whoever has to wait until a page is whole: pictures of stories. */
export const openLoads = {
  pending: new Set<Promise<unknown>>(),
  /** When the last one came or failed, ms of `performance.now()`; 0 before the first. */
  lastEnded: 0,
};
