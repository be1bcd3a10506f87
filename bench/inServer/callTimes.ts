import type { SignedInApi } from './openCompany';

/** What is called: its name in the table, and its address below `/api/`. */
export type Call = readonly [name: string, address: string];

/** ms of one call, and how many rows it answers to. */
export interface CallTime {
  median: number;
  best: number;
  rows: number;
}
export type CallTimes = ReadonlyMap<string, CallTime>;

const WARM_UP = 5;

/** Calls each address `runs` times inside the process. Throws what is not 200. */
export async function callTimes(
  { app, headers }: SignedInApi,
  calls: readonly Call[],
  runs: number,
): Promise<CallTimes> {
  const times = new Map<string, CallTime>();
  for (const [name, address] of calls) {
    const taken: number[] = [];
    let rows = 0;
    for (let run = -WARM_UP; run < runs; run += 1) {
      const started = performance.now();
      const answer = await app.inject({ url: `/api/${address}`, headers });
      if (run >= 0) taken.push(performance.now() - started);
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
      if (run === 0) rows = rowsOf(answer.json<{ data: unknown }>().data);
    }
    taken.sort((a, b) => a - b);
    times.set(name, { median: taken[runs >> 1] ?? NaN, best: taken[0] ?? NaN, rows });
  }
  return times;
}

/** What a list counts, or how long it is. */
function rowsOf(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  return typeof data === 'object' && data !== null && 'count' in data ? Number(data.count) : 0;
}

export interface Sized {
  /** Records in the table. */
  size: number;
  times: CallTimes;
  /** The most that a median should be, ms. */
  goal: number;
}

/** A table of the calls, one pair of columns for each size, and which goal was missed. */
export function report(calls: readonly Call[], sizes: readonly Sized[]): void {
  const line = (cells: readonly string[]) =>
    console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(36) : cell.padStart(11))).join(''));
  line(['ms', ...sizes.flatMap(({ size }) => [String(size), '(best)']), 'rows', '']);
  for (const [name] of calls) {
    const found = sizes.map(({ times, goal }) => ({ ...(times.get(name) ?? NOTHING), goal }));
    const missed = found.some(({ median, goal }) => median >= goal) ? 'missed' : '';
    const figures = found.flatMap(({ median, best }) => [median.toFixed(1), best.toFixed(1)]);
    line([name, ...figures, String(found.at(-1)?.rows ?? 0), missed]);
  }
  line(['median of all', ...sizes.flatMap(({ times }) => [middle(times).toFixed(1), ''])]);
}

const NOTHING: CallTime = { median: NaN, best: NaN, rows: 0 };

function middle(times: CallTimes): number {
  const sorted = [...times.values()].map(({ median }) => median).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}
