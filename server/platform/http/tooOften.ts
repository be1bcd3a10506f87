import { ApiError } from '../core/ApiError';
import { formatDuration } from '../format/formatDuration';

/** 429 with how long to wait. @param wait seconds @param what comes too often, as a sentence without its full stop */
export const tooOften = (wait: number, what: string) =>
  new ApiError(429, `${what}. Coba lagi dalam ${formatDuration(wait)}.`, {
    data: { retry_after: wait },
    retryAfter: wait,
  });
