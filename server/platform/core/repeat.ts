/**
 * Runs a job every `ms`, one run at a time. A job says itself what went wrong; it never throws.
 * @returns ends it: no run begins any more, and the one under way comes to its end first
 */
export function repeat(ms: number, job: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= job().finally(() => (running = null));
  }, ms);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
