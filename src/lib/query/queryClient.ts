import { QueryCache, QueryClient, MutationCache } from '@tanstack/react-query';
import { ApiError } from '../http/ApiError';

/** How long data counts as fresh, ms: going back to a list shows it at once and asks again. */
const STALE_AFTER = 15_000;
const PASSING_RETRIES = 2;

export interface QueryClientOptions {
  /** A call answered 401. The unread count then decides whether the session is over (SPEC 5). */
  onUnauthorized?: () => void;
  /** A call answered 403: the title may have lost a right since its flags were read. */
  onForbidden?: () => void;
  /** ms between tries; tests shorten it. */
  retryDelay?: number;
}

const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;

/** The QueryClient with Angsur's error policy. */
export function createQueryClient({
  onUnauthorized,
  onForbidden,
  retryDelay,
}: QueryClientOptions = {}): QueryClient {
  const handleError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) onUnauthorized?.();
    if (isForbidden(error)) onForbidden?.();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // What may no longer be read does not stay on screen, as it would after any other failed refresh.
        if (isForbidden(error)) query.setState({ data: undefined, dataUpdatedAt: 0 });
        handleError(error);
      },
    }),
    mutationCache: new MutationCache({ onError: handleError }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER,
        // Offline calls fail at once with words of their own instead of waiting silently.
        networkMode: 'always',
        retry: (failures, error) =>
          failures < PASSING_RETRIES && error instanceof ApiError && error.isPassing && error.status !== 429,
        ...(retryDelay === undefined ? {} : { retryDelay }),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
