import { ApiError } from '../core/ApiError';

/** PostgreSQL's word for a statement that took longer than it may. */
const TOO_LONG = '57014';

/** What reads much: where it takes too long, it says what helps. */
export async function narrowing<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    throw new ApiError(
      422,
      'Datanya terlalu banyak untuk sekali baca. Persempit periode atau filternya, lalu coba lagi.',
      { cause: error },
    );
  }
}

/** The query layer wraps the driver's error. */
function tookTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === TOO_LONG) || tookTooLong(error.cause);
}
