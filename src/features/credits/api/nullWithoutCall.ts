import { ApiError } from '@/lib/http/ApiError';

/** What a call answers, or null where the host has no such call. */
export async function nullWithoutCall<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && hasNoSuchCall(error)) return null;
    throw error;
  }
}

function hasNoSuchCall(error: ApiError): boolean {
  return error.kind === 'unreadable' || error.status === 404 || error.status === 405 || error.status === 501;
}
