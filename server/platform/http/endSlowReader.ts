import type { ServerResponse } from 'node:http';

/** How slowly an answer may be taken that holds something others wait for. */
export interface Pace {
  /** At least so much is taken while more is ready, bytes a second. */
  leastRate: number;
  /** Over so long, s. */
  over: number;
  /** In all, s. */
  deadline: number;
}

const SECOND = 1000;

/**
 * Breaks an answer off whose reader takes less than `pace`, or takes too long. Only time in which something was ready to be
 * taken counts: a server that has nothing yet holds itself up.
 * @param onSlow told once, before it is broken off
 */
export function endSlowReader(
  answer: ServerResponse,
  { leastRate, over, deadline }: Pace,
  onSlow: () => void,
): void {
  // What was taken after each of the last seconds in which the reader was waited for.
  let taken: number[] = [];
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    const { socket } = answer;
    const isReady = answer.writableLength > 0;
    const handedOver = (socket?.bytesWritten ?? 0) - (socket?.writableLength ?? 0);
    taken = isReady ? [...taken, handedOver].slice(-(over + 1)) : [];
    const isSlow = taken.length > over && handedOver - (taken[0] ?? 0) < leastRate * over;
    if (!isSlow && seconds < deadline) return;
    clearInterval(timer);
    onSlow();
    answer.destroy();
  }, SECOND).unref();
  answer.once('close', () => clearInterval(timer));
}
