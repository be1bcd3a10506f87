import type { ReactNode } from 'react';
import styles from './Picture.module.css';

/** What the picture says; the words beside it say it too. */
export type PictureName = 'empty' | 'offline' | 'slow' | 'trouble' | 'locked' | 'lost' | 'later';

export interface PictureProps {
  /** Which drawing. */
  name: PictureName;
  /** px, square. Default 96. */
  size?: number;
}

/** A small line drawing for an empty or failed place; decoration only. */
export function Picture({ name, size = 96 }: PictureProps) {
  return (
    <svg className={styles.root} viewBox="0 0 96 96" width={size} height={size} aria-hidden>
      {DRAWINGS[name]}
    </svg>
  );
}

const SHEET = <path d="M26 16h32l14 14v50H26z" data-fill />;
const FOLD = <path d="M58 16v14h14" />;

const DRAWINGS: Record<PictureName, ReactNode> = {
  empty: (
    <>
      {SHEET}
      {FOLD}
      <path d="M36 42h26M36 52h26M36 62h14" data-quiet />
    </>
  ),
  offline: (
    <>
      <path d="M30 64a14 14 0 0 1-1-28 20 20 0 0 1 38-2 15 15 0 0 1-1 30z" data-fill />
      <path d="M22 78 74 20" data-strong />
    </>
  ),
  slow: (
    <>
      <circle cx="48" cy="48" r="30" data-fill />
      <path d="M48 30v18l12 8" data-strong />
      <path d="M48 12v4M84 48h-4M48 84v-4M12 48h4" data-quiet />
    </>
  ),
  trouble: (
    <>
      {SHEET}
      {FOLD}
      <path d="m26 58 10-7 9 8 10-9 9 8 8-6" data-strong />
    </>
  ),
  locked: (
    <>
      <path d="M34 44V32a14 14 0 0 1 28 0v12" />
      <rect x="24" y="44" width="48" height="36" rx="6" data-fill />
      <path d="M48 58v9" data-strong />
    </>
  ),
  lost: (
    <>
      {SHEET}
      {FOLD}
      <circle cx="46" cy="52" r="9" data-strong />
      <path d="m53 59 8 8" data-strong />
    </>
  ),
  later: (
    <>
      <path d="M26 16h32l14 14v50H26z" data-fill data-dashed />
      {FOLD}
      <path d="M36 66v-8M46 66V50M56 66V42" data-strong />
    </>
  ),
};
