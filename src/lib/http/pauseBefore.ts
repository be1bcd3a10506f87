import { ApiError } from './ApiError';

/**
 * How long to wait before what failed is sent again, ms: the usual pause, the last of which repeats, and never less than the
 * server asked for (429, 503).
 * @param failures how often it failed before
 */
export function pauseBefore(pauses: readonly number[], failures: number, error: unknown): number {
  const usual = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(usual, Math.min(asked, LONGEST));
}

/** A timer takes no more than 24 days. */
const LONGEST = 24 * 3_600_000;
