/** Runs a job once the page has time; at the latest after `limit` ms. Returns how to call it off. */
export function whenIdle(job: () => void, limit = 3_000): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(job, Math.min(limit, 1_000));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(job, { timeout: limit });
  return () => cancelIdleCallback(handle);
}
