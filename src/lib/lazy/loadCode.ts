import { ApiError } from '../http/ApiError';

/**
 * Code that is no component and comes in its own chunk. What is here is answered from memory; after a failure the next
 * call asks again.
 * @throws ApiError `offline` where it cannot be had: to the person it is a lost connection like that of the call itself
 */
export async function loadCode<T>(importer: () => Promise<T>): Promise<T> {
  try {
    return await importer();
  } catch (cause) {
    throw new ApiError({ kind: 'offline', status: 0, cause });
  }
}
