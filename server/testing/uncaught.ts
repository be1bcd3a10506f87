import { onTestFinished } from 'vitest';

/** What would have ended the process from now on to the end of the test; the result tells what there was so far. */
export function uncaught(): () => unknown[] {
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const kept = (['uncaughtException', 'unhandledRejection'] as const).map((event) => {
    const before = process.listeners(event as 'uncaughtException');
    process.removeAllListeners(event);
    process.on(event, note);
    return { event, before };
  });
  onTestFinished(() => {
    for (const { event, before } of kept) {
      process.off(event, note);
      for (const listener of before) process.on(event as 'uncaughtException', listener);
    }
  });
  return () => errors;
}
