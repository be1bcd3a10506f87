import { MARK_PATH } from './markPath';

export interface BrandMarkProps {
  /** px, square. Default 24. */
  size?: number;
}

/**
 * The sign of Angsur: an A whose right side steps down to zero, as instalments do. Drawn on a grid of 1.5 so that
 * it stays sharp at 16 px; takes the colour of the text around it.
 */
export function BrandMark({ size = 24 }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
      <path d={MARK_PATH} />
    </svg>
  );
}
