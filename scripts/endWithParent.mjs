import { setInterval } from 'node:timers';

/** Time between two looks at who the parent is, ms. */
const LOOK_EVERY = 500;

/**
 * Ends a process that npm started, as SIGTERM would, once its parent is gone: npm passes a signal on to its shell alone,
 * and what runs below would stay with port and data folder. Windows keeps a lost parent's number: nothing is seen there.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY).unref();
}
