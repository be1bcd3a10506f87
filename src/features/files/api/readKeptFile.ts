import type { FileViewState } from '@/components/FileView/FileView';
import { getFile, type KeptFile } from '@/lib/contract/files';
import { ApiError } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { addressOfKey } from '@/lib/files/addressOfKey';

/** A file as it is shown once it was asked for: a picture in its place, a PDF in a window of its own. */
export async function readKeptFile({ id }: KeptFile, signal: AbortSignal): Promise<FileViewState> {
  try {
    const { key, type, trouble } = await call(getFile, { params: { id }, signal });
    if (key === null) return { step: 'unusable', trouble: trouble ?? 'MISSING' };
    const address = addressOfKey(key);
    if (type === 'image/jpeg') return { step: 'shown', address };
    window.open(address, '_blank', 'noopener');
    return { step: 'closed' };
  } catch (error) {
    if (signal.aborted) return { step: 'closed' };
    if (error instanceof ApiError) return { step: 'failed', reason: error.message };
    throw error;
  }
}
