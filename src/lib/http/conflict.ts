import { ApiError } from './ApiError';

/** A schema of the contract, as far as reading needs it. */
export interface Reader<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

/** The server refused because the record is another one by now (409). */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** What a 409 says instead of a success; null where it is no 409, or says something else. */
export function conflictData<T>(error: unknown, reader: Reader<T>): T | null {
  if (!isConflict(error)) return null;
  const parsed = reader.safeParse(error.data);
  return parsed.success ? parsed.data : null;
}

/** The record as a 409 says that it is now (`data.current`); null where it does not say. */
export function currentOf<T>(error: unknown, reader: Reader<T>): T | null {
  if (!isConflict(error) || typeof error.data !== 'object' || error.data === null) return null;
  const parsed = reader.safeParse('current' in error.data ? error.data.current : undefined);
  return parsed.success ? parsed.data : null;
}
