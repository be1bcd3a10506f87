import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { IdleContext } from '@/lib/idle/useAppIdle';
import { whenIdle } from './whenIdle';

/** After the first view, ms; and again while something is still asked for. */
const QUIET = 1_500;
/** A host that answers late keeps the rest of the app waiting no longer than this, ms. */
const LIMIT = 10_000;

/** Waits until the page has nothing to do after a start or a sign-in. Without it, as in stories, everything is asked for at once. */
export function IdleProvider({
  children,
}: {
  /** What is drawn once the first view stands. */
  children: ReactNode;
}) {
  const client = useQueryClient();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(
    () =>
      whenQuiet(
        () => client.isFetching() > 0,
        () => setIsIdle(true),
      ),
    [client],
  );
  return <IdleContext value={isIdle}>{children}</IdleContext>;
}

/** Runs a job once `isBusy` is false, QUIET ms from now at the earliest, and the browser has time. Returns how to call it off. */
function whenQuiet(isBusy: () => boolean, job: () => void): () => void {
  const until = performance.now() + LIMIT;
  let stop = () => {};
  const look = () => {
    if (isBusy() && performance.now() < until) wait();
    else stop = whenIdle(job);
  };
  const wait = () => {
    const timer = setTimeout(look, QUIET);
    stop = () => clearTimeout(timer);
  };
  wait();
  return () => stop();
}
