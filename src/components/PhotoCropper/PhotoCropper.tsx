import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { keepInside, MAX_ZOOM, wholeCrop, type Crop, type Size } from './crop';
import styles from './PhotoCropper.module.css';

export interface PhotoCropperProps {
  /** Address of the picture. */
  src: string;
  /** Which square is kept; null: the picture is not read yet. */
  crop: Crop | null;
  /** Moved or enlarged; first, once it is read, with its middle. */
  onCrop: (crop: Crop, picture: HTMLImageElement) => void;
  /** The browser cannot read it. */
  onUnreadable: () => void;
}

/** One press of an arrow moves by this part of the kept square. */
const STEP = 0.05;
const ZOOM_STEP = 1.1;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * The square of a photo that is kept, chosen under a round window: by dragging, wheel and slider, or with arrows, plus and
 * minus.
 */
export function PhotoCropper({ src, crop, onCrop, onUnreadable }: PhotoCropperProps) {
  const id = useId();
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const dragged = useRef<{ x: number; y: number; crop: Crop } | null>(null);

  const change = (next: Crop) => {
    if (size && picture.current) onCrop(keepInside(next, size), picture.current);
  };
  const handleLoad = () => {
    const image = picture.current;
    if (!image || image.naturalWidth === 0 || image.naturalHeight === 0) return onUnreadable();
    const read = { width: image.naturalWidth, height: image.naturalHeight };
    setSize(read);
    onCrop(wholeCrop(read), image);
  };
  const handleMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const from = dragged.current;
    if (!from) return;
    const scale = currentTarget.clientWidth * from.crop.zoom;
    const [x, y] = [from.crop.x - (clientX - from.x) / scale, from.crop.y - (clientY - from.y) / scale];
    change({ ...from.crop, x, y });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!crop) return;
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    const factor = ['+', '='].includes(event.key) ? ZOOM_STEP : event.key === '-' ? 1 / ZOOM_STEP : 1;
    if (x === 0 && y === 0 && factor === 1) return;
    event.preventDefault();
    const step = STEP / crop.zoom;
    change({ x: crop.x - x * step, y: crop.y - y * step, zoom: crop.zoom * factor });
  };

  return (
    <div className={styles.root}>
      <div
        data-part="window"
        role="application"
        tabIndex={0}
        aria-label="Bagian foto yang dipakai"
        aria-describedby={`${id}-how`}
        onPointerDown={(event) => {
          if (!crop) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY, crop };
        }}
        onPointerMove={handleMove}
        onPointerUp={() => (dragged.current = null)}
        onPointerCancel={() => (dragged.current = null)}
        onWheel={({ deltaY }) =>
          crop && change({ ...crop, zoom: crop.zoom * ZOOM_STEP ** Math.sign(-deltaY) })
        }
        onKeyDown={handleKey}
      >
        <img
          ref={picture}
          src={src}
          alt=""
          draggable={false}
          style={crop && size ? placed(crop, size) : { visibility: 'hidden' }}
          onLoad={handleLoad}
          onError={onUnreadable}
        />
      </div>
      <label htmlFor={`${id}-zoom`}>Perbesar</label>
      <input
        id={`${id}-zoom`}
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        disabled={!crop}
        value={crop?.zoom ?? 1}
        onChange={({ target }) => crop && change({ ...crop, zoom: Number(target.value) })}
      />
      <p id={`${id}-how`}>Geser foto dengan jari, tetikus, atau tombol panah. Perbesar dengan + dan −.</p>
    </div>
  );
}

/** Size and place of the whole picture in the window, in parts of the window. */
function placed({ x, y, zoom }: Crop, { width, height }: Size) {
  const shorter = Math.min(width, height);
  const percent = (part: number) => `${part * 100}%`;
  return {
    width: percent((width / shorter) * zoom),
    height: percent((height / shorter) * zoom),
    left: percent(0.5 - x * zoom),
    top: percent(0.5 - y * zoom),
  };
}
