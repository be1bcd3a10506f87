/** Which square of a picture is kept: its middle and its side, in parts of the picture's shorter side. */
export interface Crop {
  /** Middle, 0 … width / shorter side. */
  x: number;
  /** Middle, 0 … height / shorter side. */
  y: number;
  /** How many times larger than with the whole shorter side; 1 … `MAX_ZOOM`. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How near one may come: beyond it a phone's photo has too few pixels. */
export const MAX_ZOOM = 4;

/** The largest square in the middle. */
export function wholeCrop({ width, height }: Size): Crop {
  const shorter = Math.min(width, height);
  return { x: width / shorter / 2, y: height / shorter / 2, zoom: 1 };
}

/** The nearest crop that lies wholly in the picture. */
export function keepInside(crop: Crop, { width, height }: Size): Crop {
  const shorter = Math.min(width, height);
  const zoom = Math.min(MAX_ZOOM, Math.max(1, crop.zoom));
  const half = 1 / zoom / 2;
  const within = (value: number, side: number) => Math.min(side / shorter - half, Math.max(half, value));
  return { x: within(crop.x, width), y: within(crop.y, height), zoom };
}

/** Left, top and side of a crop in the picture's own pixels. */
export function pixelsOf({ x, y, zoom }: Crop, { width, height }: Size) {
  const shorter = Math.min(width, height);
  const side = shorter / zoom;
  return { left: x * shorter - side / 2, top: y * shorter - side / 2, side };
}
