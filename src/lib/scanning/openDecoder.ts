import { loadCode } from '../lazy/loadCode';
import type { Decoder } from './Decoder';

/** The browser's own reader, as far as it is used; TypeScript's library does not know it. */
interface BrowserDetector {
  detect: (frame: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): BrowserDetector;
  getSupportedFormats: () => Promise<string[]>;
}

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether the browser reads QR codes by itself. */
async function readsItself(): Promise<boolean> {
  try {
    return (await detectorClass()?.getSupportedFormats())?.includes('qr_code') ?? false;
  } catch {
    return false;
  }
}

/**
 * What reads codes here: the browser's own where it has one, else ours, which comes late.
 * @throws ApiError `offline` where ours cannot be had
 */
export async function openDecoder(): Promise<Decoder> {
  const Detector = detectorClass();
  if (!Detector || !(await readsItself())) {
    const { openWasmDecoder } = await loadCode(() => import('./openWasmDecoder'));
    return openWasmDecoder();
  }
  const detector = new Detector({ formats: ['qr_code'] });
  return {
    read: async (frame) => (await detector.detect(frame)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}

/** Has this browser keep what it needs to read codes without a connection (sw/lateAssets). */
export async function keepDecoder(): Promise<void> {
  try {
    const decoder = await openDecoder();
    decoder.close();
  } catch {
    // Asked for again when the camera is opened; typing works in any case.
  }
}
