import { ApiError } from '../platform/core/ApiError';
import { fairQueue } from '../platform/core/fairQueue';

/** Somebody else's file, or another of one's own, is being looked at. */
export const busy = () => new ApiError(429, 'Berkas sedang diperiksa. Tunggu sebentar.', { retryAfter: 2 });

/**
 * Turns of this process at looking at what was sent. A picture is memory and a core: two at a time, of one person one; who
 * waits has nothing in memory yet.
 */
export const pictureTurns = fairQueue({
  atATime: 2,
  waiting: { each: 6, all: 40 },
  patience: 10_000,
  refusal: busy,
});
