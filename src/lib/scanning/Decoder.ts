/** What a camera shows now. */
export type Frame = HTMLVideoElement;

/** Reads the QR codes that can be seen. */
export interface Decoder {
  /** @throws where this picture could not be read; the next one may */
  read: (frame: Frame) => Promise<string[]>;
  /** Gives back what it holds. */
  close: () => void;
}
