import { loadCode } from '@/lib/lazy/loadCode';
import type { SignatureDraft } from '../domain/SignatureDraft';

/** A few kB: longer than this is no connection, ms. */
const LONGEST = 30_000;

/**
 * Sends a signature with the act that it belongs to, once: what fails is told, and a person tries again.
 * @returns id of the kept file
 * @throws ApiError
 */
export async function sendSignature(book: number, { drawn, png }: SignatureDraft): Promise<number> {
  // Only who sends a file needs what hashes it.
  const { sendFile } = await loadCode(() => import('@/lib/files/sendFile'));
  const file = await sendFile(
    { slot: `bpkb ${book} ${drawn}`, kind: 'PHOTO', name: 'tanda-tangan.png', content: png },
    { signal: AbortSignal.timeout(LONGEST), once: true, onProgress: idle, onWaiting: idle },
  );
  return file.id;
}

const idle = () => undefined;
