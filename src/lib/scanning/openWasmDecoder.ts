import { transfer, wrap } from 'comlink';
import { ApiError } from '../http/ApiError';
import type { Decoder, Frame } from './Decoder';
import type { CodeReader } from './codeWorker';

/** Pictures are read at most so wide, px: a label at arm's length has some 4 px a module then. */
const WIDEST = 1280;

/**
 * ZXing in a worker: a picture takes up to 80 ms on a quiet machine, several times that on a cheap phone.
 * @throws ApiError `offline` where its program cannot be had
 */
export async function openWasmDecoder(): Promise<Decoder> {
  const worker = new Worker(new URL('./codeWorker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'Code worker')));
  });
  broken.catch(() => undefined);
  const reader = wrap<CodeReader>(worker);
  try {
    await Promise.race([reader.prepare(), broken]);
  } catch (cause) {
    worker.terminate();
    throw new ApiError({ kind: 'offline', status: 0, cause });
  }
  return {
    read: async (frame) => {
      const picture = await pictureOf(frame);
      return Promise.race([reader.read(transfer(picture, [picture])), broken]);
    },
    close: () => worker.terminate(),
  };
}

function pictureOf(frame: Frame): Promise<ImageBitmap> {
  const { videoWidth: width, videoHeight: height } = frame;
  if (width <= WIDEST) return createImageBitmap(frame);
  const resizeHeight = Math.round((height * WIDEST) / width);
  return createImageBitmap(frame, { resizeWidth: WIDEST, resizeHeight });
}
