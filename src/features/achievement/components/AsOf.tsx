import { formatInstant } from '@/lib/format/tanggal';
import styles from './AsOf.module.css';

export interface AsOfProps {
  /** When the figures were read, ISO 8601. */
  instant: string;
}

/** A table of eight columns needs the long side of the paper, or it is printed as a phone shows it. */
const LANDSCAPE = '@page { size: A4 landscape; margin: 12mm; }';

/** Of when the figures are; a page that says so is printed on A4, lying. */
export const AsOf = ({ instant }: AsOfProps) => (
  <p className={styles.root}>
    <style>{LANDSCAPE}</style>
    Angka pada {formatInstant(instant)}. Target sebagian bulan dihitung menurut hari kerja.
  </p>
);
