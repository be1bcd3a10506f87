import { expose } from 'comlink';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import program from 'zxing-wasm/reader/zxing_reader.wasm?url';

/* Reads QR codes out of pictures; lives in the worker. Its program comes from our own origin, never from where the package says. */
const ready = prepareZXingModule({ overrides: { locateFile: () => program }, fireImmediately: true });
// Whoever asks hears of it.
ready.catch(() => undefined);
let canvas: OffscreenCanvas | null = null;

const reader = {
  /** The program is here. */
  prepare: async (): Promise<void> => {
    await ready;
  },
  read: async (picture: ImageBitmap): Promise<string[]> => {
    const { width, height } = picture;
    if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    if (!drawing) throw new Error('No canvas in this worker.');
    drawing.drawImage(picture, 0, 0);
    picture.close();
    const found = await readBarcodes(drawing.getImageData(0, 0, width, height), { formats: ['QRCode'] });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  },
};
export type CodeReader = typeof reader;

expose(reader);
