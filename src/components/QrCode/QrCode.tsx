import { encode } from 'uqr';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for who cannot see it. */
  label: string;
}

/** Clear modules around the code; cameras need them to find it (ISO 18004). */
const QUIET = 4;

/** A QR code, dark on light in either theme: many cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={styles.root} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
