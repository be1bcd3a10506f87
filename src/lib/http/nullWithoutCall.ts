import { hasNoSuchCall } from './hasNoSuchCall';

/** What a call answers, or null where the host has no such call. */
export async function nullWithoutCall<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (hasNoSuchCall(error)) return null;
    throw error;
  }
}
