/** Counts what comes under each key within a while. */
export interface RateWindow {
  /** Counts one. Returns the seconds to wait where there were too many, which then is not counted; 0: go on. */
  count(key: string, now: Date): number;
}

interface Counted {
  since: number;
  count: number;
}

/**
 * At most `most` under one key in `per` ms, counted in this process alone and bounded by `keys`: it spares the server
 * work, and guards no secret. What guards one is counted in the database (`account/throttle`).
 */
export function rateWindow({
  most,
  per,
  keys = 10_000,
}: {
  most: number;
  per: number;
  keys?: number;
}): RateWindow {
  // In the order in which their time began.
  const counted = new Map<string, Counted>();
  return {
    count(key, now) {
      const time = now.getTime();
      const one = counted.get(key);
      if (one && time < one.since + per) {
        if (one.count >= most) return Math.ceil((one.since + per - time) / 1000);
        one.count += 1;
        return 0;
      }
      counted.delete(key);
      counted.set(key, { since: time, count: 1 });
      const [oldest] = counted.keys();
      if (counted.size > keys && oldest !== undefined) counted.delete(oldest);
      return 0;
    },
  };
}
