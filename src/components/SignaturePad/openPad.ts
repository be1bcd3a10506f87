import type SignaturePadLibrary from 'signature_pad';
import type { PointGroup } from 'signature_pad';
import { loadCode } from '@/lib/lazy/loadCode';
import { isSignature, scaled, SIGNATURE_SIZE } from './strokes';

const PAPER = '#ffffff';
const INK = '#101820';
/** Beyond that a line looks no finer, and a cheap phone draws slower. */
const MOST_DOTS = 2;
/** Shades between ink and paper are this far apart: fewer make a smaller file. */
const GREYS = 51;

/** A field in which a hand draws. */
export interface Pad {
  /** As wide as its place is now; what was drawn stays in its shape. */
  fit: () => void;
  clear: () => void;
  /** Takes no more strokes, and listens to nothing. */
  close: () => void;
}

/**
 * Lets a hand draw on a canvas. @param onSigned the signature so far, after each stroke that makes it one
 * @throws ApiError `offline` where the code that draws cannot be had
 */
export async function openPad(canvas: HTMLCanvasElement, onSigned: (png: Blob) => void): Promise<Pad> {
  const { default: Library } = await loadCode(() => import('signature_pad'));
  const pad: SignaturePadLibrary = new Library(canvas, {
    ...{ penColor: INK, backgroundColor: PAPER, minDistance: 2, throttle: 8 },
  });
  let width = 0;
  let last = 0;
  let isDrawing = false;

  function fit() {
    const next = canvas.clientWidth;
    // A stroke that is being drawn would be lost: its end fits the paper.
    if (next === 0 || next === width || isDrawing) return;
    const strokes = pad.toData();
    const dots = Math.min(MOST_DOTS, Math.max(1, window.devicePixelRatio));
    canvas.width = Math.round(next * dots);
    canvas.height = Math.round(((next * SIGNATURE_SIZE.height) / SIGNATURE_SIZE.width) * dots);
    canvas.getContext('2d')?.setTransform(canvas.width / next, 0, 0, canvas.width / next, 0, 0);
    pad.minWidth = next / 400;
    pad.maxWidth = next / 130;
    pad.dotSize = next / 150;
    draw(width === 0 ? strokes : scaled(strokes, next / width));
    width = next;
  }
  const draw = (strokes: PointGroup[]) => pad.fromData(strokes, { clear: true });

  async function keep() {
    const nth = (last += 1);
    if (!isSignature(pad.toData(), width)) return;
    const png = await pngOf(canvas);
    // A stroke after it has one of its own.
    if (png && nth === last) onSigned(png);
  }
  const handleBegin = () => (isDrawing = true);
  const handleEnd = () => {
    isDrawing = false;
    void keep();
    fit();
  };
  pad.addEventListener('beginStroke', handleBegin);
  pad.addEventListener('endStroke', handleEnd);
  fit();
  return {
    fit,
    clear: () => {
      last += 1;
      isDrawing = false;
      pad.clear();
      fit();
    },
    close: () => {
      last += 1;
      pad.removeEventListener('beginStroke', handleBegin);
      pad.removeEventListener('endStroke', handleEnd);
      pad.off();
    },
  };
}

/** What stands on a canvas, as it is kept: black on white, of one size, a few kB. */
function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const { width, height } = SIGNATURE_SIZE;
  const copy = Object.assign(document.createElement('canvas'), { width, height });
  const context = copy.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.drawImage(canvas, 0, 0, width, height);
  const picture = context.getImageData(0, 0, width, height);
  picture.data.forEach((value, at) => (picture.data[at] = Math.min(255, Math.round(value / GREYS) * GREYS)));
  context.putImageData(picture, 0, 0);
  return new Promise((resolve) => copy.toBlob(resolve, 'image/png'));
}
