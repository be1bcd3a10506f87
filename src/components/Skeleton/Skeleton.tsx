import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** px or any CSS length. Default 100 %. */
  width?: number | string;
  /** px or any CSS length. Default 12 px. */
  height?: number | string;
  /** px. Default 4. */
  radius?: number;
}

/** The shape of what is coming. Whoever shows it says `aria-busy` on the place itself. */
export function Skeleton({ width = '100%', height = 12, radius = 4 }: SkeletonProps) {
  return <span className={styles.root} aria-hidden style={{ width, height, borderRadius: radius }} />;
}
