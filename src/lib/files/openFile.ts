import { FILE_TROUBLES, getFile, type KeptFile } from '../contract/files';
import { ApiError } from '../http/ApiError';
import { call } from '../http/request';
import { addressOfKey } from './addressOfKey';

/** In a window of its own, which the server's headers keep from running anything. Gives why it could not be, or null. */
export async function openFile({ id }: Pick<KeptFile, 'id'>): Promise<string | null> {
  try {
    const { key, trouble } = await call(getFile, { params: { id } });
    if (key === null) return FILE_TROUBLES[trouble ?? 'MISSING'];
    window.open(addressOfKey(key), '_blank', 'noopener');
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
