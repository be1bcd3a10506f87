import { ApiError } from '@/lib/http/ApiError';

/** The right was taken away: what the device kept is not shown any more either. */
export const isForbidden = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 403;
