import { BrandMark } from '@/components/BrandMark/BrandMark';
import styles from './Wordmark.module.css';

export interface WordmarkProps {
  /** Height of the letters' line, px. Default 20. */
  size?: number;
}

/** The sign and the name. */
export function Wordmark({ size = 20 }: WordmarkProps) {
  return (
    <span className={styles.root} style={{ fontSize: size }}>
      <BrandMark size={Math.round(size * 1.1)} />
      <span>Angsur</span>
    </span>
  );
}
